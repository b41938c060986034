import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);
const wishesAfter = async (...texts: string[]) => {
  const { calls = [] } = (await last(...texts)) ?? {};
  return calls.find(([tool]) => tool === 'recommendFilms')?.[1];
};

describe('what was seen already', () => {
  it.each([
    ['ghibli hepsini bitirdik huzurlu bir şey', 'Ghibli'],
    ['pixar bitti bizde, animasyon öner', 'Pixar'],
    ['dc filmlerinin hepsini izledim süper kahraman öner', 'DC'],
    ['ghibli olmasın animasyon öner', 'Ghibli'],
    ['animasyon olsun ghibli dışı sakin', 'Ghibli'],
  ])('“%s” keeps a studio away', async (said, studio) => {
    const wishes = await wishesAfter(said);
    expect(wishes).toMatchObject({ excludeTitles: [studio] });
    expect(wishes).not.toHaveProperty('studios');
  });

  it('keeps a studio away beside a film that was liked', async () => {
    expect(await wishesAfter("ghiblilerin hepsini izledim, Yedi'ye bayıldım, film öner")).toMatchObject({
      excludeTitles: ['Ghibli'],
      similarTo: 'Yedi',
    });
  });

  it('stays away whatever is wished next, until it is wished itself', async () => {
    const first = 'ghibli filmlerini bitirdik, animasyon öner';
    expect(await wishesAfter(first, 'bana bir komedi öner')).toMatchObject({ excludeTitles: ['Ghibli'] });
    const again = await wishesAfter(first, 'ghibli filmi öner');
    expect(again).toMatchObject({ studios: ['Ghibli'] });
    expect(again).not.toHaveProperty('excludeTitles');
  });

  it.each(["Titanik'i izlemiştir o kesin", 'titanik olmaz 50 kere izledi', "Titanik'i çoktan izlemişler"])(
    '“%s”: another comes, and nothing is marked for who writes',
    async (said) => {
      const { calls } = (await last('romantik öner', said)) ?? {};
      expect(calls).toMatchObject([['recommendFilms', { excludeTitles: ['Titanik'] }]]);
    },
  );

  it.each(['ilk ikisini izledik ya', 'ilkini zaten izledim', 'hepsini izledim dedim ya'])(
    '“%s”: of films on the screen, brings others beside the marks',
    async (said) => {
      const { calls = [], text } = (await last('komedi öner', said)) ?? {};
      expect(calls.at(0)?.[0]).toBe('markWatched');
      expect(calls.at(-1)).toEqual(['recommendFilms', { genres: ['Komedi'] }]);
      expect(text).toMatch(/ekledim|Haklısın/u);
    },
  );

  it.each(['hepsini izledim bunların', 'bunları izledik biz', 'üçü de izlendi', 'izledim bunları'])(
    '“%s”: all that was recommended is marked, and others of the same wish come',
    async (said) => {
      const { calls = [] } = (await last('komedi öner', said)) ?? {};
      expect(calls.map(([tool]) => tool)).toEqual([
        'markWatched',
        'markWatched',
        'markWatched',
        'recommendFilms',
      ]);
      expect(calls.at(-1)).toEqual(['recommendFilms', { genres: ['Komedi'] }]);
    },
  );

  it.each(['hepsini izledim işaretle', 'hepsini izledim, listeme ekle'])(
    '“%s”: where the marks are asked for, nothing else comes',
    async (said) => {
      const { calls = [] } = (await last('komedi öner', said)) ?? {};
      expect(calls.map(([tool]) => tool)).toEqual(['markWatched', 'markWatched', 'markWatched']);
    },
  );

  it('is marked alone where one film was seen, and nothing is amiss', async () => {
    const { calls = [] } = (await last('komedi öner', 'ilkini izledim')) ?? {};
    expect(calls.map(([tool]) => tool)).toEqual(['markWatched']);
  });
});
