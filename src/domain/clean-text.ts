/** The longest title there may be; what is longer is none. */
const MAX_TITLE = 120;

/**
 * A model's text on one line: without control characters, without the invisible ones that turn the direction of
 * writing or hide letters, and no longer than `most` characters.
 */
export function cleanText(text: string, most: number): string {
  const line = text
    .slice(0, most * 4)
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}

/** A title that can be one, else '': no markup, no endless one. The rules then say `Boş/Geçersiz başlık.` (M-08). */
export function cleanTitle(text: string): string {
  if (text.length > MAX_TITLE * 4 || /<\s*[/!a-z]/iu.test(text)) return '';
  const line = cleanText(text, MAX_TITLE + 1);
  return [...line].length > MAX_TITLE ? '' : line;
}
