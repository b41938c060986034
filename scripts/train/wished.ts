import { type Wished, evidenceOf } from '#assistant/models/local/judge/wished.ts';

import { readTables } from './labelled.ts';

/** What strangers wrote, none of which is a training sentence; training/README.md says how one is added. */
const FOLDER = new URL('../../training/wished/', import.meta.url);

/** A message, and whether it wishes films. */
export interface Wish {
  text: string;
  isWish: boolean;
}

const MEANS: Readonly<Record<string, boolean>> = { films: true, nothing: false };

/** Every such message. @throws with file and line where it is neither */
export const readWished = (): Promise<Wish[]> => readTables(FOLDER, parseWished);

/** The messages of a file. @throws with file and line where one is neither */
export const parseWished = (file: string, content: string): Wish[] =>
  content
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      const [text = '', meant = '', ...more] = line.split('\t');
      const isWish = MEANS[meant];
      if (text.trim() === '' || isWish === undefined || more.length > 0)
        throw new Error(`${file}:${at + 1}: neither films nor nothing in “${line}”`);
      return { text, isWish };
    });

const STEPS = 1000;
const RATE = 1;
/** Keeps an act that hardly matters from mattering by chance. */
const KEPT = 0.002;
const ROUNDED = 100;

/**
 * Learns what each act weighs for whether films are wished, by how likely the judge thinks each. The messages must be
 * none that the judge has learnt from: of those it is surer than it can be of others.
 */
export function learnWished(
  examples: readonly { isWish: boolean; likely: Readonly<Record<string, number>> }[],
): Wished {
  const acts = Object.keys(examples[0]?.likely ?? {});
  const columns = acts.map((act) => evened(examples.map(({ likely }) => evidenceOf(likely[act] ?? 0))));
  let weights = acts.map(() => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step++) {
    const errors = examples.map(({ isWish }, row) => {
      const score = columns.reduce((sum, { even }, at) => sum + (even[row] ?? 0) * (weights[at] ?? 0), bias);
      return 1 / (1 + Math.exp(-score)) - Number(isWish);
    });
    bias -= RATE * meanOf(errors);
    weights = weights.map((weight, at) => {
      const slope = meanOf(errors.map((error, row) => error * (columns[at]?.even[row] ?? 0)));
      return weight - RATE * (slope + KEPT * weight);
    });
  }
  const raw = weights.map((weight, at) => weight / (columns[at]?.spread ?? 1));
  const shift = raw.reduce((sum, weight, at) => sum + weight * (columns[at]?.mean ?? 0), 0);
  return {
    bias: rounded(bias - shift),
    acts: Object.fromEntries(acts.map((act, at) => [act, rounded(raw[at] ?? 0)])),
  };
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const rounded = (number: number): number => Math.round(number * ROUNDED) / ROUNDED;

/** Numbers around 0 and of like spread, so that all are learnt at one rate. */
function evened(numbers: readonly number[]) {
  const mean = meanOf(numbers);
  const spread = Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2))) || 1;
  return { mean, spread, even: numbers.map((number) => (number - mean) / spread) };
}
