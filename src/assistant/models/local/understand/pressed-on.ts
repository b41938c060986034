import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { type Span, type Tokens, endsClause, wordsIn } from './tokens.ts';

const BEFORE = 4;
const AFTER = 9;

/**
 * `bana sürekli marvel öneriyorlar`, `eşim hep savaş filmi açıyor`, `herkes korku diyor bıktım`: what others keep bringing
 * is not wished.
 */
export function isPressedOn(tokens: Tokens, { from, to }: Span): boolean {
  const clause = tokens.slice(0, from).findLastIndex(endsClause) + 1;
  const before = wordsIn(tokens, Math.max(clause, from - BEFORE), from).join(' ');
  const after = wordsIn(tokens, to, to + AFTER).join(' ');
  // `hep aynı amerikan filmleri, avrupa olsun`
  const [next = ''] = wordsIn(tokens, to, to + 1);
  if (/(?:^| )(?:hep|yine|gene|surekli) ayni$/u.test(before) && /^filmler|^seyler/u.test(next)) return true;
  if (words.KEEPS_ON.in(before) && words.BRINGS.firstIn(after) === 0) return true;
  return (
    (words.KEEPS_ON.in(before) || words.EVERYBODY.in(before)) && words.SAYS_TOO_OFTEN.firstIn(after) === 0
  );
}
