import { describe, expect, it } from 'vitest';

import { FEELS } from '#domain/judgement.ts';
import {
  judgementSchema,
  secondJudgementSchema,
  settled,
  thirdLookSchema,
} from '#scripts/judgement/schemas.ts';
import { aJudgementLine } from '#tests/scripts/judgement/a-judgement.ts';

describe('the judgement of a film', () => {
  it('reads a digit a feel', () => {
    const { feel } = judgementSchema.parse(aJudgementLine({ feel: '0123012301' }));
    expect(FEELS.map((name) => feel[name])).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
  });

  it.each([
    ['nine digits', { feel: '012301230' }],
    ['a strength beyond 3', { feel: '4000000000' }],
    ['no pace', { pace: 0 }],
    ['a fame beyond 5', { fame: 6 }],
    ['an age that is none', { age: -1 }],
    ['an ending that nobody knows', { ending: 'sad' }],
    ['an award that nobody knows', { awards: ['oscar'] }],
    ['nothing it is about', { core: [] }],
    ['nobody it is right for', { rightFor: [] }],
    ['an id of another kind', { imdb: 'nm0000123' }],
  ])('refuses %s', (_, wrong) => {
    expect(judgementSchema.safeParse(aJudgementLine(wrong)).success).toBe(false);
  });

  it('follows a third look where there was one', () => {
    const first = judgementSchema.parse(aJudgementLine({ feel: '3000000000', age: 13 }));
    const third = thirdLookSchema.parse({
      id: 'av-1990',
      figures: { laugh: 1, age: 7 },
      rightFor: ['hafif'],
    });
    expect(settled(first, undefined)).toEqual(first);
    expect(settled(first, third)).toEqual({
      ...first,
      feel: { ...first.feel, laugh: 1 },
      age: 7,
      rightFor: ['hafif'],
    });
  });

  it('wants of a second reader the strengths alone', () => {
    const { id, feel, pace, gore, sex, language, age, fame, ending } = aJudgementLine();
    const line = { id, feel, pace, gore, sex, language, age, fame, ending };
    expect(secondJudgementSchema.parse(line)).toMatchObject({ id: 'av-1990', fame: 3 });
  });
});
