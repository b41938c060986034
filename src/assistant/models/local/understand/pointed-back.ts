import { refusalsWords as words } from '../lexicon/word-lists.ts';
import type { Item } from './refusals.ts';
import { type Tokens, endsClause, wordsIn } from './tokens.ts';

const REACH = 5;
const TWO = 2;

/** `animasyona çocuk işi diyor, bilim kurguyu anlamıyor, bu ikisi olmasın`: the kinds that a refusal points back at. */
export function pointedBack(tokens: Tokens, place: number, items: readonly Item[]): readonly Item[] {
  const said = wordsIn(tokens, place, place + REACH).join(' ');
  if (words.NOT_THESE.firstIn(said) !== 0) return [];
  const told = items.filter(
    (item) => item.to <= place && KINDS.test(item.kind) && !isSaidOfOne(tokens, item, items),
  );
  if (told.length < TWO) return [];
  if (words.NOT_BOTH.firstIn(said) === 0) return told.slice(-TWO);
  // `komedi istiyorum, korku da gerilim de bayar, bunlar olmasın`: none that was wished in words of its own.
  const wished = told.findLastIndex(
    ({ to }) => words.WISHED_SO.firstIn(wordsIn(tokens, to, to + TWO).join(' ')) === 0,
  );
  return told.slice(wished + 1);
}
const KINDS = /^(?:genre|theme|wish|name|person)$/u;

/** `western sıkıcı,`, `dram içimi karartır,`: what is said of the kind before it ends the clause. */
const isSaidOfOne = (tokens: Tokens, { from, to }: Item, items: readonly Item[]): boolean =>
  endsClause(tokens[to - 1]) &&
  items.some(
    (one) =>
      one.to <= from &&
      !tokens.slice(one.to - 1, from).some(endsClause) &&
      (one.to === from || !wordsIn(tokens, one.to, from).every(words.JOINING.is)),
  );
