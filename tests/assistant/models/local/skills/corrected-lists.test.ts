import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { converse } from '../converse.ts';

const all = { catalogue: (await builtInCatalogue()).index.films, held: { favourites: [] } };

const [first = '', second = '', third = ''] = SMALL_CATALOGUE.filter(({ genres }) =>
  genres.includes('Gerilim'),
)
  .slice(0, 3)
  .map(({ title }) => title);
const lastCalls = async (...texts: string[]) =>
  (await converse(['gerilim öner', ...texts], { held: { favourites: [] } }))
    .at(-1)
    ?.calls.map(([tool, input]) => [tool, 'title' in input ? input.title : undefined]);

describe('a slip of the finger', () => {
  it.each([
    'ay parmağım kaydı, eski haline getir',
    'elim çarptı geri çevir onu',
    'yanlış bastım, eskisi gibi olsun',
  ])('is taken back: “%s”', async (said) => {
    expect(await lastCalls('ilkini favorilere ekle', said)).toEqual([['removeFavourite', first]]);
  });
});

describe('what was just put on a list', () => {
  it.each([
    'favoriye değil izleneceklere',
    'yok ekleme onu favorilere, listeme at',
    'pardon izleyeceklerime ekleyecektin',
    'favorilerden al izleyeceklerime koy',
  ])('goes to another: %s', async (said) => {
    expect(await lastCalls('ilkini favorilere ekle', said)).toEqual([
      ['addToWatchlist', first],
      ['removeFavourite', first],
    ]);
  });

  it('goes there though it was hidden', async () => {
    expect(await lastCalls('ilkini bir daha gösterme', 'gizleme onu, listeme at')).toEqual([
      ['addToWatchlist', first],
      ['unhideFilm', first],
    ]);
  });

  it.each([
    'kıyamadım yaa gizleme, dursun yerinde',
    'dur dur acıdım, gizleme onu',
    'aman gizleme ya, belki bi gün izlerim',
  ])('comes again where it is not to be hidden after all: %s', async (said) => {
    expect(await lastCalls('ilkini bir daha gösterme', said)).toEqual([['unhideFilm', first]]);
  });

  it('stays hidden where others are wished', async () => {
    const calls = await lastCalls('ilkini bir daha gösterme', 'komedi öner, korkuyu gizleme');
    expect(calls).not.toContainEqual(['unhideFilm', first]);
  });

  it.each(['yok la vazgeçtim çıkar onu, boğazım düğümleniyo', 'yok abi vazgeçtim kaldır, sıkıldım ondan'])(
    'goes off it again, whoever is spoken to: %s',
    async (said) => {
      expect(await lastCalls('ilkini favorilere ekle', said)).toEqual([['removeFavourite', first]]);
    },
  );

  it('makes room for another film', async () => {
    expect(await lastCalls('ilkini favorilere ekle', 'onu değil ikincisini')).toEqual([
      ['addFavourite', second],
      ['removeFavourite', first],
    ]);
  });

  it.each([
    'sadece ikincisi kalsın, diğerlerini çıkar',
    'ikincisi kalsın gerisini sil',
    'ikincisi hariç hepsini çıkar',
  ])('stays there in part: %s', async (said) => {
    expect(await lastCalls('hepsini izleyeceklerime ekle', said)).toEqual([
      ['removeFromWatchlist', first],
      ['removeFromWatchlist', third],
    ]);
  });
});

describe('several films and deeds', () => {
  it.each([
    "izlediklerime Titanik, Başlangıç ve Joker'i ekle",
    "izlediklerime şunları ekle: Titanik, Başlangıç, Joker'i",
  ])('a list that is named first takes the whole row: %s', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls.map(([tool, input]) => [tool, 'title' in input && input.title])).toEqual([
      ['markWatched', 'Titanik'],
      ['markWatched', 'Başlangıç'],
      ['markWatched', 'Joker'],
    ]);
  });

  it('each film has its own', async () => {
    expect(await lastCalls('birinciyi gizle ikinciyi kaydet')).toEqual([
      ['hideFilm', first],
      ['addToWatchlist', second],
    ]);
    expect(await lastCalls('ilkine 8 puan ver ikincisini listeye ekle')).toEqual([
      ['rateFilm', first],
      ['addToWatchlist', second],
    ]);
  });

  it('the film that was named is the one meant after it', async () => {
    const [turn] = await converse(["Titanik'i yüz kere izledik onu bir daha gösterme"]);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched', 'hideFilm']);
  });
});

