import { comparisonsWords, refusalsWords } from '../lexicon/word-lists.ts';
import { type Tokens, endsClause, wordAt } from './tokens.ts';
import type { Wish } from './wish-draft.ts';

const FAMOUS = 'popüler';
const REACH = 4;

/** `meşhurların hepsini tükettik`, `bilindikleri izledik`: whoever has seen the famous ones wants others. */
export function isUsedUp(tokens: Tokens, wish: Wish): boolean {
  if (wish.type !== 'concept' || wish.concept.kind !== 'theme' || wish.concept.theme !== FAMOUS) return false;
  for (let place = wish.item.to; place < wish.item.to + REACH && place < tokens.length; place++) {
    const word = wordAt(tokens, place);
    if (comparisonsWords.SEEN.is(word) || refusalsWords.FINISHED.is(word)) return true;
    if (endsClause(tokens[place])) return false;
  }
  return false;
}
