import type { CatalogueFilm } from '#domain/catalogue-film.ts';

export type Weights = ReadonlyMap<string, number>;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A film's words as weights by their rarity, together of length 1. @param strength how much a word counts in a film, 0–1 */
export function vectors(
  films: readonly CatalogueFilm[],
  wordsOf: (film: CatalogueFilm) => readonly string[],
  strength: (film: CatalogueFilm, word: string) => number = () => 1,
): (film: CatalogueFilm) => Weights {
  const counts = new Map<string, number>();
  for (const film of films)
    for (const word of new Set(wordsOf(film))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const made = new Map<string, Weights>();
  return (film) => {
    const known = made.get(film.id);
    if (known !== undefined) return known;
    const weights = [...new Set(wordsOf(film))].map(
      (word) =>
        [word, strength(film, word) * Math.log((films.length + 1) / (counts.get(word) ?? 1))] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    const vector: Weights = new Map(weights.map(([word, weight]) => [word, weight / length]));
    made.set(film.id, vector);
    return vector;
  };
}

/** How much two have in common, 0–1 for vectors of length 1. */
export function dot(a: Weights, b: Weights): number {
  let total = 0;
  for (const [word, weight] of a) total += weight * (b.get(word) ?? 0);
  return total;
}

export function meanOf(all: readonly Weights[]): Weights {
  const total = new Map<string, number>();
  for (const weights of all)
    for (const [word, weight] of weights) total.set(word, (total.get(word) ?? 0) + weight / all.length);
  return total;
}

/**
 * How many names a film shares with each of `loved`, in the mean.
 * @returns 0 to 1: so many shared names as `enough` are all of it
 */
export function sharedWith(
  loved: readonly CatalogueFilm[],
  namesOf: (film: CatalogueFilm) => readonly string[],
): (film: CatalogueFilm, enough: number) => number {
  const places = Map.groupBy(
    loved.flatMap((film, at) => namesOf(film).map((name) => ({ name, at }))),
    ({ name }) => name,
  );
  return (film, enough) => {
    const shared = new Map<number, number>();
    for (const name of namesOf(film))
      for (const { at } of places.get(name) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    return sum([...shared.values()].map((count) => Math.min(1, count / enough))) / loved.length;
  };
}

/** In which share of the lists a name stands. */
export function shares(lists: readonly (readonly string[])[]): Weights {
  const found = new Map<string, number>();
  for (const list of lists)
    for (const name of new Set(list)) found.set(name, (found.get(name) ?? 0) + 1 / lists.length);
  return found;
}
