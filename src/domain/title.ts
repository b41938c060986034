/** Letters with a stroke, which Unicode does not take apart into a letter and a mark. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd' };

/**
 * Folds a text to what comparisons need: lower case without accents, with every I of Turkish (İ, I, ı, i) the same.
 * Both sides are folded, so nothing has to guess where a diacritic is missing (findings.md, Turkish text).
 */
export function fold(text: string): string {
  return text
    .replace(/[İIı]/gu, 'i')
    .toLowerCase()
    .replace(/[łøđ]/gu, (letter) => STROKES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/**
 * A title as the rules compare it (spec §5): lower case, accents and punctuation removed, spaces collapsed.
 * Apostrophes vanish (`Ocean's` = `Oceans`), other punctuation parts words (`Spider-Man` = `Spider Man`).
 * Returns '' for a title without a letter or digit. Idempotent.
 */
export function normaliseTitle(title: string): string {
  return fold(title)
    .replace(/['’‘`´ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether two titles are the same film's name by the rules of spec §5. Blank titles equal nothing. */
export function sameTitle(a: string, b: string): boolean {
  const left = normaliseTitle(a);
  return left !== '' && left === normaliseTitle(b);
}
