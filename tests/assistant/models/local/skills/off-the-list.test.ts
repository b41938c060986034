import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const after = async (...texts: string[]) => (await converse(texts, { held: { favourites: [] } })).at(-1);
const callsAfter = async (...texts: string[]) => (await after(...texts))?.calls;

describe('a film that nobody knows how it came there', () => {
  it.each(['titaniği çıkar ordan nasıl girmiş o', 'titanik nasıl girmiş oraya çıkar onu'])(
    'goes off the list that was shown: %s',
    async (said) => {
      const calls = await callsAfter("Titanik'i favorilerime ekle", 'favorilerimi göster', said);
      expect(calls).toEqual([['removeFavourite', { title: 'Titanik' }]]);
    },
  );
});

describe('a film that was just put there', () => {
  it.each([
    'yanlış yaptım ya kocam görürse dalga geçer sil onu ordan',
    'yanlış yaptım kocam dalga geçer sil',
    'bunu görürlerse dalga geçerler benle çıkar',
  ])('goes again, whatever others would say of it: %s', async (said) => {
    expect(await callsAfter("Titanik'i listeme ekle", said)).toEqual([
      ['removeFromWatchlist', expect.objectContaining({ title: 'Titanik' })],
    ]);
  });

  it('stays where a film that makes fun of something is wished', async () => {
    const calls = await callsAfter("Titanik'i listeme ekle", 'korku filmleriyle dalga geçen bir komedi');
    expect(calls?.[0]?.[1]).toMatchObject({ themes: ['parodi'] });
  });
});

describe('films of a kind', () => {
  it.each([
    ['korkuları sil', { list: 'watchlist', genre: 'Korku' }],
    ['sadece korku filmlerini sil', { list: 'watchlist', genre: 'Korku' }],
    ['favorilerimden komedileri çıkar', { list: 'favourites', genre: 'Komedi' }],
    ['listemdeki animasyonları kaldır', { list: 'watchlist', genre: 'Animasyon' }],
  ])('are looked up where they are to go: %s', async (said, input) => {
    expect(await callsAfter(said)).toEqual([['listFilms', input]]);
  });

  it.each(['sadece dramlar', 'bunlardan dram olanları', 'içlerinden sadece dramları'])(
    'are shown of the list on the screen: %s',
    async (said) => {
      const calls = await callsAfter("Titanik'i favorilerime ekle", 'favorilerimi göster', said);
      expect(calls).toEqual([['listFilms', { list: 'favourites', genre: 'Drama' }]]);
    },
  );

  it('are wished where no list is on the screen', async () => {
    expect((await callsAfter('komedi öner', 'sadece korkular'))?.[0]?.[0]).toBe('recommendFilms');
  });

  it.each(['dramı çıkar', 'komedileri çıkar romantik ekle', 'akşama korku temizle kafamı', 'korkuları öner'])(
    'are wished or kept out of a wish: %s',
    async (said) => {
      expect((await callsAfter(said))?.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});

describe('an empty list', () => {
  it.each(['en kısasını bu akşama koy', 'ikincisini sil', 'kalanlardan birini seç'])(
    'has nothing to give: %s',
    async (said) => {
      expect((await after('listemde ne var', said))?.text).toContain('boş');
    },
  );

  it('is shown before something of it goes', async () => {
    expect(await callsAfter('favorilerimi aç', 'en üsttekini çıkar')).toEqual([
      ['listFilms', { list: 'favourites' }],
    ]);
  });
});

describe('all of them but one', () => {
  it('is left to watch', async () => {
    expect(await callsAfter('gerilim öner', 'hepsini izledim say', 'Joker hariç')).toEqual([
      ['showFilm', { title: 'Joker' }],
    ]);
  });

  it('is no longer marked', async () => {
    expect(await callsAfter('gerilim öner', 'hepsini izledim say', 'Dövüş Kulübü hariç')).toEqual([
      ['unmarkWatched', { title: 'Dövüş Kulübü' }],
    ]);
  });
});

describe('a question of a film', () => {
  it('marks nothing, though it was just asked which film was seen', async () => {
    const calls = await callsAfter('gerilim öner', 'izledim', 'titanik de onun muydu');
    expect(calls?.map(([tool]) => tool)).not.toContain('markWatched');
  });
});
