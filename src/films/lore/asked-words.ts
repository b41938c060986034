import { fold } from '#domain/title.ts';
import words from './asked-words.json' with { type: 'json' };

const EMPTY: ReadonlySet<string> = new Set(words.empty);
const BARE: ReadonlySet<string> = new Set(words.bare);
const TURNS_ON: ReadonlySet<string> = new Set(words.asks);
const WEAK: ReadonlySet<string> = new Set(words.weak);

/** The words of a folded text that say what is asked: of `gerçekten oldu mu` just the first, of `gerçekten uçmuş mu` the second. */
export function askedWords(folded: string): string[] {
  const said = folded.split(/[^a-z0-9]+/u).filter((word) => word !== '' && !EMPTY.has(word));
  const more = said.filter((word) => !BARE.has(word));
  return more.length > 0 ? more : said;
}

/** The same of what is written as people write: folded, `öldü` and `oldu` would be one. */
export const wordsAskedIn = (written: string): string[] =>
  askedWords(fold(written.replaceAll(DIED, 'vefat').replaceAll(NOT_UNDERSTOOD, 'karışık')));
/** `anlamadım` asks no meaning (`adının anlamı`). */
const NOT_UNDERSTOOD = /(?<!\p{L})anla(?:mad|yama|m[ıi]yo|maz)\p{L}*/gu;
const DIED = /(?<!\p{L})[öÖ]l(?:d[üi](?!r)|m[üe](?!z)|üyor?|ür|üp|ecek)\p{L}*/gu;

/** Whether a question turns on it: `kim`, `nerede`. */
export const turnsOn = (word: string): boolean => TURNS_ON.has(word);
export const isWeak = (word: string): boolean => WEAK.has(word);
export const ALIKE: readonly (readonly string[])[] = words.alike;
