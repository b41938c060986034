import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { callAfter, converse, lastWords } from '../converse.ts';

const [first = '', second = '', third = ''] = SMALL_CATALOGUE.filter(({ genres }) =>
  genres.includes('Gerilim'),
)
  .slice(0, 3)
  .map(({ title }) => title);
const lastCalls = async (...texts: string[]) =>
  (await converse(['gerilim öner', ...texts], { held: { favourites: [] } }))
    .at(-1)
    ?.calls.map(([tool, input]) => [tool, 'title' in input ? input.title : undefined]);

describe('several deeds in one message', () => {
  it.each([
    ['1. yi favoriye 2. yi izlediklerime ekle', 'addFavourite', 'markWatched'],
    ["1'i favorilere 2'yi izlediklerime ekle", 'addFavourite', 'markWatched'],
    ['ilkini izlediklerime ikincisini favorilerime koy', 'markWatched', 'addFavourite'],
  ])('%s', async (said, one, two) => {
    expect(await lastCalls(said)).toEqual([
      [one, first],
      [two, second],
    ]);
  });

  it('go to the places that are joined before them', async () => {
    expect(await lastCalls('1 ve 3 ü favorilere ekle')).toEqual([
      ['addFavourite', first],
      ['addFavourite', third],
    ]);
  });
});

describe('what is left out', () => {
  it('is never marked, the others are, and it alone is left to see', async () => {
    expect(await lastCalls('ikincisi hariç hepsini izledim')).toEqual([
      ['markWatched', first],
      ['markWatched', third],
    ]);
    expect(await lastCalls(`${first} hariç hepsini izledim zaten`)).toEqual([
      ['markWatched', second],
      ['markWatched', third],
    ]);
    expect(await lastWords(['gerilim öner', 'ikincisi hariç hepsini izledim'])).toContain(second);
  });

  it('is asked for where it is not clear', async () => {
    expect(await lastCalls('komik olanlar hariç hepsini izledim')).toEqual([]);
    expect(await lastWords(['gerilim öner', 'komik olanlar hariç hepsini izledim'])).toContain(
      'Hangileri hariç?',
    );
  });
});

