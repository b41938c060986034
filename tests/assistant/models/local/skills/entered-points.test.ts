import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { callAfter, converse, lastWords } from '../converse.ts';

describe('points', () => {
  it.each([
    [['puan vermek istiyorum', 'joker', '8'], 4],
    [['bir filme puan vericem', 'joker 9'], 4.5],
    [["dün gece lynch'in sapığını bitirdim, 8 puan yaz ona", 'joker'], 4],
    [['joker izledik dün, 7 puan gir'], 3.5],
    [['pardon puanı yanlış verdim 6 olacak', 'joker'], 3],
    [['bugün izlediğim film joker, hiç bişey anlamadım 5'], 2.5],
    [['dün joker i izledim, 8'], 4],
    [['joker i izledim efsane 5'], 5],
  ])('are given: %j', async (said, stars) => {
    expect(await callAfter(...said)).toMatchObject(['rateFilm', { title: 'Joker', stars }]);
  });

  it.each([
    ['evet beğendim 7', 3.5],
    ['8 heralde', 4],
    ['çok duygusaldı 8', 4],
    ['bence 6 eder', 3],
    ['sekiz', 4],
  ])('are given right after a mark: %s', async (said, stars) => {
    expect(await callAfter('joker i izledim', said)).toMatchObject(['rateFilm', { title: 'Joker', stars }]);
  });

  it.each(['3 kere izledim', 'bir daha izlerim', 'bana 2 film öner'])(
    'are not given right after a mark: %s',
    async (said) => {
      expect((await callAfter('joker i izledim', said))?.[0]).not.toBe('rateFilm');
    },
  );

  it('are told back as they were given', async () => {
    expect(await lastWords(['joker 8 puan'])).toContain('8 puanını');
  });

  it.each([
    'joker 2 saat sürüyor mu',
    'puanı 8 üstü komedi öner',
    'dün bi şey izledim 8 puan üstü öner',
    'joker i izledim',
  ])('are not given: %s', async (said) => {
    expect((await callAfter(said))?.[0]).not.toBe('rateFilm');
  });
});

describe('points beside what is told of a film', () => {
  it.each([
    ['inception güzeldi ama uzundu, 8', 4],
    ['joker ağırdı 9', 4.5],
  ])('are given: “%s”', async (said, stars) => {
    const turns = await converse([said], { catalogue: await loadCatalogue() });
    expect(turns[0]?.calls).toMatchObject([['rateFilm', { stars }]]);
  });

  it('are given to each that is pointed at', async () => {
    const catalogue = await loadCatalogue();
    const both = await converse(['inception ve tenet izledim', 'ilkine 9 ikincisine 7'], { catalogue });
    expect(both.at(-1)?.calls.map(([, input]) => input)).toMatchObject([{ stars: 4.5 }, { stars: 3.5 }]);
    const parts = ["Gladyatör 2'yi izledim", 'Birincisine on üzerinden on, ikincisine dört yazın.'];
    const rated = (await converse(parts, { catalogue })).at(-1)?.calls.map(([, input]) => input);
    expect(rated).toMatchObject([
      { title: 'Gladyatör', stars: 5 },
      { title: 'Gladyatör II', stars: 2 },
    ]);
  });

  it('are none where hours are told', async () => {
    const turns = await converse(['komedi öner', 'ilkine 2 saat ikincisine 3 saat']);
    expect(turns.at(-1)?.calls[0]?.[0]).not.toBe('rateFilm');
  });
});

describe('what is said of a taste', () => {
  it('calls a film a favourite', async () => {
    expect(await callAfter('favorim joker')).toMatchObject(['addFavourite', { title: 'Joker' }]);
    expect((await callAfter('favorilerimde joker var mı'))?.[0]).not.toBe('addFavourite');
  });

  it('puts what was not liked on no list for later', async () => {
    expect((await callAfter('joker i sevmedim ekle'))?.[0]).toBe('markWatched');
  });
});
