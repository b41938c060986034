import { textHash } from '#lib/text-hash.ts';
import { featuresOf, findingFeatures } from '#assistant/models/local/judge/features.ts';
import { type Head, type Weights, probabilities, scorerOf } from '#assistant/models/local/judge/heads.ts';

import { type Example, learn } from './learn.ts';
import { QUESTIONS, type Question } from './questions.ts';
import { toHead } from './round.ts';
import type { Sentence } from './sentences.ts';

/** Writers followed each other within a file, so that a part of each file is somebody whom the others have not heard. */
export const FOLDS = 5;
export const foldOf = ({ place }: Sentence): number => Math.floor(place * FOLDS);

type Featured = Sentence & Pick<Example, 'features'>;

/** Tells sentences with their labels from others. */
export const hashOf = (sentences: readonly Sentence[]): number => textHash(JSON.stringify(sentences));

/** What the exact readers find in a message, by name. */
export type Find = (text: string) => readonly string[];

/** Learns every question from sentences. */
export function train(sentences: readonly Sentence[], find: Find, questions = QUESTIONS): Weights {
  const heads = questions.map((question) => {
    const found = question.findings ? find : () => [];
    const featured = sentences.map((sentence) => ({
      ...sentence,
      features: [...featuresOf(sentence.text), ...findingFeatures(found(sentence.text))],
    }));
    return trainHead(featured, question);
  });
  return { sentences: hashOf(sentences), heads };
}

/** Learns a question from all sentences, and from those without the last fold how sure an answer may be. */
function trainHead(sentences: readonly Featured[], question: Question): Head {
  const examples = sentences
    .filter(question.asks)
    .map((sentence) => ({ ...sentence, holds: question.holds(sentence) }));
  const isLast = (sentence: Sentence) => foldOf(sentence) === FOLDS - 1;
  const trial = toHead(
    learn(
      examples.filter((one) => !isLast(one)),
      question,
    ),
    question,
    1,
  );
  return toHead(learn(examples, question), question, temperatureOf(trial, examples.filter(isLast)));
}

const TEMPERATURES = Array.from({ length: 61 }, (_, place) => 0.5 + place * 0.05);

/** The temperature under which examples that were not learnt from surprise a head least. */
function temperatureOf(head: Head, examples: readonly Example[]): number {
  const scores = scorerOf(head);
  const scored = examples.map(({ features, holds }) => ({ holds, scores: scores(features) }));
  const surprise = (temperature: number) =>
    scored.reduce((sum, one) => sum + surpriseOf(head, one.scores, one.holds, temperature), 0);
  const [best] = TEMPERATURES.map((temperature) => ({ temperature, cost: surprise(temperature) })).toSorted(
    (a, b) => a.cost - b.cost,
  );
  return best?.temperature ?? 1;
}

function surpriseOf(
  { answers, labels }: Head,
  scores: readonly number[],
  holds: readonly string[],
  temperature: number,
): number {
  const chances = probabilities(
    scores.map((score) => score / temperature),
    answers,
  );
  return labels.reduce((sum, label, place) => {
    const chance = chances[place] ?? 0;
    const held = holds.includes(label);
    if (answers === 'one' && !held) return sum;
    return sum - Math.log(Math.max(Number.EPSILON, held ? chance : 1 - chance));
  }, 0);
}
