import { describe, expect, it } from 'vitest';

import { callAfter } from '../converse.ts';

describe('after films for two', () => {
  it.each([
    [
      'yazı tura attık o kazandı, korku olsun ama en fazla 100 dakka',
      { genres: ['Korku'], maxDuration: 100 },
    ],
    ['pes ettim onun dediği olsun', { genres: ['Korku'] }],
    ['benim dediğim oldu yaşasın', { genres: ['Romantik'] }],
  ])('one of them has it their way: %s', async (said, wishes) => {
    expect(await callAfter('o korku diyo ben romantik diyorum', said)).toEqual(['recommendFilms', wishes]);
  });

  it.each(['ikimizi de küstürmeyecek bi şey bul', 'kavga çıkarmayacak başka bi şey yok mu'])(
    'others for the same two: %s',
    async (said) => {
      expect(await callAfter('ben korku severim o romantik sever', said)).toMatchObject([
        'filmsForTwo',
        { mine: { genres: ['Korku'] }, theirs: { genres: ['Romantik'] } },
      ]);
    },
  );

  it('what bounds both is no decision', async () => {
    expect((await callAfter('o korku ister ben komedi', 'daha kısa olsun'))?.[0]).toBe('filmsForTwo');
  });
});

describe('tastes of everyday words', () => {
  it('are those of two', async () => {
    const said = 'ev arkadaşım tank tüfek seviyo ben aşk meşk, ikimiz de küsmeden tek filmde buluşsak';
    expect(await callAfter(said)).toMatchObject([
      'filmsForTwo',
      { mine: { genres: [], themes: ['aşk'] }, theirs: { genres: [], themes: ['savaş'] } },
    ]);
  });
});
