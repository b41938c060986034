import { MOODS } from '#domain/mood.ts';

import { ACTS, COMPANIES, ROLES, SITUATIONS } from './labels.ts';
import type { Sentence } from './sentences.ts';

/** How an answer is learnt. */
export interface Learning {
  name: string;
  answers: 'one' | 'many';
  labels: readonly string[];
  bits: number;
  /** Times that every sentence is learnt from, and how far the first step goes. */
  passes: number;
  rate: number;
}

/** A question that the judge learns to answer of whole messages. */
export interface Question extends Learning {
  /** Whether what the exact readers found is weighed too. */
  findings?: boolean;
  /** Which sentences have an answer. */
  asks: (sentence: Sentence) => boolean;
  /** The labels that hold of one of them. */
  holds: (sentence: Sentence) => readonly string[];
}

/** The acts in which somebody says how a film should be or how they are. */
const WISHING = new Set<Sentence['act']>(['recommend', 'refine', 'feeling', 'surprise', 'complaint']);
const NONE = 'none';
const few = { bits: 12, passes: 10, rate: 2.5, asks: ({ act }: Sentence) => WISHING.has(act) };
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

/** What is asked of every message. Figures by which the sizes were chosen: docs/decisions/042-a-learned-judge.md. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'act',
    answers: 'one',
    labels: ACTS,
    bits: 14,
    passes: 8,
    rate: 3,
    findings: true,
    asks: () => true,
    holds: ({ act }) => [act],
  },
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
  { ...few, name: 'tones', answers: 'many', labels: LEARNT_TONES, holds: ({ tones }) => tones },
];

/** What is asked of everything that a message speaks of (docs/decisions/072-what-a-mention-is-for.md). */
export const ROLE: Learning = { name: 'role', answers: 'one', labels: ROLES, bits: 14, passes: 20, rate: 2 };
