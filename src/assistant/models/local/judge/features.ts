import { fold } from '#domain/title.ts';
import { textHash } from '#lib/text-hash.ts';

/** Lengths of the pieces of words that count: endings and stems of Turkish without a grammar, and slips of a finger. */
const PIECES = [2, 3, 4, 5];
const DRAWN_OUT = /(.)\1{2,}/gu;
const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}|[?!+:]/gu;
/** A message is judged by its first words; who writes more has said it by then. */
const MOST_WORDS = 80;

/** Words of a message: folded, drawn-out letters once, figures alike, marks and emoji for themselves. */
const wordsOf = (message: string): string[] =>
  fold(message).replace(DRAWN_OUT, '$1').replace(/\d+/gu, '0').match(WORD) ?? [];

/** A message of so many words tells something, and mostly says at its end what it wants. */
export const TALE = 17;
/** How many words at its end are judged once more, for themselves. */
const END = 12;

/** The end of a message that is long enough to have one; it is judged beside the whole (docs/decisions/100). */
export function endOf(message: string): string | undefined {
  // So few letters hold no such words.
  if (message.length < 2 * TALE - 1) return undefined;
  const words = wordsOf(message);
  return words.length < TALE ? undefined : words.slice(-END).join(' ');
}

/**
 * What the judge sees of a message: its words, each two in a row and the pieces of each word, every one as a number of
 * 32 bits, of which a net takes the last ones. Each number is there once, in the order of the message.
 */
export function featuresOf(message: string): readonly number[] {
  const words = wordsOf(message).slice(0, MOST_WORDS);
  const features = new Set<number>();
  const note = (kind: string, text: string) => features.add(mixed(textHash(`${kind}${text}`)));
  for (const [place, word] of words.entries()) {
    note('w', word);
    note('b', `${words[place - 1] ?? '^'} ${word}`);
    const bounded = ` ${word} `;
    for (const length of PIECES)
      for (let from = 0; from + length <= bounded.length; from++)
        note('c', bounded.slice(from, from + length));
  }
  note('b', `${words.at(-1) ?? '^'} $`);
  return [...features];
}

/** A finding says more than a word: each is there so many times. */
const TIMES = 3;

/** What the exact readers have found, as features beside those of the message. */
export const findingFeatures = (findings: readonly string[]): readonly number[] =>
  findings.flatMap((finding) => Array<number>(TIMES).fill(mixed(textHash(`f${finding}`))));

/** Spreads a hash over its low bits, of which a net takes a few. */
export function mixed(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (spread ^ (spread >>> 13)) >>> 0;
}
