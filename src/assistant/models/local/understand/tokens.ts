import { type Word, splitWords } from '#films/words.ts';
import { isFormOf } from '#lib/turkish/stem.ts';

/** A word of the person's message, with its number in the row and what stands between it and the next word. */
export interface Token extends Word {
  /** Punctuation and blanks up to the next word. */
  gap: string;
}

/** How many words of a message are read: nobody's wish is longer, and a pasted book must not hold up the answer. */
const MOST_WORDS = 250;
const FIGURES_AND_LETTERS = /^(\d+)([a-z]+)$/u;

/** Splits a message into tokens; figures part from letters stuck to them (`90dk`, `90lar`, `2saat`). */
export function tokenise(text: string): Token[] {
  const words = splitWords(text).slice(0, MOST_WORDS);
  return words.map((word, place) => {
    const gap = text.slice(word.end, words[place + 1]?.start ?? text.length);
    const parts = word.suffix === '' ? FIGURES_AND_LETTERS.exec(word.folded) : null;
    return parts === null
      ? { ...word, gap }
      : { ...word, base: parts[1] ?? word.base, suffix: parts[2] ?? '', gap };
  });
}

/** Whether a token is a word in any inflection: `dramlar`, `dram'ı` of `dram`. */
export function isForm(token: Token, stem: string): boolean {
  return token.base === stem || isFormOf(token.folded, stem);
}

/** The token's word as a plain pattern sees it: before an apostrophe for names and figures, else whole. */
export function matches(token: Token | undefined, pattern: RegExp): boolean {
  return token !== undefined && pattern.test(token.folded);
}

/** A message's words joined by single blanks, folded: what patterns over several words look at. */
export function foldedText(tokens: readonly Token[]): string {
  return tokens.map(({ folded }) => folded).join(' ');
}
