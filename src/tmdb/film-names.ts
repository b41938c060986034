import { normaliseTitle } from '#domain/title.ts';

/** The film that is looked for. A year of 0 is unknown. */
export interface WantedFilm {
  title: string;
  year: number;
  originalTitle?: string | undefined;
}

interface KnownTitles {
  english: string;
  /** Every title and spelling of it. */
  all: readonly string[];
}

/** The title map (B-04), handed in by app: undefined for a film that it does not know or cannot tell from another. */
export type FindTitles = (film: WantedFilm) => KnownTitles | undefined | Promise<KnownTitles | undefined>;

/** A film's names as the search needs them: two to ask for, all to compare with, normalised. */
export interface FilmNames {
  english: string;
  turkish: string;
  all: ReadonlySet<string>;
}

/**
 * The names of a film: the translated title of the title map, else the original title that the film brings,
 * else its title. Without a letter or digit in its title it has no names.
 */
export function filmNames(film: WantedFilm, known: KnownTitles | undefined): FilmNames | undefined {
  if (normaliseTitle(film.title) === '') return undefined;
  const original = film.originalTitle ?? '';
  const brought = normaliseTitle(original) === '' ? film.title : original;
  const all = [film.title, brought, ...(known === undefined ? [] : [known.english, ...known.all])];
  return {
    english: (known?.english ?? brought).trim(),
    turkish: film.title.trim(),
    all: new Set(all.map(normaliseTitle).filter((name) => name !== '')),
  };
}
