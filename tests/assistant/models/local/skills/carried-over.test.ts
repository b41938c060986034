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

describe('a film that was asked about', () => {
  it.each(['bugün kaldıramam onu', 'bana göre değil', 'bu akşam hiç çekemem'])(
    'is put by: %s',
    async (said) => {
      const turn = (await converse(['Titanik çok mu hüzünlü', said])).at(-1);
      expect(turn?.calls).toEqual([
        ['recommendFilms', expect.objectContaining({ genres: [], excludeTitles: ['Titanik'] })],
      ]);
    },
  );

  it('is not one of those shown where it is not known', async () => {
    const turn = (await converse(['gerilim öner', 'zortlak belgesel mi', 'tamam o kalsın'])).at(-1);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).not.toContain(first);
  });
});

describe('what is told beside a wish', () => {
  it.each([
    ['müzikal sevmem başkası', 'müzikal sevmem'],
    ['zombi filmlerine gelemem abi', 'zombi filmlerine gelemem'],
  ])('is noted without it: %s', async (said, text) => {
    expect((await lastCalls('gerilim öner', said))?.[0]).toEqual([
      'remember',
      { note: { kind: 'other', text } },
    ]);
  });

  it.each(['hah bunu bilir o', 'eşim bunu bilir bilmediği bişey olsun'])(
    'is no note where somebody knows the film: %s',
    async (said) => {
      expect(await callAfter('gerilim öner', 'ilki nasıl', said)).toMatchObject([
        'recommendFilms',
        { fame: 'hidden' },
      ]);
    },
  );
});

describe('a film at its place that was seen and liked', () => {
  it('is written down, and met with a word', async () => {
    const turn = (await converse(['gerilim öner', 'ikinciyi izledim çok güzeldi'])).at(-1);
    expect(turn?.calls).toEqual([['markWatched', { title: second }]]);
  });
});

describe('a theme that there is not', () => {
  it.each(['yok eskisi daha iyiydi', 'vazgeçtim'])('leaves all as it was: %s', async (said) => {
    const turn = (await converse(['tema rengini maviye çevirebilir misin', said])).at(-1);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain('duruyor');
  });
});

describe('the part of a series that is meant', () => {
  it('stays where it is that one', async () => {
    const turn = (await converse(["Titanik'i listeme ekle", 'yenisini değil ilkini'])).at(-1);
    expect(JSON.stringify(turn?.calls)).not.toContain('removeFromWatchlist');
  });
});
