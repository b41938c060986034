/** Letters with a stroke, which Unicode does not take apart into a letter and a mark. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd' };

/** Texts without a letter of its own rules, which are most, and quicker. */
const PLAIN = /^[ -~]*$/u;

/**
 * Folds a text to what comparisons need: lower case without accents, with every I of Turkish (İ, I, ı, i) the same.
 * Both sides are folded, so nothing has to guess where a diacritic is missing (findings.md, Turkish text).
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
 * A title as the rules compare it (spec §5): lower case, accents and punctuation removed, spaces collapsed.
 * Apostrophes vanish (`Ocean's` = `Oceans`), other punctuation parts words (`Spider-Man` = `Spider Man`).
 * Returns '' for a title without a letter or digit. Idempotent.
 */
export function normaliseTitle(title: string): string {
  const known = normalised.get(title);
  if (known !== undefined) return known;
  const made = fold(title)
    .replace(/['’‘`´ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // Rules compare the same titles, names and themes over and over; the bound is for texts from outside.
  if (normalised.size >= MOST_KEPT) normalised.clear();
  if (title.length <= LONGEST_KEPT) normalised.set(title, made);
  return made;
}

const normalised = new Map<string, string>();
const MOST_KEPT = 60_000;
const LONGEST_KEPT = 120;

/** Whether two titles are the same film's name by the rules of spec §5. Blank titles equal nothing. */
export function sameTitle(a: string, b: string): boolean {
  const left = normaliseTitle(a);
  return left !== '' && left === normaliseTitle(b);
}
