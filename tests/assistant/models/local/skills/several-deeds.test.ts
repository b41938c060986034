import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;

const [first = '', second = '', third = ''] = SMALL_CATALOGUE.filter(({ genres }) =>
  genres.includes('Gerilim'),
)
  .slice(0, 3)
  .map(({ title }) => title);
const turnAfter = async (...texts: string[]) => (await converse(texts, { held: { favourites: [] } })).at(-1);
const callsAfter = async (...texts: string[]) =>
  (await turnAfter(...texts))?.calls.map(([tool, input]) => [
    tool,
    'title' in input ? input.title : undefined,
  ]);
const SHOWN = 'gerilim öner';

describe('each of several deeds', () => {
  it.each([
    ['birincisini izledik onu işaretle, üçüncüyü de listeye koy', 'addToWatchlist', third],
    ['ilkini izledim ikincisini sonra izle listesine at', 'addToWatchlist', second],
    ['ilkini izledim ikincisini sonra izlerim', 'addToWatchlist', second],
    ['ilkini izledim say üçüncüyü favorilere al', 'addFavourite', third],
    ['ilkini gördük ikinciyi favla', 'addFavourite', second],
  ] as const)('is done: %s', async (said, tool, film) => {
    expect(await callsAfter(SHOWN, said)).toEqual([
      ['markWatched', first],
      [tool, film],
    ]);
  });

  it.each(['2 yi izledim gerisini listeye at', 'ikinciyi izledim, diğerlerini listeye ekle'])(
    'is done to all the others: %s',
    async (said) => {
      expect(await callsAfter(SHOWN, said)).toEqual([
        ['markWatched', second],
        ['addToWatchlist', first],
        ['addToWatchlist', third],
      ]);
    },
  );

  it('is done to the film spoken of and to another', async () => {
    const both = [
      ['addFavourite', 'Titanik'],
      ['addFavourite', 'Eşkıya'],
    ];
    expect(await callsAfter('titanik nasıl film', 'favorilere ekle, bi de eşkıyayı')).toEqual(both);
    expect(await callsAfter('titanik nasıl film', 'favorilere ekle bi de eşkıyayı ekle')).toEqual(both);
  });

  it.each([
    'bunu favorilerime koy bi de eşkıyayı',
    'o filmi favorilere at ayrıca eşkıyayı',
    'favorilere ekle, bi de eşkıyayı ekle',
  ])('is done to the film pointed at and to another: %s', async (said) => {
    expect(await callsAfter('titanik nasıl film', said)).toEqual([
      ['addFavourite', 'Titanik'],
      ['addFavourite', 'Eşkıya'],
    ]);
  });

  it('is not done to the film pointed at where another is named instead', async () => {
    expect(await callsAfter('titanik nasıl film', 'bunu değil eşkıyayı favorilere ekle')).toEqual([
      ['addFavourite', 'Eşkıya'],
    ]);
  });

  it('goes on with what is said to be there, too', async () => {
    const said = ['titaniği listeme ekle', 'bir de babam ve oğlum var onu da'];
    expect((await converse(said, { catalogue })).at(-1)?.calls).toEqual([
      ['addToWatchlist', { title: 'Babam ve Oğlum' }],
    ]);
    expect(await callsAfter('titaniği listeme ekle', 'bir de komedi var mı')).not.toContainEqual([
      'addToWatchlist',
      expect.anything(),
    ]);
  });

  it.each(['titaniği izledim, öbürünü sonraya koy', 'ilkini izledim, öbürünü listeme ekle'])(
    'is of the other of two: %s',
    async (said) => {
      expect(await callsAfter('titanik mi eşkıya mı', said)).toEqual([
        ['markWatched', 'Titanik'],
        ['addToWatchlist', 'Eşkıya'],
      ]);
    },
  );

  it('puts one there and takes another off', async () => {
    expect(
      await callsAfter('titaniği favorilerime ekle', 'titaniği favorilerden çıkar eşkıyayı koy'),
    ).toEqual([
      ['removeFavourite', 'Titanik'],
      ['addFavourite', 'Eşkıya'],
    ]);
  });

  it('is done before another film is shown', async () => {
    expect(await callsAfter('titanik nasıl film', 'tamam ekle bi de komik bi tane daha söyle')).toEqual([
      ['addToWatchlist', 'Titanik'],
      ['recommendFilms', undefined],
    ]);
  });

  it('is asked about where it is open, once the rest is done, and the answer is heard', async () => {
    const said = [SHOWN, 'favorilere ekle, bi de eşkıyayı'];
    const turn = await turnAfter(...said);
    expect(turn?.calls).toEqual([['addFavourite', { title: 'Eşkıya' }]]);
    expect(turn?.text).toContain('Hangi filmi favorilerine ekleyeyim?');
    expect(await callsAfter(...said, 'ikincisini')).toEqual([['addFavourite', second]]);
  });

  it.each([
    'dövüş kulübü, yedi, matrix, titanik bunları izledim hepsini işaretle',
    'dövüş kulübü, yedi ve matrix, bi de titanik hepsini izledim',
  ])('is done for a whole row: %s', async (said) => {
    expect((await callsAfter(said))?.map(([, title]) => title)).toEqual([
      'Dövüş Kulübü',
      'Yedi',
      'Matrix',
      'Titanik',
    ]);
  });

  it.each(['ilkini izlemiştim ya listeye işle', 'ilkini izlemişim listeye yaz'])(
    'is a mark where the film was seen: %s',
    async (said) => {
      expect(await callsAfter(SHOWN, said)).toEqual([['markWatched', first]]);
    },
  );
});

