import type { Random } from '#lib/random.ts';
import { seededRandom } from '#lib/random.ts';
import { probabilities, scoresOf, summaryOf } from '#assistant/models/local/judge/net.ts';

import type { Answer, Learning } from './questions.ts';
import { nearest, stepOf } from './steps.ts';

/** What is learnt from: its features, and by question the labels that hold of it. */
export interface Example {
  features: readonly number[];
  /** A question that is not there is not asked of it. */
  holds: Readonly<Record<string, readonly string[]>>;
}

/** What was learnt: a row a feature, in whole `step`s where learning has rounded them, and of each question a row a label. */
export interface Learnt {
  weights: Float64Array;
  step: number;
  heads: readonly LearntHead[];
}
export interface LearntHead {
  answer: Answer;
  rows: Float64Array;
  biases: Float64Array;
}

const SEED = 16;
/** What hangs on every sentence moves less. */
const SHARED_RATE = 0.1;

/**
 * Learns a summary of features together with the questions that are asked of it, by gradient steps that become smaller: the
 * same examples always give the same numbers. Order and seed are fixed, and nothing is computed in parallel.
 */
export function learn(all: readonly Example[], learning: Learning): Learnt {
  const examples = withoutChance(all, learning.seen);
  const { bits, size, passes, rate, kept, answers, rounded } = learning;
  const random = seededRandom(SEED);
  const exact = new Float64Array(2 ** bits * size);
  let weights = exact;
  let unit = 0;
  const heads = answers.map((answer) => ({
    answer,
    rows: Float64Array.from({ length: answer.labels.length * size }, () => random() - 0.5),
    biases: new Float64Array(answer.labels.length),
  }));
  const order = [...examples];
  const steps = passes * examples.length;
  let step = 0;
  for (let pass = 0; pass < passes; pass++) {
    if (pass === passes - rounded) {
      unit = stepOf(exact, learning);
      weights = exact.map((weight) => unit * nearest(weight, unit, learning));
    }
    shuffle(order, random);
    for (const { features, holds } of order) {
      const by = rate * (1 - step++ / steps);
      // Whatever is missing, the rest must do: so a sentence teaches more than its own words.
      const some = features.filter(() => random() < kept);
      const summary = summaryOf(some, { weights, bits, size });
      const pull = new Float64Array(size);
      for (const head of heads) {
        const held = holds[head.answer.name];
        if (held !== undefined) correct(head, summary, held, by, pull);
      }
      const each = by / Math.sqrt(Math.max(1, some.length));
      for (const feature of some) {
        const from = (feature & (2 ** bits - 1)) * size;
        for (let at = 0; at < size; at++) {
          const weight = (exact[from + at] ?? 0) - each * (pull[at] ?? 0);
          exact[from + at] = weight;
          if (weights !== exact) weights[from + at] = unit * nearest(weight, unit, learning);
        }
      }
    }
  }
  return { weights, step: weights === exact ? stepOf(exact, learning) : unit, heads };
}

/** Examples without the features that hardly another one has: what is learnt of those is chance. */
function withoutChance(examples: readonly Example[], seen: number): readonly Example[] {
  if (seen <= 1) return examples;
  const times = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) times.set(feature, (times.get(feature) ?? 0) + 1);
  return examples.map(({ features, holds }) => ({
    features: features.filter((feature) => (times.get(feature) ?? 0) >= seen),
    holds,
  }));
}

/** Moves what a question weighs by what it has got wrong, and adds to `pull` how the summary should have been otherwise. */
function correct(
  head: LearntHead,
  summary: Float64Array,
  held: readonly string[],
  by: number,
  pull: Float64Array,
) {
  const { rows, biases, answer } = head;
  const { length } = summary;
  for (const [label, chance] of probabilities(scoresOf(summary, head), answer.answers).entries()) {
    const error = answer.matters * (chance - (held.includes(answer.labels[label] ?? '') ? 1 : 0));
    biases[label] = (biases[label] ?? 0) - by * SHARED_RATE * error;
    for (let at = 0; at < length; at++) {
      const place = label * length + at;
      const row = rows[place] ?? 0;
      pull[at] = (pull[at] ?? 0) + error * row;
      rows[place] = row - by * SHARED_RATE * error * (summary[at] ?? 0);
    }
  }
}

function shuffle(order: Example[], random: Random): void {
  for (let end = order.length - 1; end > 0; end--) {
    const other = Math.floor(random() * (end + 1));
    const [one, two] = [order[end], order[other]];
    if (one !== undefined && two !== undefined) [order[end], order[other]] = [two, one];
  }
}
