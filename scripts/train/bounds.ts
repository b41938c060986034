import { type Bound, boundOf } from '#assistant/models/local/understand/bounds.ts';
import { findLengths } from '#assistant/models/local/understand/durations.ts';
import {
  type Measure,
  type Measured,
  numberMention,
} from '#assistant/models/local/understand/judged-bounds.ts';
import { mentionFeatures } from '#assistant/models/local/judge/mention-features.ts';
import { beforeWishes } from '#assistant/models/local/understand/read-message.ts';
import type { Reading } from '#assistant/models/local/understand/reading.ts';
import { findPeriods } from '#assistant/models/local/understand/years.ts';
import { tokenise, wordsIn } from '#assistant/models/local/understand/tokens.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

import { YEAR } from './find.ts';
import { BOUNDS, type Bounding } from './labels.ts';
import { type Labelled, parseLabelled, readTables } from './labelled.ts';
import { type FoldedExample, LAST, asText } from './mentions.ts';
import type { Sentence } from './sentences.ts';

/** Where the messages stand whose numbers are told apart; training/README.md says how one is added. */
const FOLDER = new URL('../../training/bounds/', import.meta.url);

const MEASURES: readonly Measure[] = ['duration', 'year', 'rating'];
type Label = `${Measure}.${Bounding}`;
const LABELS: readonly Label[] = MEASURES.flatMap((measure) =>
  BOUNDS.map((bound): Label => `${measure}.${bound}`),
);

/** A message, and which way each number in it bounds. */
export type Bounded = Labelled<Label>;

/** Every message, in an order that is always the same. @throws with file and line where a label is none */
export const readBounds = (): Promise<Bounded[]> =>
  readTables(FOLDER, (file, content) => parseLabelled(file, content, LABELS));

/** The numbers of messages as examples to learn from: those that the exact readers find, as they find them. */
export const boundExamples = (told: readonly Bounded[]): Promise<FoldedExample[]> =>
  examplesOf(told, ({ labels }, measure, own) => {
    const meant = labels.find(({ label, words }) => {
      const named = asText(tokenise(words).map(({ folded }) => folded));
      return label.startsWith(`${measure}.`) && (named.includes(own) || own.includes(named));
    });
    return BOUNDS.find((one) => meant?.label === `${measure}.${one}`);
  });

/** So short a wish says plainly which way its numbers bound, and the rules know. */
const PLAIN = 8;

/** The same of plain wishes, where the rules are the teacher. How an exact length is meant they do not know. */
export const plainBoundExamples = (sentences: readonly Sentence[]): Promise<FoldedExample[]> =>
  examplesOf(
    sentences.filter(
      ({ act, text }) => (act === 'recommend' || act === 'refine') && text.split(' ').length <= PLAIN,
    ),
    (_sentence, measure, _own, ruled) => {
      if (ruled !== 'exact') return ruled;
      return measure === 'year' ? 'about' : undefined;
    },
  );

async function examplesOf<Of extends { text: string; place: number }>(
  messages: readonly Of[],
  boundIn: (message: Of, measure: Measure, words: string, ruled: Bound) => Bounding | undefined,
): Promise<FoldedExample[]> {
  const { index } = await builtInCatalogue();
  return messages.flatMap((message) => {
    const reading = beforeWishes(message.text, index, YEAR);
    const { tokens } = reading;
    return MEASURES.flatMap((measure) =>
      spansOf(reading, measure).flatMap((span): FoldedExample | [] => {
        const words = asText(wordsIn(tokens, span.from, span.to));
        const bound = boundIn(message, measure, words, boundOf(tokens, span.from, span.to));
        if (bound === undefined) return [];
        return {
          features: mentionFeatures(numberMention(tokens, span, measure)),
          holds: { bound: [bound] },
          isLast: message.place >= LAST,
        };
      }),
    );
  });
}

function spansOf(reading: Reading, measure: Measure): readonly Measured[] {
  if (measure === 'duration')
    return findLengths(reading).map(({ minutes, ...span }) => ({ ...span, amount: minutes }));
  if (measure === 'year')
    return findPeriods(reading).map(({ first, ...span }) => ({ ...span, amount: first }));
  // Any number might be points, and only what stands beside them is.
  return reading.numbers.map(({ value, ...span }) => ({ ...span, amount: value }));
}