describe('what was seen beside what is wished', () => {
  it.each([
    ['kore filmi ama parazit ve yediyi gördük', { countries: ['Güney Kore'] }],
    ['komedi olsun ama shreki izledik', { genres: ['Komedi'] }],
    ['dram istiyorum titanik ve yediyi izledim onlar hariç', { genres: ['Drama'] }],
  ])('does not swallow the wish: %s', async (said, wishes) => {
    const calls = (await turnAfter(said))?.calls ?? [];
    expect(calls.at(0)?.[0]).toBe('markWatched');
    expect(calls.at(-1)).toMatchObject(['recommendFilms', wishes]);
  });

  it('says how it was seen, and wishes nothing by that', async () => {
    expect(await callsAfter('geçen hafta çocuklarla buz devrini izledik')).toEqual([
      ['markWatched', 'Buz Devri'],
    ]);
  });

  it.each(['bunları da gördüm hepsini. daha underground', 'üçünü de izledim', 'bunları hep izledi'])(
    'brings others for films on the screen, and says so once: %s',
    async (said) => {
      const turn = await turnAfter(SHOWN, said);
      expect(turn?.calls.map(([tool]) => tool)).toEqual([
        'markWatched',
        'markWatched',
        'markWatched',
        'recommendFilms',
      ]);
      expect(turn?.text.match(/[iİ]zlediklerine/gu)).toHaveLength(1);
    },
  );
});

describe('a film that was put on the wrong list', () => {
  it.each([
    [
      'titaniği favorilere ekle',
      'pardon onu izledim listesine koycaktım',
      ['markWatched', 'removeFavourite'],
    ],
    ['titaniği listeye ekle', 'yanlış oldu izlediklerime koyacaktım', ['markWatched']],
  ])('is moved: %s, %s', async (done, said, tools) => {
    expect((await callsAfter(done, said))?.map(([tool]) => tool)).toEqual(tools);
  });
});

describe('parts of a series in a row of figures', () => {
  it.each([
    ['listeme ekle matrix 1 ve 2', 'addToWatchlist', ['Matrix', 'Matrix Reloaded']],
    ['matrix 1 ve 2yi izledim', 'markWatched', ['Matrix', 'Matrix Reloaded']],
    ['dağ 1 ve 2 favorilere', 'addFavourite', ['Dağ', 'Dağ II']],
  ])('are each put there: %s', async (said, tool, titles) => {
    const [turn] = await converse([said], { catalogue, held: { favourites: [] } });
    expect(turn?.calls).toEqual(titles.map((title) => [tool, { title }]));
  });

  it.each(['titanik 2 3 kere izledim', '2 ve 3 yaşında çocuklara film'])('are none: %s', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toHaveLength(1);
  });
});

describe('a wish behind a film that is added', () => {
  it.each([
    [['truman show nasıl', 'bunu listeme ekle, ayrıca korku filmi'], { genres: ['Korku'] }],
    [['truman show nasıl', 'bunu ekle, ayrıca güçlü kadın filmi öner'], { themes: ['kadın'] }],
  ])('is met, too: %j', async (said, wishes) => {
    const { calls = [] } = (await converse(said, { catalogue })).at(-1) ?? {};
    expect(calls.map(([tool]) => tool)).toEqual(['addToWatchlist', 'recommendFilms']);
    expect(calls[1]?.[1]).toMatchObject(wishes);
  });

  it('is none where only a film is added', async () => {
    const { calls = [] } = (await converse(['truman show nasıl', 'bunu ekle'], { catalogue })).at(-1) ?? {};
    expect(calls.map(([tool]) => tool)).toEqual(['addToWatchlist']);
  });
});

describe('one that was seen and one for a day', () => {
  it.each(['ilkini geçen hafta izledik, ikinciyi cumaya koy', 'ilkini izledim ikincisini cumartesiye koy'])(
    'are each their own deed: %s',
    async (said) => {
      const calls = (await turnAfter('gerilim öner', said))?.calls;
      expect(calls).toEqual([
        ['markWatched', expect.objectContaining({ title: first })],
        ['planEvening', expect.objectContaining({ films: [expect.objectContaining({ title: second })] })],
      ]);
    },
  );
  it('but both are planned where none was seen', async () =>
    expect((await turnAfter('gerilim öner', 'ikisini cumaya koy'))?.calls[0]?.[1]).toMatchObject({
      films: [{ title: first }, { title: second }],
    }));
});

describe('films that are put on several lists at once', () => {
  it.each(["1'i favoriye 2'yi izlediklerime", 'ilkini favorilerime ikincisini izlediklerime ekle'])(
    'are told of in one sentence: %s',
    async (said) => {
      const text = (await turnAfter(SHOWN, said))?.text ?? '';
      expect(text).toMatch(/ favorilerine, .* izlediklerine ekledim\.$/u);
      expect(text).toContain(first);
      expect(text).toContain(second);
    },
  );

  it('are told of one by one where one of them stands there already', async () => {
    const turns = await converse(
      [SHOWN, 'ilkini favorilerime ekle', 'ilkini favorilerime ikincisini izlediklerime ekle'],
      {
        held: { favourites: [] },
      },
    );
    expect(turns.at(-1)?.text).toMatch(/zaten favorilerinde\. .* izlediklerine/u);
  });
});

describe('stars beside another deed', () => {
  it.each(['ilkini izledim ikincisine 8 ver', 'ikincisine 8 ver ilkini de izledim'])(
    'are of the film that they are given to: %s',
    async (said) => {
      expect(await callsAfter(SHOWN, said)).toEqual([
        ['rateFilm', second],
        ['markWatched', first],
      ]);
    },
  );
});
