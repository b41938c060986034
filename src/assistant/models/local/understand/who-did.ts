import { notWishesWords as words } from '../lexicon/word-lists.ts';
import { type Span, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

const REACH = 4;
const DEED =
  /(?:[iu]yor?|[dt][iu]|m[iu]s)(?:l[ae]r)?$|^(?:sikil|uyu|kiz|kac|kork|kapat|sev|bayil|iste)[aeiu]?r(?:l[ae]r)?$/u;

/** `bizimkiler ezberledi`, `bizimkiler uyudu`: who of the person's own did something, and neither a work nor where a film is from. */
export function isWhoDid(tokens: Tokens, { from, to }: Span): boolean {
  if (to - from !== 1 || !words.OF_OURS.is(wordAt(tokens, from)) || endsClause(tokens[from])) return false;
  const end = tokens.findIndex((token, at) => at >= to && endsClause(token));
  return wordsIn(tokens, to, Math.min(to + REACH, end < 0 ? tokens.length : end + 1)).some(
    (word, at) => DEED.test(word) && !/^m[iu]/u.test(wordAt(tokens, to + at + 1)),
  );
}
