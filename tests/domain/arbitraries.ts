import * as fc from 'fast-check';

import { ENDINGS, FEELS, type FilmJudgement } from '#domain/judgement.ts';
import { aJudgement } from '#tests/support/builders.ts';

const grade = (min: number, max: number) => fc.integer({ min, max });

/** Judgements of any strengths; what is told beside them stays empty. */
export const judgements: fc.Arbitrary<FilmJudgement> = fc
  .record({
    feel: fc
      .tuple(...FEELS.map(() => grade(0, 3)))
      .map((grades) => Object.fromEntries(FEELS.map((feel, at) => [feel, grades[at] ?? 0]))),
    own: fc.record({
      pace: grade(1, 3),
      gore: grade(0, 3),
      sex: grade(0, 3),
      language: grade(0, 3),
      fame: grade(1, 5),
      ending: fc.constantFrom(...ENDINGS),
    }),
  })
  .map(({ feel, own }) => aJudgement(feel, own));
