import type { ExternalIds } from '#domain/film.ts';
import { normaliseTitle } from '#domain/title.ts';
import { mergeViewings } from '#domain/watched-details.ts';

import type { Facts, ImportRow, LeftOut } from '../shared/row.ts';

/** A film with all that the rows of an export say of it. */
export interface ImportFilm extends Pick<ImportRow, 'file' | 'line' | 'title' | 'originalTitle' | 'year'> {
  ids: ExternalIds;
  facts: Facts;
  /** The lists it is in, by the id of the part, with what was said there. */
  parts: Map<string, Said>;
}

/** What the rows of one list say of a film. */
export interface Said {
  viewings: string[];
  /** The first time that the list tells of, where it tells of one. */
  listedAt?: string | undefined;
  score?: number | undefined;
  note?: string | undefined;
}

/** Titles of signs alone (`…`) are compared as they stand. */
export const nameKey = (title: string, year: number) => `${normaliseTitle(title) || title} ${year}`;

/**
 * Puts the rows of each film together: by the ids of the services, else by title and year, by which our records know films
 * too. Where two films of other ids share both, the second stays out, and that is said.
 */
export function createJoin() {
  const films: ImportFilm[] = [];
  const left: LeftOut[] = [];
  const byId = new Map<string, ImportFilm>();
  const byName = new Map<string, ImportFilm>();

  const add = (row: ImportRow) => {
    const key = nameKey(row.title, row.year);
    const known = idKeys(row.ids).flatMap((id) => byId.get(id) ?? [])[0];
    const twin = known ?? byName.get(key);
    if (known === undefined && twin !== undefined && isOther(twin.ids, row.ids)) {
      const { file, line, title, year } = row;
      left.push({ file, line, title, year, reason: 'aynı ad ve yılda başka bir film var' });
      return;
    }
    const film = twin ?? begin(row);
    if (twin === undefined) {
      films.push(film);
      byName.set(key, film);
    }
    film.ids = { ...row.ids, ...film.ids };
    film.facts = { ...row.facts, ...film.facts };
    film.originalTitle ??= row.originalTitle;
    for (const id of idKeys(film.ids)) byId.set(id, film);
    film.parts.set(row.part, join(film.parts.get(row.part), row));
  };
  return { add, films: films as readonly ImportFilm[], left: left as readonly LeftOut[] };
}

const begin = ({ file, line, title, originalTitle, year }: ImportRow): ImportFilm => ({
  file,
  line,
  title,
  originalTitle,
  year,
  ids: {},
  facts: {},
  parts: new Map(),
});

export const idKeys = ({ imdb, tmdb, letterboxd }: ExternalIds): string[] => [
  ...(imdb === undefined ? [] : [imdb]),
  ...(tmdb === undefined ? [] : [`tmdb ${tmdb}`]),
  ...(letterboxd === undefined ? [] : [letterboxd]),
];

/** Whether one service calls them by two ids. */
const isOther = (a: ExternalIds, b: ExternalIds) =>
  (['imdb', 'tmdb', 'letterboxd'] as const).some(
    (name) => a[name] !== undefined && b[name] !== undefined && a[name] !== b[name],
  );

/** What a list said, and one row more: the newest points win, notes follow each other, and the first listing counts. */
export function join(said: Said | undefined, row: Partial<Said & ImportRow>): Said {
  const viewings = [
    ...(said?.viewings ?? []),
    ...(row.viewings ?? []),
    ...(row.seenAt === undefined ? [] : [row.seenAt]),
  ];
  const times = [said?.listedAt, row.listedAt].filter((time) => time !== undefined);
  const notes = [said?.note, row.note].filter((note) => note !== undefined);
  return {
    viewings: viewings.length > 1 ? mergeViewings(viewings) : viewings,
    listedAt: times.toSorted()[0],
    score: row.score ?? said?.score,
    note: notes.length === 0 ? undefined : [...new Set(notes)].join('\n\n'),
  };
}
