import { textHash } from '#lib/text-hash.ts';
import { featuresOf, findingFeatures } from '#assistant/models/local/judge/features.ts';
import { createRoleOf } from '#assistant/models/local/judge/judge.ts';
import { type Head, type Weights, probabilities, scorerOf } from '#assistant/models/local/judge/heads.ts';

import { type Example, learn } from './learn.ts';
import { createFind } from './find.ts';
import { type FoldedExample, type Told, mentionExamples, plainExamples } from './mentions.ts';
import { type Learning, QUESTIONS, ROLE } from './questions.ts';
import { toHead } from './round.ts';
import type { Sentence } from './sentences.ts';

/** Writers followed each other within a file, so that a part of each file is somebody whom the others have not heard. */
export const FOLDS = 5;
export const foldOf = ({ place }: Sentence): number => Math.floor(place * FOLDS);

/** Tells what was learnt from, with its labels, from anything else. */
export const hashOf = (sentences: readonly Sentence[], told: readonly Told[]): number =>
  textHash(JSON.stringify([sentences, told]));

/** What the exact readers find in a message, by name. */
export type Find = (text: string) => readonly string[];

/** All that the judge knows. What a mention is for is learnt first, since the exact readers ask for it. */
export async function trainAll(sentences: readonly Sentence[], told: readonly Told[]): Promise<Weights> {
  const role = await trainRole(sentences, told);
  const heads = train(sentences, await createFind(createRoleOf(role)));
  return { sentences: hashOf(sentences, told), heads: [...heads, role] };
}

/** Learns what a mention is for. */
async function trainRole(sentences: readonly Sentence[], told: readonly Told[]): Promise<Head> {
  return trainHead([...(await mentionExamples(told)), ...(await plainExamples(sentences))], ROLE);
}

/** Learns every question from sentences. */
export function train(sentences: readonly Sentence[], find: Find, questions = QUESTIONS): Head[] {
  return questions.map((question) => {
    const found = question.findings ? find : () => [];
    const examples = sentences.filter(question.asks).map((sentence) => ({
      features: [...featuresOf(sentence.text), ...findingFeatures(found(sentence.text))],
      holds: question.holds(sentence),
      isLast: foldOf(sentence) === FOLDS - 1,
    }));
    return trainHead(examples, question);
  });
}

/** Learns a question from all examples, and from those without the last fold how sure an answer may be. */
function trainHead(examples: readonly FoldedExample[], question: Learning): Head {
  const others = examples.filter(({ isLast }) => !isLast);
  const trial = toHead(learn(others, question), question, 1);
  const temperature = temperatureOf(
    trial,
    examples.filter(({ isLast }) => isLast),
  );
  return toHead(learn(examples, question), question, temperature);
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
