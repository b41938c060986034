import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { type Span, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

/** So many words stand between what is pointed at and what is said of it. */
const REACH = 4;

/**
 * Whether something is said of the films on the screen, and so is not wished (`bunlar iç karartıcı`, `hepsi savaş filmi
 * ama`, `bu çok ağır ya`): it ends its clause, which begins by pointing at them.
 */
export function isSaidOfShown(tokens: Tokens, { from, to }: Span): boolean {
  const end = wordAt(tokens, to).startsWith('film') ? to + 1 : to;
  if (!endsAt(tokens, end)) return false;
  let start = from;
  while (start > 0 && from - start < REACH && !endsClause(tokens[start - 1])) start -= 1;
  // Of `çok ağır` the first word is part of what is said.
  const before = words.INTENSIFIER.is(wordAt(tokens, from)) ? from + 1 : from;
  return words.OF_SHOWN.in(wordsIn(tokens, start, before).join(' '));
}

/** A clause is over, or the word that follows ends it: `bu çok ağır ya, …`, `bunlar çok karanlık daha aydınlık bir şey`. */
const endsAt = (tokens: Tokens, place: number): boolean =>
  place >= tokens.length || endsClause(tokens[place - 1]) || words.ENDS_SAYING.is(wordAt(tokens, place));
