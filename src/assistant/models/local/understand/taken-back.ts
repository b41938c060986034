import { clausesWords as words } from '../lexicon/word-lists.ts';
import { type Span, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

/**
 * The spans that are meant: not those taken back for a later one of their kind (`70'ler dedim de yok 90'lar olsun`,
 * `Baba'yı ekle, yok pardon Joker'i`).
 */
export function withoutTakenBack<T extends Span>(tokens: Tokens, spans: readonly T[]): readonly T[] {
  return spans.filter(({ to }) => !spans.some(({ from }) => from >= to && isTakenBack(tokens, to, from)));
}

/** Whether what stands between two places takes back what was said before the first. */
function isTakenBack(tokens: Tokens, from: number, to: number): boolean {
  if (words.TAKES_BACK.in(wordsIn(tokens, from, to).join(' '))) return true;
  // `korku yok, komedi` refuses horror; `korku olsun, yok komedi` takes it back.
  return tokens.some(
    (token, place) =>
      place > from &&
      place < to &&
      words.NO.is(wordAt(tokens, place)) &&
      endsClause(tokens[place - 1]) &&
      !endsClause(token),
  );
}
