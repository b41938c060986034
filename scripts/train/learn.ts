import type { Random } from '#lib/random.ts';
import { seededRandom } from '#lib/random.ts';
import { probabilities, scoresOf } from '#assistant/models/local/judge/heads.ts';

import type { Learning } from './questions.ts';

/** A message as the judge sees it, with the labels that hold of it. */
export interface Example {
  features: readonly number[];
  holds: readonly string[];
}

/** Weights before they are rounded: a row a feature, a number a label. */
export interface Learnt {
  weights: Float64Array;
  biases: number[];
}

const SEED = 16;
/** Biases move less, since every sentence moves them. */
const BIAS_RATE = 0.1;

/**
 * Logistic regression, by gradient steps that become smaller: the same examples always give the same weights. Order and
 * seed are fixed, and nothing is computed in parallel.
 */
export function learn(
  examples: readonly Example[],
  { labels, bits, passes, rate, answers }: Learning,
): Learnt {
  const weights = new Float64Array(2 ** bits * labels.length);
  const biases = labels.map(() => 0);
  const random = seededRandom(SEED);
  const order = examples.map((_, place) => place);
  const steps = passes * examples.length;
  let step = 0;
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    for (const place of order) {
      const example = examples[place];
      if (example === undefined) continue;
      const { features, holds } = example;
      const size = rate * (1 - step++ / steps);
      const even = 1 / Math.sqrt(Math.max(1, features.length));
      const wrong = probabilities(scoresOf(features, { weights, biases, bits }), answers).map(
        (probability, label) => probability - (holds.includes(labels[label] ?? '') ? 1 : 0),
      );
      for (const [label, error] of wrong.entries())
        biases[label] = (biases[label] ?? 0) - size * BIAS_RATE * error;
      for (const feature of features) {
        const row = (feature & (2 ** bits - 1)) * labels.length;
        for (let label = 0; label < labels.length; label++)
          weights[row + label] = (weights[row + label] ?? 0) - size * even * (wrong[label] ?? 0);
      }
    }
  }
  return { weights, biases };
}

function shuffle(order: number[], random: Random): void {
  for (let end = order.length - 1; end > 0; end--) {
    const other = Math.floor(random() * (end + 1));
    [order[end], order[other]] = [order[other] ?? 0, order[end] ?? 0];
  }
}