describe('what was seen, and a wish', () => {
  it.each([
    "Titanik'i izledim, korku filmi olsun",
    "Titanik'i on kere izledik başka romantik",
    "Zortlak Dansı'nı izledim, bir korku öner",
    "Baba'yı izledim, bir korku olsun",
  ])('are both heard: %s', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched', 'recommendFilms']);
  });

  it('a film that was seen often is like none that is wished', async () => {
    const [turn] = await converse(["Titanik'i 40 kere izledik valla, şöyle romantik bi film olsun"]);
    const [, input] = turn?.calls.find(([tool]) => tool === 'recommendFilms') ?? [];
    expect(input).toMatchObject({ genres: ['Romantik'] });
    expect(input).not.toHaveProperty('similarTo');
  });

  it.each([
    "dün akşam hanımla Titanik'i seyrettik",
    "çocuklarla Titanik'i izledim",
    "Titanik'i izledim çok ağladım",
  ])('how it was seen is no wish: %s', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched']);
  });

  it.each(['ikincisini izliyorum şimdi', 'sonuncuyu bu akşam izleyeceğim'])(
    'what is yet to be seen is not marked: %s',
    async (said) => expect((await lastCalls(said))?.map(([tool]) => tool)).not.toContain('markWatched'),
  );

  it('what was perhaps seen is asked about', async () => {
    expect(await lastCalls('ilkini izlemiştim galiba')).toEqual([]);
    expect(await lastCalls('ilkini izlemiştim galiba', 'evet')).toEqual([['markWatched', first]]);
  });

  it('of a whole studio no film on the screen is marked', async () => {
    expect((await lastCalls('marvelin hepsini izledim'))?.map(([tool]) => tool)).not.toContain('markWatched');
  });
});

describe('another part of a series', () => {
  it('is what the same deed is for', async () => {
    const turns = await converse(["Matrix'i listeme ekle", 'ilki değil ikincisi'], all);
    expect(turns.at(-1)?.calls[0]).toEqual(['addToWatchlist', { title: 'Matrix Reloaded' }]);
  });

  it('is the first one after a sequel was spoken of', async () => {
    const turns = await converse(['matrix 4 ü göster', 'ilkini izledim'], all);
    expect(turns.at(-1)?.calls).toEqual([['markWatched', { title: 'Matrix' }]]);
  });
});

describe('an apology before a correction', () => {
  it('is no film of that name', async () => {
    const turns = await converse(["Titanik'i favorilere ekle", 'pardon favori değil sonra izle']);
    expect(turns.at(-1)?.calls[0]).toEqual(['addToWatchlist', { title: 'Titanik' }]);
  });
});

describe('what was just marked', () => {
  it.each([
    'izleyeceklerimden rastgele birini seç bu akşama',
    'favorilerden sil demedim ki sadece gördüm dedim',
    'john wick 2 yi de izledim o kadar değil',
  ])('stays where it is: %s', async (said) => {
    const turns = await converse(["John Wick'i izledim", said], all);
    const tools = turns.at(-1)?.calls.map(([tool]) => tool);
    for (const tool of ['unmarkWatched', 'addFavourite', 'addToWatchlist'] as const)
      expect(tools).not.toContain(tool);
  });

  it('goes again where another was meant, and of several only that one', async () => {
    const other = await converse(["John Wick'i izledim", 'onu değil 2 yi izledim'], all);
    expect(other.at(-1)?.calls.map(([tool]) => tool)).toEqual(['markWatched', 'unmarkWatched']);
    const turns = await converse(["Titanik'i ve Joker'i izledim", "yanlış oldu Joker'i sil"], all);
    expect(turns.at(-1)?.calls).toEqual([['unmarkWatched', { title: 'Joker' }]]);
  });
});

it('comes again though a word of what is told is a film, too', async () => {
  const { index } = await builtInCatalogue();
  const said = ['titanik filmini gizle', 'hanım gördü kıyameti kopardı geri getir şunu'];
  const made = (await converse(said, { catalogue: index.films })).at(-1)?.calls;
  expect(made).toEqual([['unhideFilm', { title: 'Titanik' }]]);
});

describe('whatever reason is told', () => {
  it.each(['amaaan ne gerek var çıkar geri, kalabalık etmesin', 'ne lüzum vardı sil onu, yer kaplamasın'])(
    'a film leaves the list again: “%s”',
    async (said) => {
      expect(await lastCalls('ilkini listeme ekle', said)).toEqual([['removeFromWatchlist', first]]);
    },
  );

  it.each([
    'yanlış yaptım ya kocam görürse dalga geçer sil onu ordan',
    'boşver gayrı kim seyredecek, çıkar onu listeden',
    'çocuklar görmesin şimdi, kaldır onu oradan',
    'bırak ya kim uğraşacak, onu listeden sil',
  ])('what sounds like a wish, a film or nothing takes it off, too: “%s”', async (said) => {
    expect(await lastCalls('ilkini listeme ekle', said)).toEqual([['removeFromWatchlist', first]]);
  });

  it.each([
    'yarısında uyumuşum, izlemiş sayma beni',
    'uyuyakalmışım ya, izlemiş sayılmam',
    'ilk yarım saatini gördüm sadece, sayılmaz bu',
  ])('a film is not seen after all: “%s”', async (said) => {
    expect(await lastCalls('ilkini izledim', said)).toEqual([['unmarkWatched', first]]);
  });

  it('nothing leaves it where a film is to come', async () => {
    const calls = await lastCalls('ilkini listeme ekle', 'çıkar karşıma güzel bi film');
    expect(calls?.map(([tool]) => tool)).not.toContain('removeFromWatchlist');
  });
});
