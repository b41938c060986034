import { refusalsWords as words } from '../lexicon/word-lists.ts';
import type { Item } from './refusals.ts';
import { type Tokens, wordAt, wordsIn } from './tokens.ts';
import type { Wish } from './wish-draft.ts';

const INCLUDED = 'dahil';

/**
 * Wishes without what is named as one of what was said before: `hayvan ölürse hiç açma, kedi köpek dahil`, `animasyon dahil
 * hepsi olur`. It is refused where one of its kind was before it (`korku olmasın, gerilim dahil`).
 * @param refused what is refused, to which that is added
 */
export function withoutIncluded(tokens: Tokens, wishes: readonly Wish[], refused: Set<Item>): Wish[] {
  const items = wishes.map(({ item }) => item);
  const included = includedItems(tokens, items);
  const isOfRefused = (item: Item) =>
    items.some((one) => one.kind === item.kind && one.to <= item.from && refused.has(one));
  for (const item of included) if (isOfRefused(item)) refused.add(item);
  return wishes.filter(({ item }) => !included.has(item) || refused.has(item));
}

function includedItems(tokens: Tokens, items: readonly Item[]): ReadonlySet<Item> {
  const included = new Set<Item>();
  for (const place of tokens.keys()) {
    if (!wordAt(tokens, place).startsWith(INCLUDED)) continue;
    let end = /^d[ae]$/u.test(wordAt(tokens, place - 1)) ? place - 1 : place;
    for (const item of items.toReversed()) {
      if (item.to > end) continue;
      const between = wordsIn(tokens, item.to, end);
      if (!between.every((word) => words.JOINING.is(word) || word.startsWith('film'))) break;
      included.add(item);
      end = item.from;
    }
  }
  return included;
}
