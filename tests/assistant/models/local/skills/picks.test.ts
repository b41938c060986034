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
    expect(turn?.text).toContain('Üçü kartlarda');
  });

  it.each(['5 yaşındaki kızıma film', '4 kişi izlenecek film', 'üç film öner', '2 saatlik film'])(
    'are not asked for: %s',
    async (said) => {
      const [turn] = await converse([said], all);
      expect(turn?.text).not.toContain('Üçü kartlarda');
    },
  );
});
