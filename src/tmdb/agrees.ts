import { normaliseTitle } from '#domain/title.ts';

import type { Movie } from './wire.ts';

/** How far the database's year may be from the film's: premieres and releases fall into neighbouring years. */
const YEARS_APART = 1;

/**
 * Whether a result is the film that was looked for (B-03): its title or original title is one of the
 * film's names, and its year is the film's within ± 1. A film of year 0 has no year to compare; a result without a
 * year is nobody's who has one.
 * @param names normalised
 */
export function agrees(movie: Movie, names: ReadonlySet<string>, year: number): boolean {
  const named = [movie.title, movie.originalTitle].some((title) => names.has(normaliseTitle(title)));
  if (!named || year === 0) return named;
  return movie.year !== undefined && Math.abs(movie.year - year) <= YEARS_APART;
}
