import { findNumbers } from '../../understand/numbers.ts';
import { foldedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

interface Scored {
  /** As it was written. */
  name: string;
  /** Out of ten. */
  value: number;
}

const LONGEST_NAME = 5;

/**
 * `matrix 8, ayla 9 verdim`: a row of names, each with a number behind it, and the verb. Of such a row each name is a film,
 * be it an everyday word. Undefined where the message says anything else.
 */
export function scoredRow({ tokens, written }: Understanding): readonly Scored[] | undefined {
  const scored: Scored[] = [];
  let from = 0;
  for (const number of findNumbers(tokens)) {
    while (from < number.from && words.BEFORE_NAME.is(wordAt(tokens, from))) from++;
    const [first, last] = [tokens[from], tokens[number.from - 1]];
    const length = number.from - from;
    if (first === undefined || last === undefined || length < 1 || length > LONGEST_NAME) return undefined;
    scored.push({ name: written.slice(first.start, last.end), value: number.value });
    from = number.to;
    while (words.POINTS.is(wordAt(tokens, from))) from++;
  }
  const rest = foldedText(tokens.slice(from));
  return scored.length > 1 && words.GIVEN.is(rest) ? scored : undefined;
}