describe('a film that is kept', () => {
  it.each([
    'ilkini kaydet',
    'birinciyi kaydet sonra bakıcam',
    'ilkini de ekle',
    'baştakini sakla',
    'ilkini not al',
    'birinciyi bir kenara yazınız',
    'ilkini hafta sonuna ayır',
    'birinciyi yarına bırakıyorum unutturma',
    'ilkini kesin izliyorum, listeye ekle',
    'birinciyi izlemedim daha, listeye alınız',
  ])('is to be watched: %s', async (said) =>
    expect(await lastCalls(said)).toEqual([['addToWatchlist', first]]),
  );

  it.each(['ilkine kalp at', 'ilkini beğendim kaydet'])('is loved: %s', async (said) =>
    expect(await lastCalls(said)).toEqual([['addFavourite', first]]),
  );

  it('goes where the last one went', async () => {
    expect(await lastCalls('ilkini izledim', 'ikinciyi de ekle')).toEqual([['markWatched', second]]);
  });

  it('may have the title of an everyday word', async () => {
    const [turn] = await converse(['listeme babayı koy']);
    expect(turn?.calls).toEqual([['addToWatchlist', { title: 'babayı' }]]);
  });

  it('is no wish for more of a genre', async () => {
    expect((await lastCalls('korku da ekle'))?.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });
});

describe('undo in words', () => {
  it.each([
    'az önce eklediğimi sil',
    'vazgeçtim çıkar',
    'vazgeçtim, çıkar',
    'son yaptığını geri al lütfen',
    'yanlış ekledim sil',
    'en son eklediğim neyse sil onu',
    'geri alsana yanlış bastım',
    'bir önceki işlemi iptal et',
    'sil onu',
  ])('%s', async (said) => {
    expect(await lastCalls('ilkini favorilere ekle', said)).toEqual([['removeFavourite', first]]);
  });

  it('takes back all that the last change did, whatever was said since', async () => {
    expect(await lastCalls('hepsini favorilere ekle', 'teşekkürler', 'geri al')).toEqual([
      ['removeFavourite', first],
      ['removeFavourite', second],
      ['removeFavourite', third],
    ]);
  });

  it('asks before it takes back what should not have been done', async () => {
    const held = { favourites: [] };
    expect(
      await lastWords(['gerilim öner', 'ilkini favorilere ekle', 'yok vazgeçtim ekleme'], { held }),
    ).toContain('Geri alayım mı?');
    expect(await lastCalls('ilkini favorilere ekle', 'yok vazgeçtim ekleme', 'evet')).toEqual([
      ['removeFavourite', first],
    ]);
  });
});

describe('a film for another time', () => {
  it.each(['ilkini sonra izleyeceğime ekle', 'ilkini sonra izleyeceklerime at'])(
    'goes to the films to be watched, whatever list was changed last: %s',
    async (said) => expect(await lastCalls(`${second} izledim`, said)).toEqual([['addToWatchlist', first]]),
  );

  it('is kept beside the one that is on, which is not', async () => {
    expect(await lastCalls('ilkini açtık, ayrıca ikincisini sonra izleyeceklere at')).toEqual([
      ['addToWatchlist', second],
    ]);
  });
});

describe('one more that was watched', () => {
  it('is written down with the first, and both are said', async () => {
    expect(await lastCalls('ilkini izledim ikincisini de, başka öner')).toEqual([
      ['markWatched', first],
      ['markWatched', second],
      ['recommendFilms', undefined],
    ]);
  });

  it('is not one that is only asked about', async () => {
    const marked = (await lastCalls('ilkini izledim, ikincisi güzel mi'))?.filter(
      ([tool]) => tool === 'markWatched',
    );
    expect(marked).toEqual([['markWatched', first]]);
  });
});

describe('a deed beside something else that is said', () => {
  it.each([
    ['titanik var mı sende onu fava at', 'Titanik'],
    ['joker var mı, varsa favorilere ekle', 'Joker'],
  ])('is done, where the question only leads up to it: “%s”', async (said, title) => {
    expect(await lastCalls(said)).toEqual([['addFavourite', title]]);
  });

  it('is done to the film that was accepted, however it was praised', async () => {
    const calls = await lastCalls('tamam ikincisi olsun', 'süperr izledik bayıldılar favorilere ekle');
    expect(calls).toContainEqual(['addFavourite', second]);
  });

  it.each([
    'ilkini izledim ikincisi slow mu',
    'ilkini izledim ikincisi yavaş mı',
    'ilkini izledik ikincisi çok mu kanlı',
  ])('marks the one and answers of the other, which is then spoken of: “%s”', async (said) => {
    expect(await lastCalls(said)).toEqual([
      ['markWatched', first],
      ['showFilm', second],
    ]);
    expect(await lastCalls(said, 'okey bunu watchliste ekle thx')).toEqual([['addToWatchlist', second]]);
  });

  it('is the whole, where nothing is asked after it', async () => {
    expect(await lastCalls('ilkini izledim')).toEqual([['markWatched', first]]);
  });
});

describe('what was shown, beside an objection', () => {
  it('is not told again where the wish is: “ne alaka ya arabalı soygunlu diyorum”', async () => {
    const turn = (await converse(['gerilim öner', 'ne alaka ya arabalı soygunlu diyorum'])).at(-1);
    expect(turn?.calls[0]?.[1]).toMatchObject({ themes: expect.arrayContaining(['soygun']) });
  });
});

describe('a film on the screen whose title is an everyday word', () => {
  it.each(['başlangıç ne anlatıyo', 'yedi ne anlatıyor spoilersız'])(
    'is asked about by it: “%s”',
    async (said) => {
      const about = (await converse(['gerilim öner', said])).at(-1);
      expect(about?.text).not.toMatch(/hangisini soruyorsun/iu);
      expect(about?.text).toMatch(/^(?:Başlangıç|Yedi)'/u);
    },
  );
});

it('points at nothing before films were shown, where films are wished', async () => {
  const [turn] = await converse([
    'gece nöbetindeyim, ara ara kalkmam gerekiyo, telefondan izlicem ona göre bişi',
  ]);
  expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  const [tired] = await converse(['oyun oynamaktan gözüm çıktı bu gece ara, karanlık bi film lazım']);
  expect(tired?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  const [asked] = await converse(['onu favorilere ekle']);
  expect(asked?.calls).toEqual([]);
});

describe('the list for later by any of its names', () => {
  it.each([
    "Titanik'i sonra izle listesinden çıkar",
    'sonra izleyeceklerimde titanik vardı onu sil oradan',
    'titanik sonra izlenecekler arasından çıksın',
    'izleyeceğim filmlerden titaniği siliver',
  ])('loses a film: %s', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([['removeFromWatchlist', { title: 'Titanik' }]]);
  });
});

describe('a film that was seen and is not named', () => {
  it.each(['dün izlediğim filmi kaydet', 'dün bi film izledim onu kaydet', 'az önce bitirdiğim filmi yaz'])(
    'is asked for: %s',
    async (said) => {
      const turns = await converse([said, 'titanik']);
      expect(turns.map(({ calls }) => calls)).toEqual([[], [['markWatched', { title: 'Titanik' }]]]);
    },
  );
});

describe('a film that goes from one list to another', () => {
  it.each([
    ['titanikı dün bitirdik izleyeceklerimden al izlenenlere geçir', 'markWatched'],
    ['titanikı izleyeceklerimden al', 'removeFromWatchlist'],
    ['favorilerden al titanikı', 'removeFavourite'],
    ['titanikı izleyeceklerime al', 'addToWatchlist'],
  ])('“%s”', async (said, tool) => {
    expect((await callAfter(said))?.[0]).toBe(tool);
  });
});

describe('what is left of a film for tomorrow', () => {
  it('puts nothing on the list for later', async () => {
    expect((await callAfter('titanik', 'yarısını yarın izlerim'))?.[0]).not.toBe('addToWatchlist');
    expect((await callAfter('titanik', 'bunu yarın izlerim'))?.[0]).toBe('addToWatchlist');
  });
});

describe('what was put on a list', () => {
  it.each([
    'şu favori yaptıklarım duruyo mu telefonu değiştirdim de gitmesin onlar',
    'favori yaptıklarım neler şu an',
  ])('is shown, whatever is told of it: %s', async (said) => {
    expect(await callAfter(said)).toMatchObject(['listFilms', { list: 'favourites' }]);
  });

  it('takes a film that is pointed at', async () => {
    expect(await lastCalls('ikincisini favori yaptıklarıma ekle')).toEqual([['addFavourite', second]]);
    expect(await lastCalls('ikincisini gizlediklerime ekle')).toEqual([['hideFilm', second]]);
  });
});
