import { measuresWords as words } from '../lexicon/word-lists.ts';
import { findNumbers } from './numbers.ts';
import type { Reader } from './reading.ts';
import { shareIn } from './shares.ts';
import { wordAt, wordsIn } from './tokens.ts';

/** `en çok değil en az demek istedim`: the other end was meant. */
const TURNED =
  /(?:^| )(?:(en (?:cok|fazla)|maksimum|max) degil (?:de )?(?:en az|minimum|min)|(en az|minimum|min) degil (?:de )?(?:en (?:cok|fazla)|maksimum|max))(?: |$)/u;

/** A number that takes the place of one said before; the old one where it is said again. */
export interface CorrectedNumber {
  value: number;
  instead?: number;
}

const MOST_WORDS = 9;

/** Reads a number that corrects another and says nothing else: `yok 70 değil 90`, `dört az oldu, beş yap`, `90 olacaktı o`. */
export const readCorrectedNumber: Reader = ({ tokens, text }) => {
  const turned = TURNED.exec(text);
  if (turned !== null) return { turned: turned[1] === undefined ? 'most' : 'least' };
  // `8/10 yaz` gives stars.
  if (shareIn(tokens) !== undefined) return {};
  const numbers = findNumbers(tokens);
  const others = tokens.flatMap(({ folded }, place) =>
    numbers.some(({ from, to }) => from <= place && place < to) ? [] : folded,
  );
  if (others.length === 0 || numbers.length === 0 || tokens.length > MOST_WORDS) return {};
  const wrong = numbers.filter(({ to }) => words.CORRECTED.is(wordAt(tokens, to)));
  const right = numbers.findLast((number) => !wrong.includes(number)) ?? numbers.at(-1);
  // `dört az oldu, beş yap`; of `90 demek istedim` no other number is known.
  const instead = wrong.find((number) => number !== right)?.value;
  // `120 dedim ama saate baktım, 90 olsun o`: the one is wrong and the other right, whatever stands between.
  const isTold = instead !== undefined && right !== undefined && words.CORRECT.is(wordAt(tokens, right.to));
  if (!isTold && !others.every(words.CORRECTING.is)) return {};
  const only = numbers.length === 1 && !wordsIn(tokens, 0, tokens.length).some(words.CORRECTS_NUMBER.is);
  if (right === undefined || only) return {};
  return { corrected: { value: right.value, ...(instead === undefined ? {} : { instead }) } };
};
