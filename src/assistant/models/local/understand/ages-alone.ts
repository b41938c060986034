import { measuresWords as words } from '../lexicon/word-lists.ts';
import type { NumberSpan } from './numbers.ts';
import { type Tokens, endsClause, wordAt } from './tokens.ts';

export const GROWN_UP = 18;

/** The numbers before a place, as far as they are joined: `6 ve 9`, `4, 7 ve 12`, but not the `1 saate` of another clause. */
export function joinedBefore(
  tokens: Tokens,
  numbers: readonly NumberSpan[],
  place: number,
): readonly NumberSpan[] {
  const last = numbers.find(({ to }) => to === place);
  if (last === undefined) return [];
  const joined = [last];
  for (const number of numbers.toReversed()) {
    const [first = last] = joined;
    if (number.to > first.from) continue;
    const joins = words.AGES_JOIN.is(wordAt(tokens, number.to)) && wordAt(tokens, number.to - 1) !== 'bi';
    if (number.to !== first.from && !(joins && first.from - number.to === 1)) break;
    joined.unshift(number);
  }
  return joined;
}

/** `biri 5 biri 9 biri de 14 yaşında`: each of them before the last. */
export const oneAfterAnother = (tokens: Tokens, numbers: readonly NumberSpan[], before: number) =>
  numbers.filter(
    ({ from, to, value, suffix }) =>
      to <= before &&
      suffix === '' &&
      value < GROWN_UP &&
      /^(?:biri|oburu|digeri|kucugu|kucuk|buyugu|ortanca(?:si)?)$/u.test(wordAt(tokens, from - 1)),
  );

/** `üç çocuk var 5 8 ve 14`, `15'lik kızım`: ages of children, though nobody says so. */
function agesInRow(tokens: Tokens, numbers: readonly NumberSpan[], text: string): readonly NumberSpan[] {
  const isAge = ({ value }: NumberSpan) => Number.isInteger(value) && value > 0 && value < GROWN_UP;
  const aged = numbers.find(
    (number) =>
      isAge(number) &&
      number.value > 2 &&
      /^l[iu]k$/u.test(number.suffix) &&
      words.OWN_CHILDREN.is(wordAt(tokens, number.to)),
  );
  if (aged !== undefined) return [aged];
  if (!words.OWN_CHILDREN.in(text)) return [];
  const rows = numbers.map((number) => joinedBefore(tokens, numbers, number.to));
  const isRow = (row: readonly NumberSpan[]) => {
    const next = tokens[row.at(-1)?.to ?? 0];
    const unit = next !== undefined && (words.NOT_AGES.is(next.folded) || words.OWN_CHILDREN.is(next.folded));
    return row.length > 1 && row.every((number) => isAge(number) && number.suffix === '') && !unit;
  };
  return rows.findLast(isRow) ?? [];
}

/** `oğlum 5, kızım 11`, `torunum 4 ben 72`, `en küçüğü 6 en büyük dedem 80`: whose age is told by the number alone. */
export function agesOfOne(tokens: Tokens, numbers: readonly NumberSpan[]): readonly NumberSpan[] {
  return tokens.flatMap(({ folded }, place) => {
    // `küçük olan 4 daha`
    const at = wordAt(tokens, place + 1) === 'olan' ? place + 2 : place + 1;
    const age = numbers.find(({ from }) => from === at);
    if (age === undefined || age.value >= GROWN_UP || !words.OWN_CHILD.is(folded)) return [];
    // `kızım 15'ine bastı`
    const isReached = INTO.test(age.suffix) && words.AFTER_AGE.is(wordAt(tokens, age.to));
    if (age.suffix !== '' && !isReached) return [];
    // `kızım 3. sınıfta`
    if (wordAt(tokens, age.to).startsWith('sinif')) return [];
    const isLast = age.to === tokens.length || endsClause(tokens[age.to - 1]);
    return isLast || words.AFTER_AGE.is(wordAt(tokens, age.to)) ? [age] : [];
  });
}

const INTO = /^s?[iu]n[ae]$/u;

/** `13+ olsun`: as films are marked for an age; `8+` may be points. */
const isRated = (tokens: Tokens, { from, to, value, suffix }: NumberSpan): boolean =>
  value >= LEAST_MARKED &&
  value < GROWN_UP &&
  suffix === '' &&
  (tokens[to - 1]?.gap.startsWith('+') === true || tokens[from - 1]?.gap.endsWith('+') === true) &&
  !/^(?:puan|dk|dakika|olmas[iu]n|degil|m[iu])/u.test(wordAt(tokens, to));
const LEAST_MARKED = 11;

/** The ages of children that are told without a word for age. `bir` alone is an article: `5 kız bir aradayız`. */
export function agesAlone(tokens: Tokens, all: readonly NumberSpan[], text: string): readonly NumberSpan[] {
  const numbers = all.filter(({ from }) => !/^bir?$/u.test(wordAt(tokens, from)));
  const rated = numbers.filter((number) => isRated(tokens, number));
  if (rated.length > 0) return rated;
  const children = agesOfOne(tokens, numbers);
  if (children.length > 0) return children;
  // `üç çocuk var, en büyüğü 11 en küçüğü 4`
  const told = oneAfterAnother(tokens, numbers, tokens.length);
  // `biri 5 biri 11`, and nothing else.
  const each = words.OWN_CHILDREN.in(text) || tokens.length === told.length * 2 ? told : [];
  return each.length > 1 ? each : agesInRow(tokens, numbers, text);
}
