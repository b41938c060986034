import { notWishesWords as words } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { type Span, type Tokens, endsClause, foldedText, wordAt, wordsIn } from './tokens.ts';

const FROM = /^n?[dt][ae]n$/u;
const AT = /^n?[dt][ae]$/u;
const SOON = 3;

/** `azerbaycandan salam`, `köyde elektrik yeni geldi`, `istanbuldan kaçtım`: where the person is, writes from or was, and no place of a film. */
export function isPlaceOfSelf(tokens: Tokens, { from, to, rest }: Found): boolean {
  if (words.TELLS_OF_US.in(foldedText(tokens)) || words.BACK_TO_IT.in(foldedText(tokens))) return false;
  const after = upToWish(tokens, to, SOON);
  if (FROM.test(rest))
    return (
      isWhereSomebodyCameFrom(tokens, from) ||
      after.some((word) => words.WRITES_FROM.is(word) || words.MOVED.is(word)) ||
      (words.GREETING.is(wordAt(tokens, from - 1)) && (to === tokens.length || endsClause(tokens[to - 1])))
    );
  if (AT.test(rest)) return after.some((word) => words.HAPPENED_THERE.is(word));
  return /^y?[ae]$/u.test(rest) && [wordAt(tokens, from - 1), ...after].some((word) => words.MOVED.is(word));
}

/** `kuzen geldi almanyadan`: the verb stands before it. */
const isWhereSomebodyCameFrom = (tokens: Tokens, from: number): boolean =>
  CAME.test(wordAt(tokens, from - 1)) && !wordsIn(tokens, from - 1 - SOON, from - 1).some(words.OF_A_WISH.is);
const CAME = /^(?:gel|don|tasin|kac)(?:[dt][iu]|m[iu]s)(?:k|m|l[ae]r)?$/u;

/** `polonyalı ev arkadaşım`, `rus gelinimiz`: where somebody is from who watches too, and not the film. */
export function isOfCompanion(tokens: Tokens, { to }: Span): boolean {
  if (endsClause(tokens[to - 1])) return false;
  let at = to;
  while (at < to + SOON && words.BEFORE_COMPANION.is(wordAt(tokens, at))) at += 1;
  return words.COMPANION.is(wordAt(tokens, at));
}

/** The words of a clause that come before any word of a film or of a wish. */
function upToWish(tokens: Tokens, from: number, most: number): string[] {
  const found: string[] = [];
  for (let at = from; at < Math.min(tokens.length, from + most) && !endsClause(tokens[at - 1]); at++) {
    const word = wordAt(tokens, at);
    if (words.OF_A_WISH.is(word)) break;
    found.push(word);
  }
  return found;
}
