import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

describe('who is named with little beside', () => {
  it.each(['içinde Tom Hanks oynuyorsa tamam', 'tom hanks varsa olur', 'yok tom hanks demek istedim'])(
    'is wished: %s',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls).toMatchObject([['recommendFilms', { people: ['Tom Hanks'] }]]);
    },
  );
});

it('who has to sleep soon is told of no sleepless night', async () => {
  const [turn] = await converse(['gece 12de uyumam lazım 2 saatim var']);
  expect(turn?.calls).toMatchObject([['recommendFilms', { maxDuration: 120 }]]);
  expect(turn?.text).not.toMatch(/uyku tutma/iu);
});
