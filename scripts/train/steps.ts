import type { Learning } from './questions.ts';

const DIGITS = 2;

/** As many digits of a number as are stored. */
export const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

/** The unit in which numbers are stored: the strongest that is no outlier is so many of it. */
export function stepOf(weights: Float64Array, { steps, within }: Pick<Learning, 'steps' | 'within'>): number {
  const strengths = weights.map(Math.abs).toSorted();
  const strongest = strengths[Math.ceil(strengths.length * within) - 1] ?? 0;
  return rounded(Math.max(strongest, Number.MIN_VALUE) / steps);
}

/** A number in whole units, as far as it is stored. */
export const nearest = (weight: number, unit: number, { steps }: Pick<Learning, 'steps'>): number =>
  Math.sign(weight) * Math.min(steps, Math.round(Math.abs(weight) / unit));
