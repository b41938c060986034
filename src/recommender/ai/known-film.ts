import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { sameTitle } from '#domain/title.ts';
import type { WireFilm } from './wire.ts';

/** The catalogue's film of a title, in whatever spelling; undefined where it is unknown or ambiguous. */
export type FindFilm = (title: string, year?: number) => Promise<CatalogueFilm | undefined>;

/** A model's film beside what the catalogue knows of it. */
export interface RecognisedFilm {
  film: WireFilm;
  known?: CatalogueFilm | undefined;
}

/**
 * Looks a model's film up. Only a film of exactly that name (Turkish, original or further) and year (± 1) counts as
 * known; it then goes by its Turkish title, as M-01 wants, so that bans, favourites and duplicates recognise it.
 */
export async function recognise(film: WireFilm, find: FindFilm | undefined): Promise<RecognisedFilm> {
  if (find === undefined || film.title === '' || film.year === undefined) return { film };
  const { title, year } = film;
  const found = await find(title, year);
  if (found === undefined || Math.abs(found.year - year) > 1) return { film };
  const known = [found.title, found.originalTitle, ...found.aliases].some((name) => sameTitle(name, title));
  return known ? { film: { ...film, title: found.title }, known: found } : { film };
}
