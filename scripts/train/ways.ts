import { ANYTHING_ELSE, WAYS, maskWords } from '#assistant/models/local/judge/ways.ts';

import { readTables } from './labelled.ts';
import type { Answer } from './questions.ts';
import type { Sentence } from './sentences.ts';

/** What people say, with a plain sentence that stands for it; training/README.md says how one is added. */
const FOLDER = new URL('../../training/ways/', import.meta.url);

/** Somebody's way of saying something, and the plain sentence for it. */
export interface Way {
  text: string;
  plain: string;
  /** Its place among those of its meaning, 0 to 1. */
  place: number;
}

/** Every way of saying something. @throws with file and line where its plain sentence is none */
export const readWays = (): Promise<Way[]> => readTables(FOLDER, parseWays);

/** The ways of a file. @throws with file and line where a plain sentence is none */
export function parseWays(file: string, content: string): Way[] {
  const lines = content.trimEnd().split('\n');
  const ways = lines.map((line, at) => {
    const [text = '', plain = '', ...more] = line.split('\t');
    if (text === '' || more.length > 0 || !WAYS.has(plain))
      throw new Error(`${file}:${at + 1}: no way of saying what is known in “${line}”`);
    return { text: maskWords(text), plain };
  });
  return ways.map((way) => {
    const same = ways.filter(({ plain }) => plain === way.plain);
    return { ...way, place: same.indexOf(way) / same.length };
  });
}

/** Acts whose sentences say nothing of what has a plain sentence. */
const ELSE = new Set<Sentence['act']>(['offtopic', 'open', 'recall', 'sensitive', 'tell']);

/** Which plain sentence a message stands for. */
export const WAY: Answer = {
  name: 'way',
  answers: 'one',
  labels: [...WAYS.keys(), ANYTHING_ELSE],
  matters: 1,
};

/** What that is learnt from: the ways of saying something, and sentences that say anything else. */
export const wayExamples = (ways: readonly Way[], sentences: readonly Sentence[]) => [
  ...ways,
  ...sentences
    .filter(({ act }) => ELSE.has(act))
    .map(({ text, place }) => ({ text, plain: ANYTHING_ELSE, place })),
];
