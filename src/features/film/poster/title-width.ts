/**
 * How wide the posters' font is in its boldest cut, in hundredths of its size: the letters from the space to the tilde.
 * Lighter cuts are narrower, and pairs of letters only move closer, so that no text is wider than what is told here.
 */
const WIDTHS = [
  22, 30, 35, 65, 65, 99, 75, 16, 31, 31, 45, 48, 21, 36, 25, 35, 67, 34, 61, 61, 64, 62, 66, 47, 66, 66, 26,
  25, 50, 51, 50, 41, 100, 71, 69, 69, 71, 62, 59, 73, 73, 30, 37, 70, 51, 96, 79, 73, 64, 73, 69, 66, 51, 71,
  61, 96, 71, 56, 57, 32, 34, 32, 59, 54, 28, 60, 65, 57, 65, 59, 41, 61, 64, 29, 29, 61, 28, 96, 64, 61, 65,
  65, 45, 55, 41, 63, 58, 87, 59, 61, 54, 34, 28, 34, 51,
];
const FIRST = 32;
const FURTHER: Readonly<Record<string, number>> = {
  ß: 69,
  æ: 94,
  Æ: 96,
  œ: 109,
  ø: 61,
  Ø: 74,
  đ: 65,
  ł: 38,
  Ł: 58,
  ı: 29,
  '’': 20,
  '‘': 20,
  '“': 41,
  '”': 41,
  '–': 55,
  '—': 82,
  '…': 79,
  '·': 25,
};

/** Letters that the font lacks come from another one: as wide as any; pictures and East Asian letters are squares. */
const FOREIGN = 85;
const SQUARE = 135;
const SQUARES_FROM = 0x1100;

function letterWidth(letter: string): number {
  const base = letter.normalize('NFD');
  const code = base.codePointAt(0) ?? 0;
  const known = WIDTHS[code - FIRST] ?? FURTHER[letter] ?? FURTHER[base];
  if (known !== undefined) return known;
  return code >= SQUARES_FROM && (code < 0x2000 || code > 0x206f) ? SQUARE : FOREIGN;
}

/** The most that a text can be wide, in sizes of its letters. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width / 100;
}
