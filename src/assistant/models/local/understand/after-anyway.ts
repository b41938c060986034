import { type Tokens, endsClause, wordAt } from './tokens.ts';
import type { Understanding } from './understand.ts';

const ANYWAY: ReadonlySet<string> = new Set(['neyse', 'neysee', 'nese']);
const FEWEST_WORDS = 4;

/**
 * What is said after `neyse` or `benim aradığım`, where a sentence of its own begins with it: whoever says so has let go what
 * was before (`saçmaladın. neyse tom cruise'lu bir film vardı hani`). Undefined where nobody does.
 */
export function afterAnyway({
  tokens,
  written,
}: Pick<Understanding, 'tokens' | 'written'>): string | undefined {
  const at = placeOf(tokens);
  if (at === undefined || tokens.length - at - 1 < FEWEST_WORDS) return undefined;
  return written.slice(tokens[at + 1]?.start);
}

const isAnyway = ({ folded }: Tokens[number]): boolean => ANYWAY.has(folded);
export const lastAnyway = (tokens: Tokens): number => tokens.findLastIndex(isAnyway);

function placeOf(tokens: Tokens): number | undefined {
  const begins = (place: number) => place > 0 && endsClause(tokens[place - 1]);
  const at = tokens.findLastIndex(
    (token, place) =>
      (isAnyway(token) && begins(place)) ||
      (token.folded === 'aradigim' && begins(wordAt(tokens, place - 1) === 'benim' ? place - 1 : place)),
  );
  return at < 0 ? undefined : at;
}
