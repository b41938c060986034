import { numbersWords as words } from '../lexicon/word-lists.ts';
import { type NumberSpan, findNumbers } from './numbers.ts';
import { type Span, type Tokens, endsClause, wordAt } from './tokens.ts';

/** So many out of so many: what somebody gives a film. */
export interface Share extends Span {
  value: number;
  most: number;
}

const MOSTS = [5, 10, 100];
const LOCATIVE = /^[dt][ae]$/u;
/** `dokuzluk`, `sekizle`, `dördü hak ediyor`; another locative (`onda dokuzda`) is an hour. */
const GIVEN = /^(?:l[iu]k|y?l[ae]|[iy]?[iu])?$/u;

/** The first share of a message, a slash (`8/10`) or a locative (`beşte dört`, `onda dokuz`, `10 da 9`) between its numbers. */
export function shareIn(tokens: Tokens): Share | undefined {
  const numbers = findNumbers(tokens);
  for (const value of numbers) {
    const before = numbers.find(({ to }) => to === value.from);
    if (before !== undefined && tokens[before.to - 1]?.gap.trim() === '/')
      return { value: before.value, most: value.value, from: before.from, to: value.to };
    const whole = wholeBefore(tokens, value, numbers);
    if (whole !== undefined && isGiven(tokens, value, whole))
      return { value: value.value, most: whole.most, from: whole.from, to: value.to };
  }
  return undefined;
}

/** What a number may be a part of: `beşte`, `10'da`, `10 da`, and `onda`, which is no number anywhere else. */
function wholeBefore(tokens: Tokens, { from }: NumberSpan, numbers: readonly NumberSpan[]) {
  const apart = LOCATIVE.test(wordAt(tokens, from - 1));
  const end = apart ? from - 1 : from;
  if (!apart && wordAt(tokens, end - 1) === 'onda') return { most: 10, from: end - 1 };
  const number = numbers.find(({ to }) => to === end);
  const isWhole =
    number !== undefined && MOSTS.includes(number.value) && (apart || LOCATIVE.test(number.suffix));
  return isWhole ? { most: number.value, from: number.from } : undefined;
}

/** `saat onda sekiz kişi toplanıyoruz`, `onda iki film var`: an hour, and what somebody has. */
const isGiven = (tokens: Tokens, part: NumberSpan, whole: { most: number; from: number }): boolean =>
  part.value > 0 &&
  part.value <= whole.most &&
  // `yüzde yüz eminim`
  !(whole.most === 100 && part.value === 100) &&
  GIVEN.test(part.suffix) &&
  !words.BEFORE_HOUR.is(wordAt(tokens, whole.from - 1)) &&
  (part.suffix.startsWith('l') ||
    part.to === tokens.length ||
    endsClause(tokens[part.to - 1]) ||
    words.AFTER_SHARE.is(wordAt(tokens, part.to)));
