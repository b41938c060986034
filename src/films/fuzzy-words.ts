import { editDistance } from '#lib/turkish/edit-distance.ts';

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
  const near = (word: string): readonly string[] => {
    const limit = forgiven(word.length);
    if (limit === 0) return [];
    const found: { word: string; distance: number }[] = [];
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const letter of new Set([word.charAt(0), word.charAt(1)])) {
        for (const candidate of buckets.get(bucket(letter, length)) ?? []) {
          const distance = editDistance(word, candidate, Math.min(limit, forgiven(candidate.length)));
          if (distance <= Math.min(limit, forgiven(candidate.length)))
            found.push({ word: candidate, distance });
        }
      }
    }
    return found.sort((a, b) => a.distance - b.distance).map((entry) => entry.word);
  };
  return { has: (word) => known.has(word), near };
}
