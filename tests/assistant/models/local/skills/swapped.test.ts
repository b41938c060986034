import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { callAfter, converse } from '../converse.ts';

const [first = '', second = '', third = ''] = SMALL_CATALOGUE.filter(({ genres }) =>
  genres.includes('Gerilim'),
).map(({ title }) => title);
const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('one film in the place of another', () => {
  it.each([
    ['1 ve 3 kalsın 2yi değiştir', second],
    ['ikincisini değiştir', second],
    ['ilkini beğenmedim diğerleri tamam', first],
    ['üçüncüyü değiştirir misin', third],
  ])('%s', async (said, swap) => {
    expect((await last('gerilim öner', said))?.calls).toEqual([
      ['recommendFilms', { genres: ['Gerilim'], swap }],
    ]);
  });

  it.each([
    ['ilki kalsın diğerlerini değiştir', first],
    ['1 kalsın digerleri degissin', first],
    ['ikincisi iyi, ötekiler için farklı bir şey bul', second],
    [`${third} kalsın ötekileri sevmedim`, third],
    ['sonuncuyu tut diğer ikisini yenile', third],
  ])('or two, where one is to stay: %s', async (said, keep) => {
    expect((await last('gerilim öner', said))?.calls).toEqual([
      [
        'recommendFilms',
        { genres: ['Gerilim'], swap: [first, second, third].filter((title) => title !== keep) },
      ],
    ]);
  });

  it.each(['hepsini değiştir', 'değiştir', 'ikincisi komik mi'])('is not asked for by %s', async (said) => {
    expect(JSON.stringify((await last('gerilim öner', said))?.calls)).not.toContain('swap');
  });
});

describe('the films of before', () => {
  it.each(['bi önceki üçlüyü tekrar göster', 'öncekiler daha iyiydi', 'öncekileri göster'])(
    'are told: %s',
    async (said) => {
      const turn = await last('gerilim öner', 'komedi öner', said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toContain(first);
    },
  );

  it('are those pointed at from then on', async () => {
    const turn = await last(
      'gerilim öner',
      'komedi öner',
      'öncekiler daha iyiydi',
      'ikincisini listeme ekle',
    );
    expect(turn?.calls).toEqual([['addToWatchlist', { title: second }]]);
  });
});

describe('a choice of two kinds that was made', () => {
  it.each(['ikisi bi arada', 'ikisi bir filmde olsun'])('becomes both: %s', async (said) => {
    const turn = await last('aksiyon mu komedi mi karar veremedim', said);
    expect(turn?.calls).toEqual([['recommendFilms', { genres: ['Aksiyon', 'Komedi'] }]]);
  });
});

describe('a service', () => {
  it('is asked of the film that is spoken of', async () => {
    expect((await last("Titanik'i göster", 'netflixte yok mu'))?.calls).toEqual([
      ['whereToWatch', { title: 'Titanik' }],
    ]);
    expect((await last('gerilim öner', 'netflixte olsun'))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('which of two is better', () => {
  it('puts no other film in the place of the third', async () => {
    const asked = await callAfter('macera filmi olsun', 'ilk ikisini bi kıyasla bana hangisi daha iyi');
    expect(asked?.[0]).toBe('compareFilms');
  });
});
