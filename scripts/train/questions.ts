import { MOODS } from '#domain/mood.ts';

import { ACTS, BOUNDS, COMPANIES, DEEDS, ROLES, SITUATIONS } from './labels.ts';
import type { Sentence } from './sentences.ts';

/** A question that is answered of a summary. */
export interface Answer {
  name: string;
  answers: 'one' | 'many';
  labels: readonly string[];
  /** How much an error in it weighs beside one in another question. */
  matters: number;
}

/** How a summary and the answers that hang on it are learnt. */
export interface Learning {
  answers: readonly Answer[];
  /** Features are told apart by so many bits, and a summary has so many numbers. */
  bits: number;
  size: number;
  /** Times that every example is learnt from, and how far the first step goes. */
  passes: number;
  rate: number;
  /** The share of its features that an example shows at a time. */
  kept: number;
  /** In so many examples a feature must be, or it is chance. */
  seen: number;
  /** How many whole numbers on either side of 0 a number may be stored as. */
  steps: number;
  /** The share of numbers that are no stronger than the last of these. */
  within: number;
  /** In so many last passes numbers are learnt as they will be stored, so that the rest makes up for the rounding. */
  rounded: number;
}

/** A question that the judge learns to answer of whole messages. */
export interface Question extends Answer {
  /** Which sentences have an answer. */
  asks: (sentence: Sentence) => boolean;
  /** The labels that hold of one of them. */
  holds: (sentence: Sentence) => readonly string[];
}

/** The acts in which somebody says how a film should be or how they are. */
const WISHING = new Set<Sentence['act']>(['recommend', 'refine', 'feeling', 'surprise', 'complaint']);
const NONE = 'none';
const few = { matters: 0.5, asks: ({ act }: Sentence) => WISHING.has(act) };
/** Tones that enough sentences wish or refuse for something to be learnt of them. */
const LEARNT_TONES = [
  'komik',
  'ağlatan',
  'korkutucu',
  'gerilimli',
  'iç-ısıtan',
  'düşündürücü',
  'ağır',
  'hafif',
  'romantik',
  'aksiyonlu',
  'görsel',
  'hızlı',
  'yavaş',
  'kanlı',
  '-cinsellik',
  '-küfürlü',
  '-kanlı',
  '-korkutucu',
  '-ağır',
  '-ağlatan',
];

/** What is asked of every message. */
export const QUESTIONS: readonly Question[] = [
  { name: 'act', answers: 'one', labels: ACTS, matters: 1, asks: () => true, holds: ({ act }) => [act] },
  {
    ...few,
    name: 'mood',
    answers: 'one',
    labels: [...MOODS, NONE],
    holds: ({ mood = NONE }) => [mood],
  },
  {
    ...few,
    name: 'situation',
    answers: 'one',
    labels: [...SITUATIONS, NONE],
    holds: ({ situation = NONE }) => [situation],
  },
  {
    ...few,
    name: 'company',
    answers: 'one',
    labels: [...COMPANIES, NONE],
    holds: ({ company = NONE }) => [company],
  },
  {
    name: 'deed',
    answers: 'one',
    labels: DEEDS,
    matters: 0.5,
    asks: ({ deed }) => deed !== undefined,
    holds: ({ deed = 'other' }) => [deed],
  },
  { ...few, name: 'tones', answers: 'many', labels: LEARNT_TONES, holds: ({ tones }) => tones },
];

/** Figures by which the sizes were chosen: docs/decisions/080-one-summary-many-questions.md and 099-three-values-a-number.md. */
export const MESSAGES: Learning = {
  answers: QUESTIONS,
  bits: 14,
  size: 64,
  passes: 16,
  rate: 0.4,
  kept: 0.7,
  seen: 2,
  steps: 1,
  within: 0.99,
  rounded: 8,
};

/** What is asked of everything that a message speaks of (docs/decisions/072-what-a-mention-is-for.md). */
export const MENTIONS: Learning = {
  answers: [{ name: 'role', answers: 'one', labels: ROLES, matters: 1 }],
  bits: 16,
  size: 2,
  passes: 8,
  rate: 0.05,
  kept: 0.8,
  seen: 5,
  steps: 3,
  within: 0.9985,
  rounded: 4,
};

/** What is asked of every number of minutes, years or points (docs/decisions/090-which-way-a-number-bounds.md). */
export const NUMBERS: Learning = {
  ...MENTIONS,
  answers: [{ name: 'bound', answers: 'one', labels: BOUNDS, matters: 1 }],
  bits: 13,
  size: 4,
  passes: 16,
  rate: 0.15,
  seen: 2,
};
