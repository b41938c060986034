import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse } from '../converse.ts';

const lastCalls = async (...said: string[]) => (await converse(said)).at(-1)?.calls;

describe('a verdict on the film that was spoken of', () => {
  it.each(['efsaneydi ya ağladık', 'duygusaldı be', 'içim parçalandı', 'çok güzelmiş valla'])(
    'is heard in words, and is no wish: “%s”',
    async (said) => {
      const turns = await converse(['Titanik izledim dün', said, 'bunun gibi ne var']);
      expect(turns[1]?.calls).toEqual([]);
      expect(turns[1]?.text).toMatch(/Titanik.*\?$/u);
      expect(turns[2]?.calls).toMatchObject([['recommendFilms', { similarTo: 'Titanik' }]]);
    },
  );

  it('leaves the film to be put on a list', async () => {
    expect(await lastCalls('komedi öner', 'ikincisi çok tatlıymış haha', 'favorilere at')).toHaveLength(1);
    expect(await lastCalls("Joker'i izledim", 'berbattı ya', 'evet')).toMatchObject([['recommendFilms', {}]]);
  });

  it('is of no film where somebody tells of their day', async () => {
    const [, turn] = await converse(["Titanik'i izledim", 'bugün çok ağladım']);
    expect(turn?.text).not.toMatch(/Titanik/u);
  });

  it('asks which film, of several', async () => {
    const [, turn] = await converse(['komedi öner', 'çok iyiydi']);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/Hangisini/u);
  });
});

const part = (title: string, place: number) =>
  aCatalogueFilm({
    title,
    year: 2000 + place,
    judgement: aJudgement({}, { fame: 5, series: { name: 'Uzay Yolu', place } }),
  });
const parts = ['Uzay Yolu', 'Uzay Yolu 2', 'Uzay Yolu 3'].map((title, at) => part(title, at + 1));

describe('another part of the series of the film that was spoken of', () => {
  it.each([
    ['devamını da listeye at', 'addToWatchlist', 'Uzay Yolu 2'],
    ['devam filmini aç', 'showFilm', 'Uzay Yolu 2'],
    ['ikincisini de izledim', 'markWatched', 'Uzay Yolu 2'],
    ['üçüncüsünü favorilere ekle', 'addFavourite', 'Uzay Yolu 3'],
    ['ikincisini de', 'markWatched', 'Uzay Yolu 2'],
  ])('is what is acted on: “%s”', async (said, tool, title) => {
    const turns = await converse(["Uzay Yolu'nu izledim", said], { catalogue: parts });
    const [call] = turns.at(-1)?.calls ?? [];
    expect(call?.[0]).toBe(tool);
    expect(call?.[1]).toMatchObject({ title });
  });

  it('is not made up for a film that stands alone', async () => {
    const [, turn] = await converse(["Titanik'i izledim", 'devamını aç']);
    expect(turn).toMatchObject({ calls: [], text: expect.stringMatching(/tek başına/u) as string });
  });
});

describe('wishes over several turns', () => {
  it.each([
    [
      ['komedi', 'kemal sunal olsun', 'yok vazgeçtim şener şen olsun'],
      { genres: ['Komedi'], people: ['Şener Şen'] },
    ],
    [['dram', 'babamla izlicez o yabancı film sevmez'], { genres: ['Drama'], origin: 'yerli' }],
    [['gerilim öner', 'annemle izleyecez ona göre bişey'], { genres: ['Gerilim'], occasions: ['ebeveyn'] }],
    [
      ['korku', '90lar olsun', 'yok ya komedi ver', 'ilk istediğime dönelim ama 80ler olsun'],
      { genres: ['Korku'], minYear: 1980, maxYear: 1989 },
    ],
    [['komedi öner', 'daha ciddi bir şey'], { genres: [], excludeGenres: ['Komedi'] }],
    [["Titanik'i izledim", 'aynen öyle ama komik bir film daha'], { similarTo: 'Titanik' }],
  ])('keep what was not taken back: %j', async (said, wishes) => {
    expect(await lastCalls(...said)).toMatchObject([['recommendFilms', wishes]]);
  });

  it('begin anew where another evening is planned', async () => {
    expect(await lastCalls('korku öner', 'vazgeçtim komedi olsun')).toMatchObject([
      ['recommendFilms', { genres: ['Komedi'] }],
    ]);
  });

  it('take the other of two people', async () => {
    const [first, second] = await converse(['kemal sunal mı şener şen mi', 'öbürü olsun']);
    const people = [first, second].map((turn) => turn?.calls[0]?.[1]);
    expect(people[0]).not.toEqual(people[1]);
    expect(second?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('what was left open', () => {
  it('is asked again where the same is to be done', async () => {
    const [, turn] = await converse(["Dune'u izledim", 'onu izlediklerime ekle o zaman']);
    expect(turn?.calls.every(([tool]) => tool === 'markWatched')).toBe(true);
  });

  it.each([
    [['Titanik izledim 10 üzerinden 8', 'puanını gir o zaman'], 4],
    [['Titanik izledim', 'puan vereyim', '8'], 4],
  ])('is the stars of the film spoken of: %j', async (said, stars) => {
    expect(await lastCalls(...said)).toMatchObject([['rateFilm', { title: 'Titanik', stars }]]);
  });

  it.each([
    ['izlemek istediklerim nerde', 'watchlist'],
    ['favorilerim hani', 'favourites'],
    ['puanladıklarımı göster', 'watched'],
  ])('is no list: “%s”', async (said, list) => {
    expect(await lastCalls(said)).toMatchObject([['listFilms', { list }]]);
  });
});

describe('what is said of the last films narrows them', () => {
  it.each([
    [['anne hathaway başrolde olsun', 'romantik olan'], { genres: ['Romantik'], people: ['Anne Hathaway'] }],
    [['duygusal bir film', 'çok üzücü olmasın'], { mood: 'sad', avoidTones: ['ağır'] }],
    [['duygusal bir film', 'üzücü olmasın'], { tones: ['iç ısıtan'], avoidThemes: ['hüzünlü'] }],
    [['komedi öner', 'off çok dramatik bunlar'], { genres: ['Komedi'], excludeGenres: ['Drama'] }],
    [['keanu reeves filmleri', 'daha az dövüşlü'], { excludeGenres: ['Aksiyon'], people: ['Keanu Reeves'] }],
    [['film öner', 'çok ağır bunlar hafif bişey ver'], { mood: 'relaxed', avoidTones: ['ağır'] }],
    [['korku öner', 'korkunç değil bunlar'], { genres: ['Korku'] }],
    [['komedi öner', 'türk değil bunlar'], { genres: ['Komedi'], origin: 'yerli' }],
    [['korku öner', 'o kadar da değil ya daha hafif'], { genres: ['Korku'], tones: ['hafif'] }],
    [
      ['recep ivedik gibi', 'bunlar dışında yerli komedi'],
      { genres: ['Komedi'], origin: 'yerli', similarTo: 'Recep İvedik' },
    ],
    [['yeni çıkan film', '2024'], { minYear: 2024, maxYear: 2024 }],
    [['süper kahraman filmi', 'seri değil tek film olsun'], { avoidThemes: ['seri film'] }],
  ])('%j', async (said, wishes) =>
    expect(await lastCalls(...said)).toMatchObject([['recommendFilms', wishes]]),
  );
});
