import { remembered } from '#domain/remembered.ts';
import { editDistance } from '#lib/turkish/edit-distance.ts';
import { isOneSlip } from '#lib/turkish/slips.ts';

/** Shorter words are too often another word by ear. */
const SHORTEST_HEARD = 5;

/** How many slips of the finger a word of this length is forgiven. */
export function forgiven(length: number): number {
  return length >= 8 ? MOST_FORGIVEN : length >= 4 ? 1 : 0;
}
export const MOST_FORGIVEN = 2;

/** The words of a vocabulary, found again when they are mistyped. */
export interface FuzzyWords {
  has(word: string): boolean;
  /** The words nearest to a mistyped one, nearest first; none when the word is too short or too far off. */
  near(word: string): readonly string[];
}

/** A word as it sounds to somebody who writes it by ear: `matriks` for Matrix, `dikaprio` for DiCaprio. */
const byEar = (word: string) =>
  mayBeHeardOtherwise(word)
    ? word
        .replaceAll('x', 'ks')
        .replaceAll('w', 'v')
        .replaceAll('ph', 'f')
        .replaceAll('sh', 's')
        .replaceAll('ck', 'k')
        .replace(/c(?=[aou])|q/gu, 'k')
        .replace(/c(?=[ei])/gu, 's')
        .replaceAll('y', 'i')
        .replace(/(.)\1/gu, '$1')
    : word;
/** Most words sound as they are written, which is seen sooner; all words of a catalogue are asked when the first one is mistyped. */
function mayBeHeardOtherwise(word: string): boolean {
  for (let place = 0; place < word.length; place++) {
    const [letter, before] = [word.charAt(place), word.charAt(place - 1)];
    if ('cqwxy'.includes(letter) || letter === before || (letter === 'h' && 'ps'.includes(before || ' ')))
      return true;
  }
  return false;
}

/** So long a word is hardly another one. */
const LONG = 8;
const withOneVowel = (word: string) => word.replaceAll(/[aeiou]/gu, 'a');

/**
 * Whether one letter for another may be a slip. Vowels of foreign names are written by ear (`nolen`); `kamyon` is no
 * `Kalyon`, `umurum` no `Uçurum`.
 */
const mayBeMeant = (word: string, candidate: string): boolean =>
  word.length !== candidate.length ||
  word.length >= LONG ||
  isOneSlip(withOneVowel(word), withOneVowel(candidate));

/** Which letters a text holds, a bit each. */
export function lettersOf(word: string): number {
  let mask = 0;
  for (let place = 0; place < word.length; place++) mask |= 1 << (word.charCodeAt(place) & 31);
  return mask;
}

/** How many bits are set. */
function bits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many letters one text holds and the other does not: so many slips lie between them at least. */
export const lettersApart = (letters: number, others: number): number =>
  Math.max(bits(letters & ~others), bits(others & ~letters));

/** Lookups that are kept: a sentence asks for the same word as a title, a given and a family name. */
const MOST_KEPT = 2_000;

const bucket = (letter: string, length: number) => letter + length;

interface Spelt {
  word: string;
  letters: number;
}
type Buckets = ReadonlyMap<string, readonly Spelt[]>;

const intoBuckets = (words: Iterable<string>): Buckets =>
  Map.groupBy(
    Array.from(words, (word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => bucket(word.charAt(0), word.length),
  );

/** Builds the lookup. Only words with the same first letter, or the first two swapped, are compared. */
export function createFuzzyWords(known: ReadonlySet<string>): FuzzyWords {
  // Only made once something is looked up, so that building the index stays quick.
  let buckets: Buckets | undefined;
  let sounding: Map<string, string[]> | undefined;
  const search = (word: string): readonly string[] => {
    const letters = lettersOf(word);
    const limit = forgiven(word.length);
    if (limit === 0) return [];
    sounding ??= Map.groupBy(known, byEar);
    buckets ??= intoBuckets(known);
    const heard = word.length >= SHORTEST_HEARD ? (sounding.get(byEar(word)) ?? []) : [];
    const found = heard.map((candidate) => ({ word: candidate, distance: 0 }));
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const letter of new Set([word.charAt(0), word.charAt(1)])) {
        const most = Math.min(limit, forgiven(length));
        for (const { word: candidate, letters: own } of buckets.get(bucket(letter, length)) ?? []) {
          if (lettersApart(letters, own) > limit) continue;
          const distance = editDistance(word, candidate, most);
          if (distance <= most && !heard.includes(candidate) && mayBeMeant(word, candidate))
            found.push({ word: candidate, distance });
        }
      }
    }
    return found.sort((a, b) => a.distance - b.distance).map((entry) => entry.word);
  };
  return { has: (word) => known.has(word), near: remembered(search, { most: MOST_KEPT }) };
}
