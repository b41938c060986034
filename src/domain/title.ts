import { remembered } from './remembered.ts';

/** Letters with a stroke, which Unicode does not take apart into a letter and a mark. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd' };

/** Texts without a letter of its own rules, which are most, and quicker. */
const PLAIN = /^[ -~]*$/u;

/**
 * Folds a text to what comparisons need: lower case without accents, with every I of Turkish (İ, I, ı, i) the same.
 * Both sides are folded, so nothing has to guess where a diacritic is missing (docs/findings.md).
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .replace(/[İIı]/gu, 'i')
    .toLowerCase()
    .replace(/[łøđ]/gu, (letter) => STROKES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/**
 * A title as the rules compare it (M-07): lower case, accents and punctuation removed, spaces collapsed.
 * Apostrophes vanish (`Ocean's` = `Oceans`), other punctuation parts words (`Spider-Man` = `Spider Man`).
 * Returns '' for a title without a letter or digit. Idempotent.
 */
export const normaliseTitle = remembered(
  (title) =>
    fold(title)
      .replace(/['’‘`´ʼ]/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  { most: 60_000, longest: 120 },
);

/** Whether two titles are the same film's name (M-07). Blank titles equal nothing. */
export function sameTitle(a: string, b: string): boolean {
  const left = normaliseTitle(a);
  return left !== '' && left === normaliseTitle(b);
}
