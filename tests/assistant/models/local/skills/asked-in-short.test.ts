import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const last = async (...texts: string[]) => (await converse(texts, { catalogue })).at(-1);

describe('what people say in short', () => {
  it.each(['12 de bitmesi lazım', 'en geç 12 olsun', '12yi geçmesin'])(
    'tells a plan when it is to be over: %s',
    async (said) => {
      const turn = await last('akşama iki film ayarla 8de başlarız', said);
      expect(turn?.calls).toMatchObject([['planEvening', { startsAt: '20:00', endsBy: '00:00' }]]);
    },
  );

  it('bounds no plan by a length', async () => {
    const turn = await last('komedi öner', '2 saati geçmesin');
    expect(turn?.calls).toMatchObject([['recommendFilms', { maxDuration: 120 }]]);
  });

  it('adds the second part, too, though the first stood on the list', async () => {
    const turn = await last('kill bill ekle', 'izleneceklere ekle', 'ikincisini de');
    expect(turn?.calls).toMatchObject([['addToWatchlist', { title: 'Kill Bill: Bölüm 2' }]]);
  });

  it.each(['yeşil rehberi yarım bıraktım not et', 'black swanı yarım bıraktım öyle not al'])(
    'is a note of what was left off: %s',
    async (said) => {
      expect((await last(said))?.calls).toMatchObject([['remember', expect.anything()]]);
    },
  );

  it.each(['en yüksek puanı hangisine vermişim', 'en düşük puanı neye verdim'])(
    'asks for the own stars: %s',
    async (said) => {
      expect((await last(said))?.calls).toEqual([['listFilms', { list: 'watched' }]]);
    },
  );

  it('goes on without a film that is left out', async () => {
    const turn = await last('komedi öner', 'recep ivediği izledik o kalsın bu sefer');
    expect(turn?.calls).toMatchObject([
      ['markWatched', { title: 'Recep İvedik' }],
      ['recommendFilms', { genres: ['Komedi'] }],
    ]);
  });

  it('takes a yes with its reason', async () => {
    const turn = await last('film izlerken hep uyuyakalıyorum', 'evet genelde yarısında');
    expect(turn?.calls).toMatchObject([['recommendFilms', { maxDuration: 110 }]]);
  });
});

describe('what is asked', () => {
  it.each([
    'kızım 12 yaşında joker izleyebilir mi',
    'yeğenim 10 yaşında joker izlicem diye tutturdu, olur mu',
  ])('is whether a child may see a film: %s', async (said) => {
    const turn = await last(said);
    expect(turn?.calls).toMatchObject([['showFilm', { title: 'Joker' }]]);
    expect(turn?.text).toContain('16 yaş');
  });

  it('is who made a film, though its actor was named', async () => {
    const turn = await last('forrest gump kaç oscar kazandı', 'yönetmeni baska ne çekti');
    expect(turn?.calls).toMatchObject([['recommendFilms', { people: ['Robert Zemeckis'] }]]);
  });
});
