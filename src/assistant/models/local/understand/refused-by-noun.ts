import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { type Item, isWished } from './refusals.ts';
import { type Span, type Tokens, endsClause, endsSentence, wordsIn } from './tokens.ts';

const LONGEST = 6;

/**
 * `ortak nefretimiz animasyon bi de süper kahraman`, `istemediğimiz tek şey savaş`: what a noun says is refused stands
 * after it, up to a wish with a verb of its own or the end of the sentence.
 */
export function refusedByNoun(
  tokens: Tokens,
  from: number,
  items: readonly Item[],
): { refused: readonly Item[]; to: number } | undefined {
  const said = nounAt(tokens, from);
  if (said === undefined) return undefined;
  const refused: Item[] = [];
  let place = said.to;
  while (place < tokens.length) {
    const item = items.find((one) => one.from === place);
    if (item !== undefined && isWished(tokens, item.to) && !endsClause(tokens[item.to - 1])) break;
    if (item === undefined && !words.JOINING.is(tokens[place]?.folded)) break;
    if (item !== undefined) refused.push(item);
    place = item?.to ?? place + 1;
    if (endsSentence(tokens[place - 1])) break;
  }
  return refused.length === 0 ? undefined : { refused, to: place };
}

function nounAt(tokens: Tokens, from: number): Span | undefined {
  const reach = Math.min(LONGEST, tokens.length - from);
  const length = Array.from({ length: reach }, (_, at) => reach - at).find((count) =>
    words.REFUSED_IS.is(wordsIn(tokens, from, from + count).join(' ')),
  );
  return length === undefined ? undefined : { from, to: from + length };
}
