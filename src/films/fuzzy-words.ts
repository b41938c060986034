import { editDistance } from '#lib/turkish/edit-distance.ts';

/** Shorter words are too often another word by ear. */
const SHORTEST_HEARD = 5;

/** How many slips of the finger a word of this length is forgiven. */
export function forgiven(length: number): number {
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

/** The words of a vocabulary, found again when they are mistyped. */
export interface FuzzyWords {
  has(word: string): boolean;
  /** The words nearest to a mistyped one, nearest first; none when the word is too short or too far off. */
  near(word: string): readonly string[];
}

/** A word as it sounds to somebody who writes it by ear: `matriks` for Matrix, `dikaprio` for DiCaprio. */
const byEar = (word: string) =>
  word
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replaceAll('ph', 'f')
    .replaceAll('sh', 's')
    .replaceAll('ck', 'k')
    .replace(/c(?=[aou])|q/gu, 'k')
    .replace(/c(?=[ei])/gu, 's')
    .replaceAll('y', 'i')
    .replace(/(.)\1/gu, '$1');

const bucket = (letter: string, length: number) => letter + length;

/** Builds the lookup. Only words with the same first letter, or the first two swapped, are compared. */
export function createFuzzyWords(words: Iterable<string>): FuzzyWords {
  const known = new Set(words);
  const buckets = new Map<string, string[]>();
  for (const word of known) {
    const key = bucket(word.charAt(0), word.length);
    const list = buckets.get(key);
    if (list === undefined) buckets.set(key, [word]);
    else list.push(word);
  }
  const sounding = Map.groupBy(known, byEar);
  const near = (word: string): readonly string[] => {
    const limit = forgiven(word.length);
    if (limit === 0) return [];
    const heard = word.length >= SHORTEST_HEARD ? (sounding.get(byEar(word)) ?? []) : [];
    const found = heard.map((candidate) => ({ word: candidate, distance: 0 }));
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const letter of new Set([word.charAt(0), word.charAt(1)])) {
        for (const candidate of buckets.get(bucket(letter, length)) ?? []) {
          const distance = editDistance(word, candidate, Math.min(limit, forgiven(candidate.length)));
          if (!heard.includes(candidate) && distance <= Math.min(limit, forgiven(candidate.length)))
            found.push({ word: candidate, distance });
        }
      }
    }
    return found.sort((a, b) => a.distance - b.distance).map((entry) => entry.word);
  };
  return { has: (word) => known.has(word), near };
}
