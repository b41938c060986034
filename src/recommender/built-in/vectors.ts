import type { CatalogueFilm } from '#domain/catalogue-film.ts';

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Words by their number, each with its weight. */
interface Vector {
  words: readonly number[];
  weights: readonly number[];
}

/** Gives each name a number: thousands of films are looked up by numbers in half the time. */
export function numbering() {
  const numbers = new Map<string, number>();
  return {
    numberOf(name: string): number {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    },
    count: () => numbers.size,
  };
}

interface Vectors {
  /** A film's words as weights by their rarity, together of length 1. */
  of(film: CatalogueFilm): Vector;
  /** The mean of these, by the number of the word. */
  mean(all: readonly Vector[]): Float64Array;
}

/** @param strength how much a word counts in a film, 0–1 */
export function vectors(
  films: readonly CatalogueFilm[],
  wordsOf: (film: CatalogueFilm) => readonly string[],
  strength: (film: CatalogueFilm, word: string) => number = () => 1,
): Vectors {
  const counts = new Map<string, number>();
  for (const film of films)
    for (const word of new Set(wordsOf(film))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const { numberOf, count } = numbering();
  for (const word of counts.keys()) numberOf(word);
  return {
    of(film) {
      const words = [...new Set(wordsOf(film))];
      const weights = words.map(
        (word) => strength(film, word) * Math.log((films.length + 1) / (counts.get(word) ?? 1)),
      );
      const length = Math.hypot(...weights) || 1;
      return { words: words.map(numberOf), weights: weights.map((weight) => weight / length) };
    },
    mean(all) {
      const total = new Float64Array(count());
      for (const { words, weights } of all)
        for (const [at, word] of words.entries())
          total[word] = (total[word] ?? 0) + (weights[at] ?? 0) / all.length;
      return total;
    },
  };
}

/** How much a vector and a mean have in common, 0–1 for those of length 1. */
export function dot({ words, weights }: Vector, mean: Float64Array): number {
  let total = 0;
  for (let at = 0; at < words.length; at++) total += (weights[at] ?? 0) * (mean[words[at] ?? -1] ?? 0);
  return total;
}

/**
 * How many names each of `loved` shares with others, in the mean.
 * @returns 0 to 1: so many shared names as `enough` are all of it
 */
export function sharedWith(
  loved: readonly (readonly number[])[],
): (names: readonly number[], enough: number) => number {
  const places = Map.groupBy(
    loved.flatMap((names, at) => names.map((name) => ({ name, at }))),
    ({ name }) => name,
  );
  return (names, enough) => {
    // Nearly no film shares one.
    if (!names.some((name) => places.has(name))) return 0;
    const shared = new Map<number, number>();
    for (const name of names)
      for (const { at } of places.get(name) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    return sum([...shared.values()].map((count) => Math.min(1, count / enough))) / loved.length;
  };
}

/** Which share of all each name has. */
export function shares(names: readonly (number | undefined)[]): (name: number | undefined) => number {
  const found = new Map<number, number>();
  for (const name of names)
    if (name !== undefined) found.set(name, (found.get(name) ?? 0) + 1 / names.length);
  return (name) => (name === undefined ? 0 : (found.get(name) ?? 0));
}
