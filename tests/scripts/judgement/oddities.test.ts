import { describe, expect, it } from 'vitest';

import { judgementSchema } from '#scripts/judgement/schemas.ts';
import { odditiesOf } from '#scripts/judgement/oddities.ts';

import { aJudgementLine } from './a-judgement.ts';

const odd = (more: object) => odditiesOf(judgementSchema.parse(aJudgementLine(more)));

describe('what is odd in a judgement', () => {
  it('is nothing in a plain one', () => {
    expect(odd({ feel: '2000200010' })).toEqual([]);
  });

  it.each<[string, object]>([
    ['laughs out loud and oppresses', { feel: '3000003000' }],
    ['warms to the bone and ends darkly', { feel: '0000300000', ending: 'dark' }],
    ['action from start to end, and slow', { feel: '0000000030', pace: 1 }],
    ['right for children, and not for their age', { feel: '2000000000', rightFor: ['çocuk'], age: 13 }],
    ['a light distraction that weighs', { feel: '0000002000', rightFor: ['hafif'] }],
    ['does nothing to anybody', { feel: '1111111111' }],
    ['a core theme that is a side theme too', { feel: '2000000000', side: ['dostluk'] }],
  ])('%s', (name, more) => {
    expect(odd(more)).toEqual([name]);
  });
});
