import { textWidth } from './title-width.ts';

/** From line to line, in sizes of the letters, where nothing touches. */
const LEADING = 0.98;
/** Between what hangs from a line and what stands out of the next one, in sizes. */
const AIR = 0.11;
/** The same between a letter's foot and the dots or the hat of the one below it, which are taken for a cedilla nearer by. */
const AIR_OVER_MARKS = 0.17;
/** Letters nearer to each other than this, in sizes, are taken to stand one over the other: their places are measured roughly. */
const BESIDE = 0.1;

/** How far a letter without a tail reaches below its line. */
const FOOT = 0.02;
const CEDILLA = '\u0327';

interface Reach {
  below: number;
  above: number;
  /** Something stands over it. */
  isMarked: boolean;
}

/** How far a letter reaches below its line and above it, in sizes, in the posters' font. */
function reachOf(letter: string): Reach {
  const [base = '', ...marks] = letter.normalize('NFD');
  const isCapital = /[\p{Lu}\d]/u.test(base);
  const below = marks.includes(CEDILLA)
    ? 0.25
    : /[gjpqyQ]/u.test(base)
      ? 0.2
      : /[,;]/u.test(base)
        ? 0.14
        : FOOT;
  if (marks.some((mark) => mark !== CEDILLA)) return { below, above: isCapital ? 0.9 : 0.77, isMarked: true };
  return { below, isMarked: false, above: isCapital ? 0.69 : /[bdfhijklß]/u.test(base) ? 0.75 : 0.56 };
}

interface Placed extends Reach {
  from: number;
  to: number;
}

function placed(line: string, centred: boolean): Placed[] {
  let from = centred ? -textWidth(line) / 2 : 0;
  return [...line].map((letter) => {
    const at = { from, to: from + textWidth(letter), ...reachOf(letter) };
    from = at.to;
    return letter === ' ' ? { ...at, below: -1, above: -1 } : at;
  });
}

const airBetween = (high: Placed, low: Placed): number =>
  low.isMarked && high.below === FOOT ? AIR_OVER_MARKS : AIR;

/**
 * Where the lines of a title stand, from the first one's baseline, in sizes. Tight, but for a line of which something would
 * touch the one above it: the dots of an Ö and a cedilla over them (Konuş / Ölüm).
 */
export function baselinesOf(lines: readonly string[], centred: boolean): number[] {
  const rows = lines.map((line) => placed(line, centred));
  let baseline = 0;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    if (before === undefined) return 0;
    const needed = row.flatMap((low) =>
      before
        .filter((high) => high.from < low.to + BESIDE && low.from < high.to + BESIDE)
        .map((high) => high.below + low.above + airBetween(high, low)),
    );
    baseline += Math.max(LEADING, ...needed);
    return baseline;
  });
}

/** How high the lines stand together, in sizes. */
export const heightOf = (baselines: readonly number[]): number => (baselines.at(-1) ?? 0) + LEADING;
