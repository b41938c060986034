import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { callAfter, converse } from '../converse.ts';

const [first = '', second = '', third = ''] = SMALL_CATALOGUE.filter(({ genres }) =>
  genres.includes('Gerilim'),
).map(({ title }) => title);
const lastCalls = async (...texts: string[]) =>
  (await converse(texts))
    .at(-1)
    ?.calls.map(([tool, input]) => [tool, 'title' in input ? input.title : undefined]);

describe('another film after one that was seen', () => {
  it.each(['joker ekle', 'o zaman joker ekle', "tamam joker'i ekle"])('is for later: %s', async (said) => {
    expect(await lastCalls("Titanik'i izledim", said)).toEqual([['addToWatchlist', 'Joker']]);
  });

  it.each(["Joker'i de ekle", "bir de Joker'i ekle"])('goes on with the list: %s', async (said) => {
    expect(await lastCalls("Titanik'i izledim", said)).toEqual([['markWatched', 'Joker']]);
  });
});

describe('films that were not seen', () => {
  it('are put on the list for later where that is said', async () => {
    expect(await lastCalls('gerilim öner', 'son ikisini izlemedim ekle onları')).toEqual([
      ['addToWatchlist', second],
      ['addToWatchlist', third],
    ]);
    expect(await lastCalls('gerilim öner', 'tamam 2. yi izlememişim onu ekle')).toEqual([
      ['addToWatchlist', second],
    ]);
  });

  it('lose their mark where nothing is to be added', async () => {
    expect(await lastCalls('gerilim öner', 'ilkini izledim', 'ilkini izlemedim aslında')).toEqual([
      ['unmarkWatched', first],
    ]);
  });
});

describe('some of those shown', () => {
  it('are asked for where it is not said which', async () => {
    const [, asked] = await converse(['gerilim öner', 'bunlardan ikisini izledim']);
    expect(asked?.calls).toEqual([]);
    expect(asked?.text).toContain(second);
    expect(await lastCalls('gerilim öner', 'bunlardan ikisini izledim', 'ilk ikisi')).toEqual([
      ['markWatched', first],
      ['markWatched', second],
    ]);
  });
});

describe('a row of films behind a colon', () => {
  it.each([
    ['izlediklerim: titanik, joker', 'markWatched'],
    ['izleyeceklerim: titanik ve joker', 'addToWatchlist'],
    ['listeme ekle: titanik, joker', 'addToWatchlist'],
    ['şunları izledim: titanik, joker', 'markWatched'],
    ['favorilerim şunlar: titanik, joker', 'addFavourite'],
  ])('belongs to what stands before it: %s', async (said, tool) => {
    expect(await lastCalls(said)).toEqual([
      [tool, 'Titanik'],
      [tool, 'Joker'],
    ]);
  });

  it.each(['film öner: komedi olsun', 'izlediklerim: hepsini göster'])('is none: %s', async (said) => {
    expect(['recommendFilms', 'listFilms']).toContain((await callAfter(said))?.[0]);
  });
});

describe('a film that was just put on a list', () => {
  it.each(['izlediklerime de', 'izlediklerime de ekle', 'onu izlediklerime de koy'])(
    'goes on another one as well: %s',
    async (said) => {
      expect(await lastCalls("Joker'i favorilere ekle", said)).toEqual([['markWatched', 'Joker']]);
    },
  );
});

describe('a film that is left for another time', () => {
  it.each(['yarına bırakayım o zaman', 'haftaya bırakalım'])('is kept: %s', async (said) => {
    expect(await lastCalls("Titanik'i göster", said)).toEqual([['addToWatchlist', 'Titanik']]);
  });
});

describe('what is said beside a deed', () => {
  it.each([
    'tamam listeye at, yarın da kardeşim gidiyor',
    'ok we watch that, add it to my watchlist',
    'great, put it on my list',
  ])('is no other film: “%s”', async (said) => {
    const [, turn] = await converse(['yıldızlararası nasıl', said]);
    expect(turn?.calls).toMatchObject([['addToWatchlist', { title: 'Yıldızlararası' }]]);
  });

  it('is one where it is named', async () => {
    const [turn] = await converse(['add inception to my watchlist']);
    expect(turn?.calls).toMatchObject([
      ['addToWatchlist', { title: expect.stringMatching(/inception|Başlangıç/iu) }],
    ]);
  });
});

describe('a film that somebody has had enough of', () => {
  it.each([
    'ikinciyi bi daha gözüme sokma',
    'ikincisini bir daha burnumuza sokmayın',
    'ikinciyi gözümün önünden kaldır',
    'ikincisini ömrüm boyunca görmek istemiyorum',
  ])('comes no more: %s', async (said) => {
    expect(await lastCalls('gerilim öner', said)).toEqual([['hideFilm', second]]);
  });

  it.each(['şaka yaptım geri getir', 'jokeri geri getir pişman oldum', 'barıştık jokerle geri aç'])(
    'comes again where that was not meant: %s',
    async (said) => {
      expect(await lastCalls("Joker'i gizle", said)).toEqual([['unhideFilm', 'Joker']]);
    },
  );

  it('is still hidden where another one is spoken of', async () => {
    expect(await lastCalls("Joker'i gizle", "Titanik'i geri getir")).not.toContainEqual([
      'unhideFilm',
      'Joker',
    ]);
  });

  it.each([
    "gerek kalmadı onu listeden düş, bizim tv'de bayramda veriyolarmış zaten",
    'izlemeye gerek kalmadı sonunu söylediler, listemden düşebilirsin onu',
  ])('leaves its list: %s', async (said) => {
    expect(await lastCalls("Joker'i izleme listeme ekle", said)).toEqual([['removeFromWatchlist', 'Joker']]);
  });
});

describe('a trailer that was offered', () => {
  const offered = ['gerilim öner', 'hangisini izleyeyim'];

  it.each(['evet', 'olur aç', 'aç bakalım'])('is that of the film spoken for: %s', async (said) => {
    const turns = await converse([...offered, said]);
    const [spoken] = [first, second, third].filter((title) => turns.at(-2)?.text.includes(title));
    expect(await lastCalls(...offered, said)).toEqual([['findTrailer', spoken]]);
  });

  it.each(['üçüncüyü', 'üçüncüsünü aç', third])('is that of the film that is chosen: %s', async (said) => {
    expect(await lastCalls(...offered, said)).toEqual([['findTrailer', third]]);
  });

  it.each(['hayır', 'teşekkürler', 'üçüncüsü nasıl', 'üçüncüyü izledim', 'komedi öner'])(
    'stays shut where something else is said: %s',
    async (said) => {
      expect((await lastCalls(...offered, said))?.map(([tool]) => tool)).not.toContain('findTrailer');
    },
  );
});
