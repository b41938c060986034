import {
  changesWords as changes,
  clausesWords as clauses,
  listsWords as lists,
  measuresWords as measures,
  namesWords as names,
} from '../lexicon/word-lists.ts';
import type { Reading } from './reading.ts';
import type { TitleTarget } from './targets.ts';
import { endWithoutSuffix } from './tokens.ts';

const ORDER = [changes.ADD, changes.REMOVE, lists.FAVOURITE, clauses.INTO_LIST, clauses.BESIDE_ORDER];

/**
 * The title that is left of an order about a list once the order's own words are gone (`listeme babayı koy`): there even
 * an everyday word is a title, as nothing else can be put on a list.
 */
export function leftoverTitle(
  { tokens, written, index }: Reading,
  from = 0,
  to = tokens.length,
): TitleTarget | undefined {
  // `izlediklerime dune ekle 8 puan`: what it was worth is no part of its name.
  const isWorth = (at: number) =>
    measures.POINTS.is(tokens[at]?.folded) ||
    (measures.POINTS.is(tokens[at + 1]?.folded) && /^\d/u.test(tokens[at]?.base ?? ''));
  const left = tokens
    .slice(from, to)
    .filter(({ folded }, at) => !ORDER.some((phrases) => phrases.is(folded)) && !isWorth(from + at));
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  // `satıcı da onunmuş, beklesin listede`: what stands before the first `da`.
  const also = tokens.findIndex(({ folded }) => /^d[ae]$/u.test(folded));
  const before = left.findLast((token) => token.start < (tokens[also]?.start ?? 0));
  for (const end of [last, before]) {
    // `listeye at, yarın da kardeşim gidiyor`
    const isNone = end === first && end !== last && names.SAYS_NOTHING.is(first.folded) && !first.capital;
    if (end === undefined || isNone) continue;
    const text = written.slice(first.start, endWithoutSuffix(end));
    const found = index.resolveTitle(text);
    if (found.kind !== 'none')
      return { kind: 'title', text, film: found.kind === 'one' ? found.film : undefined };
  }
  return undefined;
}
