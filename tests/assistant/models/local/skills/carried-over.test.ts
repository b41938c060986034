import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { callAfter, converse } from '../converse.ts';

const [first = '', second = ''] = SMALL_CATALOGUE.filter(({ genres }) => genres.includes('Gerilim')).map(
  ({ title }) => title,
);
const lastCalls = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;

describe('whoever was talked of', () => {
  const ASKED = 'Christopher Nolan kaç yaşında';

  it.each(['bana ondan başka film öner', 'bana ondan başka', 'daha eskilerden önerir misin'])(
    'stays: %s',
    async (said) => {
      expect(await callAfter(ASKED, said)).toMatchObject([
        'recommendFilms',
        { people: ['Christopher Nolan'] },
      ]);
    },
  );

  it.each(['komedi öner', 'bir film öner'])('is left where something else is wished: %s', async (said) => {
    expect(JSON.stringify(await callAfter(ASKED, said))).not.toContain('Nolan');
  });
});

describe('films for two', () => {
  const BOTH = 'ben gerilim o gerilim seviyor ikimize film';

  it('stay but for the one that was seen', async () => {
    const calls = await lastCalls(BOTH, 'ilkini izledik zaten');
    expect(calls?.[0]?.[0]).toBe('markWatched');
    expect(calls?.[1]).toMatchObject(['filmsForTwo', { without: [expect.any(String)] }]);
  });
});

describe('the film in talk', () => {
  it.each(['tamam izlicem artık ekle', 'tamam ekle izlicem', 'merak ettim izleyeceğim ekle'])(
    'is added where nothing else is said than that it will be watched: %s',
    async (said) => {
      expect(await callAfter('Titanik nasıl', said)).toEqual(['addToWatchlist', { title: 'Titanik' }]);
    },
  );

  it('is the one that is asked how it is, be its name an everyday word', async () => {
    expect(await callAfter('gerilim öner', 'joker nasıl bir film')).toEqual(['showFilm', { title: 'Joker' }]);
    expect(await callAfter('gerilim öner', 'ikincisi nasıl bir film')).toEqual([
      'showFilm',
      { title: second },
    ]);
    expect(await lastCalls('gerilim öner', 'akşama nasıl bir film')).not.toEqual([
      ['showFilm', { title: first }],
    ]);
  });
});
