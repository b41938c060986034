import { toLetters } from '#assistant/models/local/judge/letters.ts';
import { type Head, type Net, ROW_STEPS } from '#assistant/models/local/judge/net.ts';

import type { Learnt, LearntHead } from './learn.ts';
import type { Learning } from './questions.ts';
import { nearest, rounded, stepOf } from './steps.ts';

/** What was learnt, rounded, as it is stored. @param temperatures by question, 1 where none is there */
export function toNet(
  { weights, step, heads }: Learnt,
  { bits, size, steps }: Learning,
  temperatures: Readonly<Record<string, number>> = {},
): Net {
  return {
    bits,
    size,
    steps,
    step,
    weights: toLetters(
      weights.map((weight) => nearest(weight, step, { steps })),
      steps,
    ),
    heads: heads.map((head) => toHead(head, temperatures[head.answer.name] ?? 1)),
  };
}

function toHead({ answer: { name, answers, labels }, rows, biases }: LearntHead, temperature: number): Head {
  const step = stepOf(rows, { steps: ROW_STEPS, within: 1 });
  return {
    name,
    answers,
    labels: [...labels],
    rows: toLetters(
      rows.map((row) => nearest(row, step, { steps: ROW_STEPS })),
      ROW_STEPS,
    ),
    step,
    biases: Array.from(biases, rounded),
    temperature: rounded(temperature),
  };
}
