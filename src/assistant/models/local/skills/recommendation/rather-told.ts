import { sounds } from '../../judge/sounds.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';

/** Fewer words may be a wish that is not said to its end. */
const TOLD_WORDS = 7;

/**
 * `bugün otogarda bavulum karışmış, içinden takma diş çıktı`: nothing but a mood is said in words that are known, nothing is
 * asked for, and by sentences like it a wish is unlikely.
 */
export function isRatherTold(parsed: Understanding): boolean {
  const { words, films, markers, exact, alike } = parsed;
  if (words < TOLD_WORDS || films || markers.asks || markers.requests || alike !== undefined) return false;
  const { mood: _felt, implied: _how, ...stated } = exact ?? NO_WISHES;
  return !statesAnything({ ...NO_WISHES, ...stated, mood: undefined }) && !sounds('perhaps a wish', parsed);
}
