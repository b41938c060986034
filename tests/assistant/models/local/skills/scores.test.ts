import { describe, expect, it } from 'vitest';

import { callAfter, converse } from '../converse.ts';

const lastCalls = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;

describe('a number right after a film was marked', () => {
  it.each([
    ['9', 4.5],
    ['7', 3.5],
    ['on', 5],
  ])('is points for it: %s', async (said, stars) => {
    expect(await lastCalls("Titanik'i izledim", said)).toEqual([['rateFilm', { title: 'Titanik', stars }]]);
  });
});

describe('so many out of so many', () => {
  it.each([
    ['10 üzerinden 9 yazarım buna, bi puanı da altyazı kayık diye kırdım', 4.5],
    ['9 veriyorum 10 üstünden, 1 puanı çorbadaki kurttan kırdım', 4.5],
    ['4 veririm 10 üzerinden', 2],
    ['en fazla 6 eder on üstünden o da efektler plastik diye', 3],
  ])('is given, whatever it is less by: %s', async (said, stars) => {
    expect(await lastCalls("Titanik'i izledim", said)).toEqual([['rateFilm', { title: 'Titanik', stars }]]);
  });

  it.each(['10 üzerinden en az 8 puanlı film öner', "bana 10 üzerinden 8'in altında gösterme"])(
    'bounds a wish: %s',
    async (said) => {
      expect((await lastCalls("Titanik'i izledim", said))?.[0]?.[0]).toBe('recommendFilms');
    },
  );
});

describe('what somebody gives of their own', () => {
  it.each([
    ['ikinciye benden 8, izlemiştim', 4],
    ['ikinciye benden sekiz', 4],
    ['ikincisini izlemiştik benim için 7', 3.5],
    ['ikinciye 9 çakarım', 4.5],
    ['ikinciye altı puan benden, kafamı bulandırdı', 3],
    ['ikincisi 6 eder, altüst oldum', 3],
  ])('is given to the film that is pointed at: %s', async (said, stars) => {
    expect(await lastCalls('gerilim öner', said)).toMatchObject([['rateFilm', { stars }]]);
  });

  it.each([
    'benden 10 yaş küçük kuzenimle izlicem',
    'puanı altının altında olmasın',
    'bence 90 dakika olsun',
  ])('counts or bounds something else: %s', async (said) => {
    expect((await lastCalls('gerilim öner', said))?.[0]?.[0]).not.toBe('rateFilm');
  });
});

describe('names with numbers', () => {
  it('are scores where stars or points are said', async () => {
    expect(await callAfter('titanik 4 yıldız')).toEqual(['rateFilm', { title: 'Titanik', stars: 4 }]);
    expect(await lastCalls('titanik 4, joker 5 yıldız')).toEqual([
      ['rateFilm', { title: 'Titanik', stars: 4 }],
      ['rateFilm', { title: 'Joker', stars: 5 }],
    ]);
  });

  it.each([
    ['titanik 5 yıldız hatta az bile', 5],
    ['titaniğe 9 puan gözüm kapalı', 4.5],
    ['titanik 3 yıldız kanka abartmışlar', 3],
  ])('are scores right beside the film, whatever follows: %s', async (said, stars) => {
    expect(await callAfter(said)).toEqual(['rateFilm', { title: 'Titanik', stars }]);
  });

  it.each(['titanik 8 puan almış', 'titanik 5 yıldız mı', 'titanik imdb 8 puan mıydı acaba'])(
    'are none where others gave them: %s',
    async (said) => {
      expect((await callAfter(said))?.[0]).not.toBe('rateFilm');
    },
  );

  it('are of all that were just written down', async () => {
    const calls = await lastCalls('izlediklerime ekle: titanik, joker', 'hepsine 4 yıldız');
    expect(calls).toEqual([
      ['rateFilm', { title: 'Titanik', stars: 4 }],
      ['rateFilm', { title: 'Joker', stars: 4 }],
    ]);
  });

  it('are given to what was liked most', async () => {
    expect(await callAfter("en çok Titanik'i beğendim, dokuz verin")).toEqual([
      'rateFilm',
      { title: 'Titanik', stars: 4.5 },
    ]);
    expect(await callAfter('en çok 8 puanlı film öner')).not.toContain('rateFilm');
  });

  it('are none where a film is only pointed at', async () => {
    expect(await lastCalls("Titanik'i göster", 'ona 4 yıldız')).toEqual([
      ['rateFilm', { title: 'Titanik', stars: 4 }],
    ]);
    expect(await lastCalls('ona 4 yıldız')).toEqual([]);
  });

  it('are asked about where stars and points look the same', async () => {
    expect(await lastCalls("Titanik'e 4 verdim")).toEqual([]);
    expect(await lastCalls("Titanik'e 4 verdim", 'yıldız')).toEqual([
      ['rateFilm', { title: 'Titanik', stars: 4 }],
    ]);
    expect(await lastCalls("Titanik'e 4 verdim", '10 üzerinden')).toEqual([
      ['rateFilm', { title: 'Titanik', stars: 2 }],
    ]);
  });

  it('go on after stars were given', async () => {
    expect(await lastCalls("Titanik'e 8 puan ver", 'joker 9')).toEqual([
      ['rateFilm', { title: 'Joker', stars: 4.5 }],
    ]);
  });

  it('correct the stars just given', async () => {
    expect(await lastCalls("Titanik'e 4 yıldız ver", 'yanlış oldu 1 yıldız olacak')).toMatchObject([
      ['rateFilm', { title: 'Titanik', stars: 1 }],
    ]);
    expect(await lastCalls("Titanik'e 4 yıldız ver", 'yok 3 yıldız olsun')).toMatchObject([
      ['rateFilm', { title: 'Titanik', stars: 3 }],
    ]);
  });

  it.each(['4 yıldız üstü film', 'imdb 8 puan film öner', '2020 komedi'])('are wishes: %s', async (said) => {
    expect((await callAfter(said))?.[0]).toBe('recommendFilms');
  });
});

describe('a bare number beside a film', () => {
  it.each([
    ['titanik 9', 4.5],
    ['inception 8.5', 4.5],
    ['titanik süper 5', 5],
    ['titanik kötüydü 3', 1.5],
    ['titanik 8 olsun 9 değil', 4],
  ])('is points for it: %s', async (said, stars) => {
    expect((await callAfter(said))?.[0]).toBe('rateFilm');
    expect((await callAfter(said))?.[1]).toMatchObject({ stars });
  });

  it('is of the film that is said to be over', async () => {
    const turns = ["Titanik'i göster", 'tamam bunu izliyorum', 'bitti güzeldi 7'];
    expect(await lastCalls(...turns)).toEqual([['rateFilm', { title: 'Titanik', stars: 3.5 }]]);
  });

  it('waits for the film where none is named', async () => {
    expect(await lastCalls('dün geceki filmi beğenmedim 3 puan', 'titanik')).toEqual([
      ['rateFilm', { title: 'Titanik', stars: 1.5 }],
    ]);
    expect(await lastCalls('yanlışlıkla 3 verdim o filme 8 olcak', 'titanik')).toEqual([
      ['rateFilm', { title: 'Titanik', stars: 4 }],
    ]);
  });

  it.each(['titanik 1997', 'akşam 8', 'matrix 2', '9 yaşındaki kızıma film', 'titanik 2 saat mi'])(
    'is none otherwise: %s',
    async (said) => {
      expect((await callAfter(said))?.[0]).not.toBe('rateFilm');
    },
  );
});
