import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse } from '../converse.ts';

const catalogue = [
  aCatalogueFilm({
    title: 'Kardan Krallık',
    genres: ['Komedi'],
    ageRating: 6,
    judgement: aJudgement({ laugh: 2 }),
  }),
  aCatalogueFilm({
    title: 'Demir Yumruk',
    genres: ['Komedi'],
    ageRating: 16,
    judgement: aJudgement({ action: 3 }),
  }),
];
const after = async (...texts: string[]) => (await converse(texts, { catalogue })).at(-1);
const named = 'kardan krallık mı demir yumruk mu';

describe('of two films that were named', () => {
  it.each([
    ['çocuk için', 'en uygunu Kardan Krallık'],
    ['çocuk 7 yaşında', 'en uygunu Kardan Krallık'],
    ['kocam uyumasın yeter', 'O zaman Demir Yumruk'],
  ])('what is told then decides: %s', async (told, answer) => {
    const { calls, text } = (await after(named, told)) ?? {};
    expect(calls).toEqual([]);
    expect(text).toContain(answer);
  });

  it.each(['çocuk için komedi öner', 'başka bir şey olsun çocuk için'])(
    'others are wished all the same: %s',
    async (said) => {
      expect((await after(named, said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it('nothing is decided once cards were shown', async () => {
    const { calls } = (await after(named, 'komedi öner', 'çocuk için')) ?? {};
    expect(calls?.[0]?.[0]).toBe('recommendFilms');
  });
});
