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
