import { describe, expect, it } from 'vitest';

import { callAfter, converse, lastWords } from '../converse.ts';

describe('people who come together', () => {
  it.each(['cuma bizim evde toplanıyoz', 'cumartesi tayfa bizde', 'akşama bize gelecekler'])(
    'are asked how many they are: %s',
    async (said) => {
      expect(await lastWords([said])).toContain('Kaç kişi');
    },
  );

  it('get films for many', async () => {
    expect(await callAfter('cuma bizim evde toplanıyoz', '6 kişiyiz')).toMatchObject([
      'recommendFilms',
      { occasions: ['arkadaş'] },
    ]);
  });

  it.each(['yarın arkadaşlar bize geliyor komedi öner', 'babam bize geliyor'])(
    'get films at once where more is known: %s',
    async (said) => {
      expect((await callAfter(said))?.[0]).toBe('recommendFilms');
    },
  );
});

describe('a plan whose hours are said later', () => {
  it.each([
    [
      '8de başlasak 1de dağılsak, arada pizza molası, sen kur saatleri',
      { startsAt: '20:00', endsBy: '01:00', breakMinutes: 30 },
    ],
    [
      '7de açsak gece 2de noktalasak, arada yemek molası olsun, sen ayarla bize',
      { startsAt: '19:00', endsBy: '02:00', breakMinutes: 30 },
    ],
  ])('is made anew: %s', async (said, frame) => {
    expect(await callAfter('üst üste 2 film dönsün diyoz', said)).toMatchObject([
      'planEvening',
      { ...frame, count: 2 },
    ]);
  });

  it('begins at the one hour that is said', async () => {
    expect(await callAfter('iki film arka arkaya izleyelim 9da')).toEqual([
      'planEvening',
      { count: 2, startsAt: '21:00' },
    ]);
  });

  it('leaves films of food alone', async () => {
    const calls = (await converse(['yemek filmi öner'])).at(-1)?.calls;
    expect(calls).toMatchObject([['recommendFilms', { themes: ['yemek'] }]]);
  });
});

describe('a plan, after a few words on it', () => {
  const replanned = (said: string) => callAfter('üst üste iki film 9da', said);

  it.each([
    ['10a çek sen onu', { startsAt: '22:00', films: [{}, {}] }],
    ['yarım saat geç başlayalım', { startsAt: '21:30', films: [{}, {}] }],
    ['araları kısa tut', { breakMinutes: 5, films: [{}, {}] }],
    ['biri komedi olsun', { count: 2, films: [{}], wishes: { genres: ['Komedi'] } }],
    ['ikincisini değiştir', { count: 2, films: [{}], wishes: { excludeTitles: [expect.any(String)] } }],
  ])('is made anew: %s', async (said, input) => {
    expect(await replanned(said)).toMatchObject(['planEvening', input]);
  });

  it('turns its order round', async () => {
    const [first, second] = await converse(['üst üste iki film 9da', 'sırayı ters çevir']);
    const shown = first?.text.match(/'[dt][ae] (.+?)'/u)?.[1];
    expect(second?.calls[0]).toMatchObject(['planEvening', { films: [{}, { title: shown }] }]);
  });

  it.each([
    ['tarantino filmi öner', 'recommendFilms'],
    ['vazgeçtim bana tek bi komedi öner', 'recommendFilms'],
    ['ikincisini listeye at', 'addToWatchlist'],
  ])('is left alone by %s', async (said, tool) => {
    expect((await replanned(said))?.[0]).toBe(tool);
  });
});
