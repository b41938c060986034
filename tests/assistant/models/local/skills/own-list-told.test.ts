import { describe, expect, it } from 'vitest';

import { callAfter, converse } from '../converse.ts';

describe('the list for later, told of in other words', () => {
  it.each([
    'ben bi ara sonra bakarım diye film yığıyodum ya neler birikmiş orda',
    'bi ara izleriz diye stokladıklarımız neydi',
    'geçen sana listeye at dediğim film neydi',
    'ilerde bakarım diye biriktirdiğim filmler vardı hani, dök bakayım önüme',
  ])('is shown: %s', async (said) => {
    expect(await callAfter(said)).toEqual(['listFilms', { list: 'watchlist' }]);
  });

  it.each([
    'listeye atıp atıp izlemiyoruz, oradan bi tane sen çek bari',
    'ya kararsız kaldım yine, listeden rastgele bi tane çıkar karşıma',
    'patron tepemde dikildi düşünmek istemiyorum sen gözünü kapat birini çek listeden çıksın karşıma',
  ])('gives one film: %s', async (said) => {
    expect((await callAfter(said))?.[0]).toBe('pickFromWatchlist');
  });

  it.each(['savaş filmi biriktirdim bu hafta', 'kafam yığıldı resmen bi film öner'])(
    'is not meant: %s',
    async (said) => {
      expect((await callAfter(said))?.[0]).toBe('recommendFilms');
    },
  );
});

describe('scores in a row', () => {
  it.each([
    ['joker 8, uzak 9 verdim', [4, 4.5]],
    ['jokere 7 uzaka 6 yaz', [3.5, 3]],
  ])('are given to films, be they everyday words: %s', async (said, stars) => {
    const calls = (await converse([said])).at(-1)?.calls;
    expect(calls).toEqual([
      ['rateFilm', { title: 'Joker', stars: stars[0] }],
      ['rateFilm', { title: 'Uzak', stars: stars[1] }],
    ]);
  });

  it('are of no film at school', async () => {
    expect(await callAfter('matematik 8, türkçe 9 verdim')).toBeUndefined();
  });
});

describe('what was put aside in a room', () => {
  it('is noted of nobody', async () => {
    const said = 'çocuk odasını topladım bi kenara koydum oyuncakları film zamanı';
    expect((await callAfter(said))?.[0]).toBe('recommendFilms');
  });
});
