import * as z from 'zod/mini';

import { fromLetters } from './letters.ts';
import { wishedSchema } from './wished.ts';

/** One question that the judge answers: `one` chooses among labels, `many` says of each label whether it holds. */
export const headSchema = z.object({
  name: z.string(),
  answers: z.enum(['one', 'many']),
  labels: z.array(z.string()).check(z.minLength(2)),
  /** What each label weighs of the summary, label after label: letters for numbers of `ROW_STEPS`, times `step`. */
  rows: z.string(),
  step: z.number(),
  biases: z.array(z.number()),
  /** What a score is divided by before it is a probability, so that 0.8 is right eight times in ten. */
  temperature: z.number(),
});
export type Head = z.infer<typeof headSchema>;

/** How far a number of a head's rows may be from 0. */
export const ROW_STEPS = 28;

/**
 * A summary that several questions share: of each feature some numbers, added up over the text. What is learnt for one
 * question helps the others (`ağlamak istiyorum` is an act, a mood and a tone). A feature's numbers are whole ones times
 * `step`, and stand as letters, because a JSON file needs no decoding and packs as small.
 */
export const netSchema = z.object({
  /** Features are told apart by so many bits. */
  bits: z.int(),
  /** How many numbers a summary has. */
  size: z.int(),
  /** How far a number may be from 0. */
  steps: z.int(),
  step: z.number(),
  weights: z.string(),
  heads: z.array(headSchema),
});
export type Net = z.infer<typeof netSchema>;

export const weightsSchema = z.object({
  /** What was learnt from: a hash of the sentences with their labels. */
  sentences: z.number(),
  /** What a message is about, what something in it is for, and which way a number in it bounds. */
  messages: netSchema,
  mentions: netSchema,
  bounds: netSchema,
  wished: wishedSchema,
});
export type Weights = z.infer<typeof weightsSchema>;

/** The summary of features: their numbers added up, evened out by how many there are. */
export function summaryOf(
  features: readonly number[],
  { weights, bits, size }: { weights: ArrayLike<number>; bits: number; size: number },
): Float64Array {
  const summary = new Float64Array(size);
  const last = 2 ** bits - 1;
  const even = 1 / Math.sqrt(Math.max(1, features.length));
  for (const feature of features) {
    const from = (feature & last) * size;
    for (let at = 0; at < size; at++) summary[at] = (summary[at] ?? 0) + (weights[from + at] ?? 0) * even;
  }
  return summary;
}

/** The score of each label. */
export const scoresOf = (
  summary: Float64Array,
  { rows, biases }: { rows: ArrayLike<number>; biases: ArrayLike<number> },
): number[] => {
  const scores: number[] = [];
  for (let label = 0; label < biases.length; label++) {
    const from = label * summary.length;
    let sum = biases[label] ?? 0;
    for (let at = 0; at < summary.length; at++) sum += (summary[at] ?? 0) * (rows[from + at] ?? 0);
    scores.push(sum);
  }
  return scores;
};

/** Scores as probabilities: of labels that exclude each other, or each for itself. */
export function probabilities(scores: readonly number[], answers: Head['answers']): number[] {
  if (answers === 'many') return scores.map((score) => 1 / (1 + Math.exp(-score)));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** A net as a function from features to their summary. */
export function summariser({
  weights,
  steps,
  step,
  bits,
  size,
}: Net): (features: readonly number[]) => Float64Array {
  const table = { weights: fromLetters(weights, steps, 2 ** bits * size), bits, size };
  return (features) => summaryOf(features, table).map((number) => number * step);
}

/** A head as a function from a summary to the score of each label. */
export function scorer({ rows, step, biases }: Head, { size }: Net): (summary: Float64Array) => number[] {
  const steps = fromLetters(rows, ROW_STEPS, biases.length * size);
  const own = { rows: Float64Array.from(steps, (number) => number * step), biases };
  return (summary) => scoresOf(summary, own);
}
