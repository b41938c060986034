import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import { createJoin, type ImportFilm } from './join.ts';
import { createMatcher, type Match } from './match.ts';
import type { Export, LeftOut, Part } from '../shared/row.ts';
import { AT_A_TIME, type Breathe } from '../shared/breathe.ts';

/** An export as it stands beside the catalogue: what is in it, film by film, before anything is decided. */
export interface Prepared {
  parts: readonly Part[];
  films: readonly { film: ImportFilm; match: Match }[];
  left: readonly LeftOut[];
}

interface PrepareOptions {
  catalogue: readonly CatalogueFilm[];
  breathe: Breathe;
  onProgress: (done: number, total: number) => void;
}

/** Puts the rows of each film together and looks every film up. @throws where it was stopped */
export async function prepare({ parts, rows, left }: Export, options: PrepareOptions): Promise<Prepared> {
  const { catalogue, breathe, onProgress } = options;
  const join = createJoin();
  for (const [index, row] of rows.entries()) {
    join.add(row);
    if (index % AT_A_TIME === 0) await breathe();
  }
  const { add, match } = createMatcher();
  for (const [index, film] of catalogue.entries()) {
    add(film);
    if (index % AT_A_TIME === 0) await breathe();
  }
  const films: { film: ImportFilm; match: Match }[] = [];
  for (const [index, film] of join.films.entries()) {
    films.push({ film, match: match(film) });
    if (index % AT_A_TIME > 0) continue;
    onProgress(index, join.films.length);
    await breathe();
  }
  return { parts, films, left: [...left, ...join.left] };
}
