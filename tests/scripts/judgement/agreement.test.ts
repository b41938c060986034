import { describe, expect, it } from 'vitest';

import { secondJudgementSchema } from '#scripts/judgement/schemas.ts';
import { agreementOf } from '#scripts/judgement/agreement.ts';

import { aJudgementLine } from './a-judgement.ts';

const read = (more: object = {}) => secondJudgementSchema.parse(aJudgementLine(more));
const second = (...judgements: ReturnType<typeof read>[]) => new Map(judgements.map((one) => [one.id, one]));

describe('the agreement of two readers', () => {
  it('is whole where both say the same', () => {
    expect(agreementOf([read()], second(read()))).toMatchObject({
      films: 1,
      equal: 1,
      within1: 1,
      ending: 1,
      disputes: [],
    });
  });

  it('counts the figures that are equal, and those within one', () => {
    const { equal, within1, byFigure, disputes } = agreementOf(
      [read({ feel: '1000121010' })],
      second(read({ feel: '2000321010' })),
    );
    expect([equal, within1]).toEqual([14 / 16, 15 / 16]);
    expect(byFigure).toMatchObject({ laugh: 1, warm: 0, heavy: 1 });
    expect(disputes).toEqual([{ id: 'av-1990', figures: ['warm 1/3'] }]);
  });

  it('takes ages of three years apart for neighbours', () => {
    expect(agreementOf([read({ age: 10 })], second(read({ age: 13 }))).disputes).toEqual([]);
    expect(agreementOf([read({ age: 7 })], second(read({ age: 13 }))).disputes).toHaveLength(1);
  });

  it('asks only of films that both have judged', () => {
    expect(agreementOf([read(), read({ id: 'uzak-2002' })], second(read())).films).toBe(1);
    expect(agreementOf([], second(read()))).toMatchObject({ films: 0, equal: 1 });
  });
});
