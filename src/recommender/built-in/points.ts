import type { CatalogueFilm } from '#domain/catalogue-film.ts';

/** What a film is worth by one measure, made once for any number of films (docs/taste.md). */
export type Points = (film: CatalogueFilm) => number;

/** The measure of what is not wished: thousands of films are not asked by it. */
export const NO_POINTS: Points = () => 0;

/** The sum of measures. */
export function added(all: readonly Points[]): Points {
  const counting = all.filter((points) => points !== NO_POINTS);
  const [only] = counting;
  if (only === undefined) return NO_POINTS;
  if (counting.length === 1) return only;
  return (film) => {
    let total = 0;
    for (const points of counting) total += points(film);
    return total;
  };
}

/** A measure that counts so many times. */
export const weighed = (times: number, points: Points): Points =>
  points === NO_POINTS ? NO_POINTS : (film) => times * points(film);
