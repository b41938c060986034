import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) =>
  (await converse(said, { catalogue, held: { favourites: [] } })).at(-1);

describe('what is asked beside something that is to be done', () => {
  it.each([
    [
      "Manevi Değer'i Trier çekti değil mi? Onu seçiyorum, bu hafta izleyeceğim, listeye de koyun",
      'addToWatchlist',
      /izleyeceklerine (?:ekledim|koydum)\. Evet, .*Joachim Trier/u,
    ],
    ['ilkini listeme ekle, kaç dakika', 'addToWatchlist', /izleyeceklerine .*(?:saat|dakika).* sürüyor/u],
    ['ilkini listeme ekle, ikincisi kaç dakika', 'addToWatchlist', /izleyeceklerine .*(?:saat|dakika)/u],
    ["titanik'i favorilere ekle, bu arada joker kaç dakika", 'addFavourite', /favorilerine .*Joker 2 saat/u],
    ['ilkini izledim, puanı kaç', 'markWatched', /izlediklerine .*puanı/u],
  ])('is told, and it is done: %s', async (said, tool, words) => {
    const turn = await last('komedi öner', said);
    expect(turn?.calls[0]?.[0]).toBe(tool);
    expect(turn?.text).toMatch(words);
  });

  it.each(['ilkini listeme ekle, olur mu', 'ilkini listeye at, tamam mı'])(
    'is nothing by: %s',
    async (said) => {
      expect((await last('komedi öner', said))?.calls.map(([tool]) => tool)).toEqual(['addToWatchlist']);
    },
  );
});
