import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);
const films = 'komedi öner';

describe('an order in words that no list knows', () => {
  it.each([
    ['gözüm görmesin bu filmi bir daha', 'hideFilm'],
    ['sayma onu yarısında kapattık', 'unmarkWatched'],
    ['aklımın köşesine yaz bunu haftaya bakarız', 'addToWatchlist'],
  ])('is done with the film in talk: %s', async (said, tool) => {
    expect((await last('Titanik nasıl', said))?.calls).toEqual([[tool, { title: 'Titanik' }]]);
  });

  it('is asked about where three are shown and none is pointed at', async () => {
    const turn = await last(films, 'izlencek diye duruyodu iki senedir, izlemicem belli, kaldır');
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/çıkarayım\?$/u);
  });

  it.each([
    ["Titanik'i favorilerime ekle", 'soğudum bundan, in aşağı favorilerden', 'removeFavourite'],
    ["Titanik'i bir daha önerme", 'yanlışlıkla oldu, yine çıkabilir karşıma', 'unhideFilm'],
  ])('takes back what was just done: %s, %s', async (done, said, tool) => {
    expect((await last(done, said))?.calls).toEqual([[tool, { title: 'Titanik' }]]);
  });

  it.each([
    'kış uykusu sevenler bunu da sevdi kısmı',
    'titanik var ya ezbere biliyoz replik replik, komedi olsun, onu koyma',
  ])('is not heard in a wish for films: %s', async (said) => {
    expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
  });

  it.each(['şimdi işim çıktı sonra bakarız', 'çok güldük ya sağ ol'])(
    'is not heard in what is only told: %s',
    async (said) => {
      expect((await last(films, said))?.calls).toEqual([]);
    },
  );
});

describe('an order of which it is unsure what is to be done', () => {
  const order = 'ikinciyi gönül defterime nakşet';

  it('is asked about, with the two that are likeliest', async () => {
    const turn = await last(films, order);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/izleyeceklerine mi koyayım, favorilerine mi koyayım\?$/u);
  });

  it.each([
    ['ilki', 'addToWatchlist'],
    ['favori', 'addFavourite'],
    ['evet', 'addToWatchlist'],
    ['sonraya', 'addToWatchlist'],
    ['ikincisi', 'addFavourite'],
    ['izleyeceklerime koy', 'addToWatchlist'],
    ['aslında izledim ben onu', 'markWatched'],
  ])('is done as it is answered: %s', async (answer, tool) => {
    const turn = await last(films, order, answer);
    expect(turn?.calls.map(([name]) => name)).toEqual([tool]);
  });

  it.each(['yok', 'hayır ya boşver'])('is let be: %s', async (answer) => {
    const turn = await last(films, order, answer);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/dokunmuyorum|kalsın/u);
  });

  it('gives way to another wish', async () => {
    expect((await last(films, order, 'boşver, korku öner'))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});
