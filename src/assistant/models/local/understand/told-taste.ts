import { notWishesWords as words } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import type { Item } from './refusals.ts';
import { type Tokens, endsClause, foldedText, wordAt, wordsIn } from './tokens.ts';

const REACH = 5;

/**
 * `kore sinemasına sardım bu ara`, `reelste hep kore filmi düşüyor önüme, zombili olanlardan`: told as what somebody
 * likes of films, or sees of them everywhere and wants some of, and so wished.
 */
export function isTaste(tokens: Tokens, item: Item): boolean {
  if (!KINDS.test(item.kind)) return false;
  const to = pastFilms(tokens, item.to);
  if (words.GOES_ON.firstIn(wordsIn(tokens, to, to + REACH).join(' ')) === 0) return true;
  if (to === item.to && !(item.kind === 'genre' || item.kind === 'wish')) return false;
  const after = wordsIn(tokens, to, to + REACH).join(' ');
  return words.HOOKED.firstIn(after) === 0 || isSeenEverywhere(tokens, item.from, to);
}
const KINDS = /^(?:countries|origin|genre|theme|wish)$/u;

/** Beyond the words for films, and the kinds of them, that stand after a place. */
function pastFilms(tokens: Tokens, from: number): number {
  let at = from;
  while (!endsClause(tokens[at - 1])) {
    const kind = CONCEPTS.at(tokens, at);
    if (kind?.value.kind === 'genre') at = kind.to;
    else if (FILMS.test(wordAt(tokens, at))) at += 1;
    else break;
  }
  return at;
}
const FILMS = /^(?:film|sinema|yapim|isler|eser)/u;

/** `tiktokta hep anime çıkıyor karşıma, aşklı olanlardan öner`: some of those are wished. */
function isSeenEverywhere(tokens: Tokens, from: number, to: number): boolean {
  return (
    words.COMES_UP.firstIn(wordsIn(tokens, to, to + REACH).join(' ')) === 0 &&
    words.FEED.in(foldedText(tokens.slice(0, from))) &&
    words.SOME_OF_THOSE.in(foldedText(tokens.slice(to)))
  );
}
