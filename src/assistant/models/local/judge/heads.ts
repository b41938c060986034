import * as z from 'zod/mini';

/**
 * One question that the judge answers of a message: `one` chooses among labels, `many` says of each label whether it
 * holds. A row of `weights` belongs to a feature and has a letter a label: `n` is 0, `e` to `w` are −9 to 9 steps
 * of `step`. Letters rather than bytes, because a JSON file needs no decoding and packs as small.
 */
export const headSchema = z.object({
  name: z.string(),
  answers: z.enum(['one', 'many']),
  labels: z.array(z.string()).check(z.minLength(2)),
  /** Rows are 2 to the power of it. */
  bits: z.int(),
  step: z.number(),
  biases: z.array(z.number()),
  /** What a score is divided by before it is a probability, so that 0.8 is right eight times in ten. */
  temperature: z.number(),
  weights: z.string(),
});
export type Head = z.infer<typeof headSchema>;
export const weightsSchema = z.object({
  /** What was learnt from: a hash of the sentences with their labels. */
  sentences: z.number(),
  heads: z.array(headSchema),
});
export type Weights = z.infer<typeof weightsSchema>;

const ZERO = 'n'.charCodeAt(0);
/** The strongest weight, in steps. */
export const MOST_STEPS = 9;

export const letterOf = (steps: number): string => String.fromCharCode(ZERO + steps);
const stepsOf = (letters: string): Int8Array =>
  Int8Array.from({ length: letters.length }, (_, place) => letters.charCodeAt(place) - ZERO);

/** The scores of a message: of each label the weights of its features, evened out by how many there are. */
export function scoresOf(
  features: readonly number[],
  { weights, biases, bits }: { weights: ArrayLike<number>; biases: readonly number[]; bits: number },
): number[] {
  const labels = biases.length;
  const sums = new Float64Array(labels);
  const rows = 2 ** bits - 1;
  for (const feature of features) {
    const row = (feature & rows) * labels;
    for (let label = 0; label < labels; label++)
      sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0);
  }
  const even = 1 / Math.sqrt(Math.max(1, features.length));
  return biases.map((bias, label) => bias + (sums[label] ?? 0) * even);
}

/** Scores as probabilities: of labels that exclude each other, or each for itself. */
export function probabilities(scores: readonly number[], answers: Head['answers']): number[] {
  if (answers === 'many') return scores.map((score) => 1 / (1 + Math.exp(-score)));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** A head as a function from a message's features to the score of each label, before the temperature. */
export function scorerOf({ weights, biases, step, bits }: Head): (features: readonly number[]) => number[] {
  const table = { weights: stepsOf(weights), biases: biases.map((bias) => bias / step), bits };
  return (features) => scoresOf(features, table).map((score) => score * step);
}
