import type { FilmId } from './film.ts';
import { isCollidingId } from './ids.ts';
import { normaliseTitle } from './title.ts';

/** A film by the names that a record, the catalogue or a model knows it by. */
export interface NamedFilm {
  id?: FilmId | undefined;
  title: string;
  originalTitle?: string | undefined;
  /** 0 or none where it is not known. */
  year?: number | undefined;
}

/** Sources disagree on the year of a film, by one. */
const YEARS_APART = 1;

/**
 * Whether a film is one of these, by id, Turkish or original title; the years may differ by one, and one that nobody knows
 * differs from none. Made once for thousands of questions: lists of an import are long.
 */
export function filmSet(films: readonly NamedFilm[]): (film: NamedFilm) => boolean {
  // Asked of every film of a catalogue, most often of nobody's list.
  if (films.length === 0) return () => false;
  const ids = new Set(films.flatMap(({ id }) => (id === undefined || isCollidingId(id) ? [] : [id])));
  const years = new Map<string, Set<number>>();
  for (const film of films)
    for (const name of namesOf(film)) {
      const known = years.get(name) ?? new Set();
      years.set(name, known.add(film.year ?? 0));
    }
  return (film) => {
    if (film.id !== undefined && ids.has(film.id)) return true;
    return namesOf(film).some((name) => {
      const known = years.get(name);
      return known !== undefined && [...known].some((year) => isSameYear(year, film.year ?? 0));
    });
  };
}

const isSameYear = (a: number, b: number) => a === 0 || b === 0 || Math.abs(a - b) <= YEARS_APART;

const namesOf = ({ title, originalTitle = title }: NamedFilm) =>
  [...new Set([title, originalTitle].map(normaliseTitle))].filter((name) => name !== '');
