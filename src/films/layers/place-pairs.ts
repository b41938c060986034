/*
 * Places in some order as two letters each: such rows do not rise, so that nothing is saved by steps, and letters pack in two
 * thirds of what numbers with commas take. The letters are those of ASCII that JSON writes as they are.
 */

const FIRST = '#'.charCodeAt(0);
/** Without the backslash, which JSON writes as two. */
const LETTERS = Array.from({ length: 90 }, (_, at) => String.fromCharCode(FIRST + at)).filter(
  (letter) => letter !== '\\',
);
const PLACE_OF = new Map(LETTERS.map((letter, place) => [letter, place]));

/** Places from 0 to 7,920 as letters. @throws RangeError for others */
export const toPairs = (places: readonly number[]): string =>
  places
    .map((place) => {
      const [high, low] = [LETTERS[Math.floor(place / LETTERS.length)], LETTERS[place % LETTERS.length]];
      if (high === undefined || low === undefined) throw new RangeError(`no letters for place ${place}`);
      return high + low;
    })
    .join('');

/** The places of letters; what are no letters of ours stand for none. */
export const fromPairs = (letters: string): number[] =>
  Array.from({ length: Math.floor(letters.length / 2) }, (_, at) => {
    const [high, low] = [PLACE_OF.get(letters[2 * at] ?? ''), PLACE_OF.get(letters[2 * at + 1] ?? '')];
    return high === undefined || low === undefined ? -1 : high * LETTERS.length + low;
  }).filter((place) => place >= 0);
