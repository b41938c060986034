import { type Head, MOST_STEPS, letterOf } from '#assistant/models/local/judge/heads.ts';

import type { Learnt } from './learn.ts';
import type { Learning } from './questions.ts';

/** The share of weights that keep their strength; the few beyond are as strong as the strongest of these. */
const KEPT = 0.9985;
const DIGITS = 5;
/** What of a step a weight lacks to be counted as one: those that hardly say anything are none, and pack smaller. */
const LACKS = 0.4;

/** What was learnt, rounded to a letter a weight, as it is stored. */
export function toHead(
  { weights, biases }: Learnt,
  { name, answers, labels, bits }: Learning,
  temperature: number,
): Head {
  const strengths = weights.map(Math.abs).toSorted();
  const strongest = strengths[Math.floor(strengths.length * KEPT)] ?? 0;
  const step = rounded(Math.max(strongest, Number.MIN_VALUE) / MOST_STEPS);
  const letters = Array.from(weights, (weight) =>
    letterOf(Math.sign(weight) * Math.min(MOST_STEPS, Math.floor(Math.abs(weight) / step + LACKS))),
  );
  return {
    name,
    answers,
    labels: [...labels],
    bits,
    step,
    biases: biases.map(rounded),
    temperature: rounded(temperature),
    weights: letters.join(''),
  };
}

const rounded = (value: number) => Number(value.toPrecision(DIGITS));
