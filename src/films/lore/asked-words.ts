import { fold } from '#domain/title.ts';
import words from './asked-words.json' with { type: 'json' };

const EMPTY: ReadonlySet<string> = new Set(words.empty);
const WEAK: ReadonlySet<string> = new Set(words.weak);

/** The words of a folded text that say what is asked. */
export const askedWords = (folded: string): string[] =>
  folded.split(/[^a-z0-9]+/u).filter((word) => word !== '' && !EMPTY.has(word));

/** The same of an ask as it was written. */
export const wordsOfAsk = (ask: string): string[] => askedWords(fold(ask));

export const isWeak = (word: string): boolean => WEAK.has(word);
export const ALIKE: readonly (readonly string[])[] = words.alike;
