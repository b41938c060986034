import { expect, it } from 'vitest';

import { converse } from './converse.ts';

const wishesOf = async (said: string) => (await converse([said]))[0]?.calls[0];

it.each([
  ['Joker gibi ama daha hafif', { avoidTones: ['ağır'] }],
  ['Joker gibi ama daha neşeli', { tones: ['komik'] }],
])('“%s” measures against the film and wishes no mood', async (said, wishes) => {
  const call = await wishesOf(said);
  expect(call?.[1]).toMatchObject({ similarTo: 'Joker', ...wishes });
  expect(call?.[1]).not.toHaveProperty('mood');
});

it('the words of an unknown title wish nothing', async () => {
  expect(await wishesOf('12 Öfkeli Adam gibi')).toEqual([
    'recommendFilms',
    { genres: [], similarTo: '12 Öfkeli Adam' },
  ]);
});

it('less blood is a tone, no blood a theme', async () => {
  expect((await wishesOf('az kanlı korku'))?.[1]).toEqual({ genres: ['Korku'], avoidTones: ['kanlı'] });
});

it.each([
  ['10 tane komedi öner', 'Üçer üçer'],
  ['1 tane komedi', 'yedek'],
])('“%s” is told what the three are for', async (said, told) => {
  const [turn] = await converse([said]);
  expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
  expect(turn?.text).toContain(told);
});
