import { type Head, type Net, letterOf } from '#assistant/models/local/judge/net.ts';

import type { Learnt } from './learn.ts';
import type { Learning } from './questions.ts';

/** The share of numbers that keep their strength; the few beyond are as strong as the strongest of these. */
const KEPT = 0.9985;
const DIGITS = 2;

/** What was learnt, rounded to a letter a number, as it is stored. @param temperatures by question, 1 where none is there */
export function toNet(
  { weights, heads }: Learnt,
  { bits, size, steps }: Learning,
  temperatures: Readonly<Record<string, number>> = {},
): Net {
  const strengths = weights.map(Math.abs).toSorted();
  const strongest = strengths[Math.floor(strengths.length * KEPT)] ?? 0;
  const step = rounded(Math.max(strongest, Number.MIN_VALUE) / steps);
  const letters = Array.from(weights, (weight) =>
    letterOf(Math.sign(weight) * Math.min(steps, Math.round(Math.abs(weight) / step))),
  );
  return {
    bits,
    size,
    step,
    weights: letters.join(''),
    heads: heads.map(({ answer: { name, answers, labels }, rows, biases }): Head => ({
      name,
      answers,
      labels: [...labels],
      rows: Array.from(rows, rounded),
      biases: Array.from(biases, rounded),
      temperature: rounded(temperatures[name] ?? 1),
    })),
  };
}

const rounded = (value: number) => Number(value.toPrecision(DIGITS));
