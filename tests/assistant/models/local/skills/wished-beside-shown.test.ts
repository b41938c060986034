import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse } from '../converse.ts';

const catalogue = [
  aCatalogueFilm({
    title: 'Neşeli Ev',
    originalTitle: 'Neşeli Ev',
    genres: ['Drama'],
    actors: ['Kemal Sunal', 'Adile Naşit'],
    ageRating: 7,
    judgement: aJudgement({ laugh: 3 }),
  }),
  aCatalogueFilm({
    title: 'Gece Nöbeti',
    originalTitle: 'Gece Nöbeti',
    genres: ['Drama'],
    actors: ['Şener Şen'],
    ageRating: 18,
    judgement: aJudgement({ heavy: 2 }, { gore: 1 }),
  }),
  aCatalogueFilm({ title: 'Uzaylı', originalTitle: 'Uzaylı', genres: ['Komedi'], actors: ['Cem Yılmaz'] }),
];
const callAfter = async (...said: string[]) =>
  (await converse(['dram öner', 'ilki nasıl', ...said], { catalogue, held: { favourites: [] } })).at(-1)
    ?.calls[0];

describe('after a film was spoken of, others are wished', () => {
  it.each([
    ['onlarla izleriz diye bir kemal sunal söyle torunlarla', { people: ['Kemal Sunal'], maxAge: 10 }],
    [
      'onu demedim, kemal sunal filmi soruyorum torunlara. küçüğü 6 büyüğü 12 yaşında',
      { people: ['Kemal Sunal'], maxAge: 6 },
    ],
    ['çocuklar da bakacak, bana şener şenli bi şey bul', { people: ['Şener Şen'], maxAge: 10 }],
    ['o zaman uyur bu, daha nefes nefese bişey olsun kanlı olmasın', { avoidThemes: ['kanlı'] }],
    ['eşim sıkılır buna, daha hareketli bi şey, küfürlü olmasın', { avoidTones: ['küfürlü'] }],
    ['şener şen diyorum, hangisi en komiği', { people: ['Şener Şen'] }],
    ['bu siyah beyaz mı ya, gülmek istiyorum ben', { genres: ['Komedi'] }],
    [
      "gece nöbeti'ni sınıfa izletirsem müdür beni asar, peki hiç mi yok edebiyattan sinemaya uyarlama",
      { themes: ['kitap uyarlaması'] },
    ],
    ["gece nöbeti'ni anneme açarsam beni kovar, hiç mi yok komedi", { genres: ['Komedi'] }],
  ])('whatever else the words might ask: %s', async (said, wishes) => {
    expect(await callAfter(said)).toEqual(['recommendFilms', expect.objectContaining(wishes)]);
  });

  it.each([
    'çocuklarla izlenir mi söyle',
    'kim oynuyordu söyle',
    'bi özet ver çocuklara uygun mu',
    'bu daha kanlı bir film mi',
    'çok mu kanlı',
  ])('but what asks of the film is answered: %s', async (said) => {
    expect(await callAfter(said)).toEqual(['showFilm', { title: 'Neşeli Ev' }]);
  });
});

describe('other films are offered where none of the shown ones will do', () => {
  const after = async (...said: string[]) =>
    (await converse(['dram öner', ...said], { catalogue, held: { favourites: [] } })).at(-1)?.calls;

  it.each([
    ['bul o zaman', {}],
    ['evet bul işte', {}],
    ['e hadi getir', {}],
    ['getir tabii. kısa olsun', { maxDuration: 100 }],
  ])('and brought by a yes: %s', async (yes, more) => {
    const none = await after('bunlar 5 yaşındaki kızıma olur mu', yes);
    const titles = ['Neşeli Ev', 'Gece Nöbeti'];
    expect(none).toEqual([
      ['recommendFilms', { genres: ['Drama'], maxAge: 5, excludeTitles: titles, ...more }],
    ]);
  });

  it('be it the films of somebody', async () => {
    expect(await after('hangisinde cem yılmaz var', 'bul o zaman')).toEqual([
      ['recommendFilms', { genres: [], people: ['Cem Yılmaz'] }],
    ]);
  });

  it('but not after a no', async () => {
    expect(await after('bunlar 5 yaşındaki kızıma olur mu', 'yok kalsın')).toEqual([]);
  });

  it.each(['ufak olan 5 yaşında, ne anlar bundan. ilkini gördüler zaten', 'kızım 5 daha, bunlar ona ne ki'])(
    'or come at once to whoever does not ask: %s',
    async (said) => {
      expect(await after(said)).toEqual([['recommendFilms', expect.objectContaining({ maxAge: 5 })]]);
    },
  );
});
