import type { Judgement } from './schemas.ts';

interface Contradiction {
  name: string;
  holds: (judgement: Judgement) => boolean;
}

const isFor =
  (...kinds: Judgement['rightFor']) =>
  ({ rightFor }: Judgement) =>
    kinds.some((kind) => rightFor.includes(kind));

/** What cannot well be true of one film; each is worth a second look, not a fault by itself. */
const CONTRADICTIONS: readonly Contradiction[] = [
  { name: 'laughs out loud and oppresses', holds: ({ feel }) => feel.laugh === 3 && feel.heavy === 3 },
  { name: 'warms to the bone and oppresses', holds: ({ feel }) => feel.warm === 3 && feel.heavy === 3 },
  {
    name: 'warms to the bone and ends darkly',
    holds: ({ feel, ending }) => feel.warm === 3 && ending === 'dark',
  },
  { name: 'action from start to end, and slow', holds: ({ feel, pace }) => feel.action === 3 && pace === 1 },
  {
    name: 'right for children, with blood, sex or horror',
    holds: (one) => isFor('çocuk')(one) && (one.gore >= 2 || one.sex >= 1 || one.feel.fear >= 3),
  },
  { name: 'right for children, and not for their age', holds: (one) => isFor('çocuk')(one) && one.age > 10 },
  {
    name: 'for the young, with blood or sex',
    holds: ({ age, gore, sex }) => age < 10 && (gore >= 2 || sex >= 2),
  },
  {
    name: 'a light distraction that weighs',
    holds: (one) => isFor('hafif', 'keyifsiz')(one) && one.feel.heavy >= 2,
  },
  {
    name: 'to fall asleep with, and tense or frightening',
    holds: (one) => isFor('uykudan önce')(one) && (one.feel.tense >= 2 || one.feel.fear >= 2),
  },
  {
    name: 'for a bad heart, without a tear',
    holds: (one) => isFor('dertli')(one) && one.feel.cry === 0 && one.feel.heavy === 0,
  },
  {
    name: 'does nothing to anybody',
    holds: ({ feel }) => Object.values(feel).every((strength) => strength <= 1),
  },
  {
    name: 'a core theme that is a side theme too',
    holds: ({ core, side }) => core.some((theme) => side.includes(theme)),
  },
];

/** What is odd in a judgement, in words. */
export const odditiesOf = (judgement: Judgement): string[] =>
  CONTRADICTIONS.filter(({ holds }) => holds(judgement)).map(({ name }) => name);
