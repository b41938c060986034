import { refusalsWords } from '../lexicon/word-lists.ts';
import type { Item } from './refusals.ts';
import { type Tokens, endsClause, wordAt } from './tokens.ts';
import type { Wish } from './wish-draft.ts';

/**
 * Whether a word before a wish says which of them is meant (`aptal aksiyon`), so that only some are refused; not what is
 * told there, or refused beside it (`moralim bozuk komedi istemiyorum`, `korku gerilim asla`).
 */
export const isNarrowed = (
  tokens: Tokens,
  wish: Wish,
  wishes: readonly Wish[],
  refused: ReadonlySet<Item>,
): boolean =>
  saysWhich(tokens, wish.item) &&
  !wishes.some(({ item }) => item.to === wish.item.from && (item.kind === 'mood' || refused.has(item)));

/** Whether a word that is neither small nor a verb says which of them is meant (`aptal aksiyon`). */
const saysWhich = (tokens: Tokens, { from }: Item): boolean => {
  const before = wordAt(tokens, from - 1);
  const small = [
    refusalsWords.FILLING,
    refusalsWords.JOINING,
    refusalsWords.BUT,
    refusalsWords.WANTED,
    refusalsWords.ASIDE,
    refusalsWords.THEREFORE,
  ];
  return before.length > 2 && !endsClause(tokens[from - 1]) && !small.some((list) => list.is(before));
};
