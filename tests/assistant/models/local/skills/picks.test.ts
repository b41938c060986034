import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { callAfter, converse } from '../converse.ts';

const all = { catalogue: (await builtInCatalogue()).index.films, held: { favourites: [] } };

describe('a film out of the own list', () => {
  it.each([
    'izlenecekler listem kırk film oldu hiçbirini izlediğim yok, şans çarkını çevir içinden bi tane söyle',
    'watchlistim doldu zar at birini seç',
    'listemden rastgele aç',
    'kaydettiklerimden bahtıma ne çıkarsa',
  ])('is picked by chance: %s', async (said) => {
    expect((await callAfter(said))?.[0]).toBe('pickFromWatchlist');
  });

  it('is looked at before', async () => {
    expect(await callAfter('sonra bakarım dediklerim duruyo mu hala')).toEqual([
      'listFilms',
      { list: 'watchlist' },
    ]);
  });
});

describe('the list for later, by its whole name', () => {
  it.each([
    ['izleyeceklerim listesinden bu akşama bi tane sen seç 2 saati geçmesin', { maxDuration: 120 }],
    ['izlenecekler listesinden komedi çek', { genres: ['Komedi'] }],
    ['sonra izle listemden bi tane seç', {}],
    ['izleme listesindekilerden rastgele birini seç', {}],
  ])('is picked from: %s', async (said, wishes) => {
    expect(await callAfter(said)).toEqual(['pickFromWatchlist', wishes]);
  });

  it.each([
    'izleyeceklerim listesini göster',
    'izleyeceklerim listesinden yeşil yolu sil',
    'komedi olanlardan seç',
  ])('is not: %s', async (said) => {
    expect((await callAfter(said))?.[0]).not.toBe('pickFromWatchlist');
  });

  it.each([
    ['komedi olanlardan seç', { genres: ['Komedi'] }],
    ['korku olmasın', { excludeGenres: ['Korku'] }],
    ['2 saati geçmesin', { maxDuration: 120 }],
  ])('is picked from still, more narrowly: %s', async (said, wishes) => {
    const turns = await converse(['yeşil yolu listeme ekle', 'listemden birini seç', said], all);
    expect(turns[2]?.calls[0]).toEqual(['pickFromWatchlist', expect.objectContaining(wishes)]);
  });
});

describe('a surprise', () => {
  it.each([
    'seçmeye takatimiz kalmadı tek bi film patlat kendin, bahtımıza ne düşerse',
    'yoruldum düşünmekten sen bi tane seç sürpriz olsun',
    'kısmetimize ne çıkarsa bir film at',
  ])('is left to chance: %s', async (said) => {
    expect(await callAfter(said)).toEqual(['surpriseFilm', {}]);
  });

  it.each(['sürpriz sonlu film öner', 'kumar üzerine şans filmi var mı'])(
    'is not meant: %s',
    async (said) => {
      expect((await callAfter(said))?.[0]).not.toBe('surpriseFilm');
    },
  );
});

describe('more films than three', () => {
  it.each([
    ['5 film listesi', 2],
    ['bana 5 korku filmi listele', 2],
    ['10 tane komedi say', 7],
  ])('are named beside the cards: %s', async (said, more) => {
    const [turn] = await converse([said], all);
    expect(turn?.calls[0]?.[1]).toMatchObject({ excludeTitles: { length: more } });
    expect(turn?.text).toContain('Üçünü aşağıya koydum');
  });

  it.each(['5 yaşındaki kızıma film', '4 kişi izlenecek film', 'üç film öner', '2 saatlik film'])(
    'are not asked for: %s',
    async (said) => {
      const [turn] = await converse([said], all);
      expect(turn?.text).not.toContain('Üçünü aşağıya koydum');
    },
  );
});
