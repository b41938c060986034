import { describe, expect, it } from 'vitest';

import { converse } from './converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);
const ZODIAC = [['showFilm', { title: 'Zodiac' }]];

describe('what is said in words that no reader knows', () => {
  it.each([
    ['bunun saati ne kadar tutuyo ki', /saat/u],
    ['içim daralır mı sence seyrederken', /Zodiac/u],
  ])('is answered as the plain question of the film in talk: %s', async (said, words) => {
    const turn = await last('zodiac', said);
    expect(turn?.calls).toEqual(ZODIAC);
    expect(turn?.text).toMatch(words);
  });

  it('is of no film where none is in talk', async () => {
    expect((await last('bunun saati ne kadar tutuyo ki'))?.calls).toEqual([]);
  });

  it.each(['boğazım şişti ne içeyim', 'ehliyet yenileme son tarih', 'zırt pırt fıstırık'])(
    'brings no films where it says something else: %s',
    async (said) => {
      expect((await last(said))?.calls).toEqual([]);
    },
  );
});
