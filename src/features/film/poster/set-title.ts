import { textWidth } from './title-width.ts';

/** A poster is drawn on a sheet of 400 × 600. */
export const SHEET = { width: 400, height: 600 } as const;
/** The room that a title has on the sheet: its width, and the height of its lines together. */
export const ROOM = { width: 344, height: 155 } as const;

const LARGEST = 104;
/** 9 px on a poster of 140 px, the narrowest on which a long title is shown. */
export const SMALLEST = 26;
const MOST_LINES = 5;
/** Halvings while looking for the narrowest lines. */
const PRECISION = 9;
/** 9 px on a poster of 96 px: a title in smaller letters is missing in most lists. */
const SMALL = 37.5;
/** Where a word may end its line for a title that would be small otherwise: after a hyphen between letters. */
const HYPHEN = /(?<=\p{L}-)(?=\p{L})/u;
/** More has no room in the smallest letters, and need not be tried. */
const MOST_WIDTH = (MOST_LINES * ROOM.width) / SMALLEST;

export interface SetTitle {
  lines: readonly string[];
  /** Of the letters, on the sheet. */
  size: number;
}

/**
 * Breaks a title between its words into the lines that let its letters be largest. No word is ever broken; where even
 * the smallest letters have no room for all of it, whole words give way to an ellipsis, and at last letters do. A small title
 * may have a line that ends with a word's own hyphen.
 */
export function setTitle(title: string): SetTitle {
  const words = title.split(/\s+/u).filter(Boolean);
  while (words.length > 1 && textWidth(words.join(' ')) > MOST_WIDTH * 1.5) words.pop();
  let set = largest(words);
  if (set.size < SMALL) {
    const apart = largest(words.flatMap((word) => word.split(HYPHEN)));
    if (apart.size > set.size) return apart;
  }
  while (set.size < SMALLEST && words.length > 1) {
    words.pop();
    set = largest([...words.slice(0, -1), `${(words.at(-1) ?? '').replace(/[\p{P}]+$/u, '')}…`]);
  }
  if (set.size >= SMALLEST) return set;
  const letters = [...(words[0] ?? '')];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) * SMALLEST > ROOM.width) letters.pop();
  return { lines: [`${letters.join('')}…`], size: SMALLEST };
}

/** A number that stands with the word before it: alone on the last line it looks left over. */
const NUMBER = /^(?:\d{1,2}|[IVX]+)$/u;
/** Which part of its size a title may give for that. */
const WORTH = 0.7;

function largest(words: readonly string[]): SetTitle {
  const free = broken(words);
  const [last = '', before] = words.toReversed();
  if (before === undefined || free.lines.at(-1) !== last || !NUMBER.test(last)) return free;
  const kept = broken([...words.slice(0, -2), `${before} ${last}`]);
  return kept.size >= Math.max(SMALLEST, free.size * WORTH) ? kept : free;
}

function broken(words: readonly string[]): SetTitle {
  let best: SetTitle = { lines: [joined(words)], size: 0 };
  for (let count = 1; count <= Math.min(MOST_LINES, Math.max(1, words.length)); count += 1) {
    const lines = breakInto(words, count);
    const widest = Math.max(0.1, ...lines.map(textWidth));
    const size = Math.min(LARGEST, ROOM.width / widest, ROOM.height / count);
    // A line more is worth it only where the letters gain by it.
    if (size > best.size * 1.04) best = { lines, size: Math.floor(size * 10) / 10 };
  }
  return best;
}

/** At most so many lines, the widest of which is about as narrow as can be. */
function breakInto(words: readonly string[], count: number): string[] {
  let wide = textWidth(joined(words));
  let narrow = wide / count;
  let best = [joined(words)];
  if (count === 1) return best;
  for (let step = 0; step < PRECISION; step += 1) {
    const width = (narrow + wide) / 2;
    const lines = fill(words, width);
    if (lines.length <= count && lines.every((line) => textWidth(line) <= width)) {
      best = lines;
      wide = width;
    } else narrow = width;
  }
  return best;
}

function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : joined([line, word]);
    if (line !== undefined && textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Words in a line; the second half of one that may be parted follows its hyphen. */
const joined = ([first = '', ...more]: readonly string[]): string =>
  more.reduce((line, word) => (/\p{L}-$/u.test(line) ? `${line}${word}` : `${line} ${word}`), first);
