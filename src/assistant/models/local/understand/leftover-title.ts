import {
  changesWords as changes,
  clausesWords as clauses,
  listsWords as lists,
} from '../lexicon/word-lists.ts';
import type { Reading } from './reading.ts';
import type { TitleTarget } from './targets.ts';
import { endWithoutSuffix } from './tokens.ts';

const ORDER = [changes.ADD, changes.REMOVE, lists.FAVOURITE, clauses.INTO_LIST, clauses.BESIDE_ORDER];

/**
 * The title that is left of an order about a list once the order's own words are gone (`listeme babayı koy`): there even
 * an everyday word is a title, as nothing else can be put on a list.
 */
export function leftoverTitle({ tokens, written, index }: Reading): TitleTarget | undefined {
  const left = tokens.flatMap(({ folded }, place) =>
    ORDER.some((phrases) => phrases.is(folded)) ? [] : place,
  );
  const [from, to] = [left[0], left.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  const [first, last] = [tokens[from], tokens[to]];
  if (first === undefined || last === undefined) return undefined;
  const text = written.slice(first.start, endWithoutSuffix(last));
  const found = index.resolveTitle(text);
  if (found.kind === 'none') return undefined;
  return found.kind === 'one' ? { kind: 'title', text, film: found.film } : { kind: 'title', text };
}
