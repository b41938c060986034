import { textHash } from '#lib/text-hash.ts';
import { featuresOf, findingFeatures } from '#assistant/models/local/judge/features.ts';
import { createHearing, createJudge } from '#assistant/models/local/judge/judge.ts';
import {
  type Net,
  type Weights,
  probabilities,
  scorer,
  summariser,
} from '#assistant/models/local/judge/net.ts';

import { type Bounded, boundExamples, plainBoundExamples, readBounds } from './bounds.ts';
import { type Example, learn } from './learn.ts';
import { createFind } from './find.ts';
import { type FoldedExample, type Told, mentionExamples, plainExamples, readMentions } from './mentions.ts';
import { type Learning, MENTIONS, MESSAGES, NUMBERS, QUESTIONS } from './questions.ts';
import { toNet } from './round.ts';
import { type Sentence, readSentences } from './sentences.ts';
import { type Way, WAY, readWays, wayExamples } from './ways.ts';
import { type Wish, learnWished, readWished } from './wished.ts';

/** Writers followed each other within a file, so that a part of each file is somebody whom the others have not heard. */
export const FOLDS = 5;
export const foldOf = ({ place }: Pick<Sentence, 'place'>): number => Math.floor(place * FOLDS);

/** All that is learnt from: whole messages, what is spoken of in some, and numbers. */
export interface Lessons {
  sentences: readonly Sentence[];
  told: readonly Told[];
  bounded: readonly Bounded[];
  ways: readonly Way[];
  wished: readonly Wish[];
}

/** Everything in training/. @throws with file and line where a label is none */
export async function readLessons(): Promise<Lessons> {
  const [sentences, told, bounded, ways, wished] = await Promise.all([
    readSentences(),
    readMentions(),
    readBounds(),
    readWays(),
    readWished(),
  ]);
  return { sentences, told, bounded, ways, wished };
}

/** Tells what was learnt from, with its labels, from anything else. */
export const hashOf = ({ sentences, told, bounded, ways, wished }: Lessons): number =>
  textHash(JSON.stringify([sentences, told, bounded, ways, wished]));

/** What the exact readers find in a message, by name. */
export type Find = (text: string) => readonly string[];

/** All that the judge knows. What mentions and numbers are for is learnt first, since the exact readers ask for it. */
export async function trainAll(lessons: Lessons): Promise<Weights> {
  const hearing = await trainHearing(lessons);
  const find = await createFind(createHearing(hearing));
  const messages = trainMessages(lessons, find);
  const wished = trainWished(lessons.wished, { messages, ...hearing }, find);
  return { sentences: hashOf(lessons), messages, ...hearing, wished };
}

/** Learns what a mention is for, and which way a number bounds. */
export async function trainHearing({ sentences, told, bounded }: Omit<Lessons, 'ways' | 'wished'>) {
  return {
    mentions: trainNet([...(await mentionExamples(told)), ...(await plainExamples(sentences))], MENTIONS),
    bounds: trainNet([...(await boundExamples(bounded)), ...(await plainBoundExamples(sentences))], NUMBERS),
  };
}

/** Learns every question about whole messages. */
export const trainMessages = ({ sentences, ways }: Pick<Lessons, 'sentences' | 'ways'>, find: Find): Net =>
  trainNet(
    [
      ...sentences.map((sentence) => ({
        features: [...featuresOf(sentence.text), ...findingFeatures(find(sentence.text))],
        holds: Object.fromEntries(
          QUESTIONS.flatMap(({ name, asks, holds }) => (asks(sentence) ? [[name, holds(sentence)]] : [])),
        ),
        isLast: foldOf(sentence) === FOLDS - 1,
      })),
      ...wayExamples(ways, sentences).map((way) => ({
        features: featuresOf(way.text),
        holds: { [WAY.name]: [way.plain] },
        isLast: foldOf(way) === FOLDS - 1,
      })),
    ],
    { ...MESSAGES, answers: [...QUESTIONS, WAY] },
  );

/** Learns whether films are wished at all, from what the judge says of messages that it has not learnt. */
export function trainWished(
  messages: readonly Wish[],
  nets: Pick<Weights, 'messages' | 'mentions' | 'bounds'>,
  find: Find,
): Weights['wished'] {
  const judge = createJudge({ ...nets, wished: { bias: 0, acts: {} } });
  return learnWished(messages.map(({ text, isWish }) => ({ isWish, likely: judge(text, find(text)).acts })));
}

/** Learns from all examples, and from those without the last fold how sure an answer may be. */
function trainNet(examples: readonly FoldedExample[], learning: Learning): Net {
  const others = examples.filter(({ isLast }) => !isLast);
  const trial = toNet(learn(others, learning), learning);
  const temperatures = temperaturesOf(
    trial,
    examples.filter(({ isLast }) => isLast),
  );
  return toNet(learn(examples, learning), learning, temperatures);
}

const TEMPERATURES = Array.from({ length: 61 }, (_, place) => 0.5 + place * 0.05);

/** By question the temperature under which examples that were not learnt from surprise it least. */
function temperaturesOf(net: Net, examples: readonly Example[]): Record<string, number> {
  const summary = summariser(net);
  const summaries = examples.map(({ features, holds }) => ({ holds, summed: summary(features) }));
  return Object.fromEntries(
    net.heads.map((head) => {
      const score = scorer(head, net);
      const scored = summaries.flatMap(({ holds, summed }) => {
        const held = holds[head.name];
        return held === undefined ? [] : [{ held, scores: score(summed) }];
      });
      const surprise = (temperature: number) =>
        scored.reduce((sum, { held, scores }) => sum + surpriseOf(head, scores, held, temperature), 0);
      const [best] = TEMPERATURES.map((temperature) => ({
        temperature,
        cost: surprise(temperature),
      })).toSorted((a, b) => a.cost - b.cost);
      return [head.name, best?.temperature ?? 1];
    }),
  );
}

function surpriseOf(
  { answers, labels }: Net['heads'][number],
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
