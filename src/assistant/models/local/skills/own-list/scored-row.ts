import { findNumbers } from '../../understand/numbers.ts';
import { foldedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

interface Scored {
  /** As it was written. */
  name: string;
  value: number;
  /** Out of how many, where stars are spoken of. */
  most: number | undefined;
  /** Right behind it stand stars or points. */
  hasUnit: boolean;
}

const LONGEST_NAME = 5;
const MOST_STARS = 5;

interface Row {
  scored: readonly Scored[];
  /** The verb stands behind it: `… verdim`. */
  isGiven: boolean;
  /** Stars or points are named. */
  isMeasured: boolean;
}

/**
 * `matrix 8, ayla 9 verdim`, `batman begins 4, dark knight 5 yıldız`: a row of names, each with a number behind it, and
 * perhaps the verb. Of such a row each name is a film, be it an everyday word. Undefined where the message says anything else.
 */
export function scoredRow({ tokens, written }: Understanding): Row | undefined {
  const isOfStars = tokens.some((_, place) => words.STARS.is(wordAt(tokens, place)));
  const scored: Scored[] = [];
  let from = 0;
  let isMeasured = false;
  for (const number of findNumbers(tokens)) {
    while (from < number.from && words.BEFORE_NAME.is(wordAt(tokens, from))) from++;
    const [first, last] = [tokens[from], tokens[number.from - 1]];
    const length = number.from - from;
    if (first === undefined || last === undefined || length < 1 || length > LONGEST_NAME) return undefined;
    from = number.to;
    while (words.POINTS.is(wordAt(tokens, from)) || words.STARS.is(wordAt(tokens, from))) from++;
    const hasUnit = from > number.to;
    isMeasured ||= hasUnit;
    const most = isOfStars && number.value <= MOST_STARS ? MOST_STARS : undefined;
    scored.push({ name: written.slice(first.start, last.end), value: number.value, most, hasUnit });
  }
  const rest = foldedText(tokens.slice(from));
  const isGiven = words.GIVEN.is(rest);
  return scored.length > 0 && (isGiven || rest === '') ? { scored, isGiven, isMeasured } : undefined;
}
