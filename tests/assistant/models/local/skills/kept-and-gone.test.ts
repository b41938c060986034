import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { converse } from '../converse.ts';

const [first = '', second = '', third = ''] = SMALL_CATALOGUE.filter(({ genres }) =>
  genres.includes('Gerilim'),
).map(({ title }) => title);
const last = async (said: string) => (await converse(['gerilim öner', said])).at(-1);
const added = (...titles: string[]) => titles.map((title) => ['addToWatchlist', { title }]);

describe('a bare figure', () => {
  it.each([
    ['1 ve 3 güzel görünüyo ikisini de kaydet', [first, third]],
    ['2 iyiymiş ekle listeye', [second]],
    ['1 2 yi ekle', [first, second]],
    ['1,3 izleneceklere', [first, third]],
  ])('is a place: %s', async (said, titles) => {
    expect((await last(said))?.calls).toEqual(added(...titles));
  });

  it.each(['2 güzel korku filmi öner', '1 2 saatlik olsun', '2 3 film daha ver'])(
    'counts: %s',
    async (said) => {
      expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
      expect(JSON.stringify((await last(said))?.calls)).not.toContain('swap');
    },
  );
});

describe('what is said of each film shown', () => {
  it.each([
    [`${first} kalsın diğerlerini sevmedim`, [second, third]],
    ['ilki dursun diğerlerini değiştir', [second, third]],
    ['sadece ikincisi kalsın gerisi değişsin', [first, third]],
    ['ilk film güzel ama diğer ikisi olmamış', [second, third]],
    ['1 olmadı 2 ve 3 olur', first],
    ['beğenmedim ilkini ötekiler dursun', first],
  ])('changes only those: %s', async (said, swap) => {
    expect((await last(said))?.calls).toEqual([['recommendFilms', { genres: ['Gerilim'], swap }]]);
  });

  it.each([
    'ilkini izledim ötekileri hiç duymadım',
    `${first} izledim diğerlerini bilmiyorum`,
    'hepsi güzel ama ilkini izlemiştim',
  ])('brings one for what was seen: %s', async (said) => {
    expect((await last(said))?.calls).toEqual([
      ['markWatched', { title: first }],
      ['recommendFilms', { genres: ['Gerilim'], swap: first }],
    ]);
  });

  it.each(['ilkini izledim ikincisi kalsın', `${first} izledim ${second} dursun`])(
    'takes the one that stays: %s',
    async (said) => {
      const turn = await last(said);
      expect(turn?.calls).toEqual([['markWatched', { title: first }]]);
      expect(turn?.text).toContain(second);
    },
  );

  it('changes nothing where nothing need come', async () => {
    expect((await last('ikincisi kalsın diğerleri gitsin'))?.calls).toEqual([]);
  });

  it('keeps all where all are to stay', async () => {
    const turn = await last('hepsi kalsın');
    expect(turn?.calls).toEqual([]);
    for (const title of [first, second, third]) expect(turn?.text).toContain(title);
  });

  it.each([
    ['ilkini izledim üçüncüyü ekle', third],
    ['1 i izledim 2 yi ekle', second],
  ])('puts on the list for later what was not seen: %s', async (said, title) => {
    expect((await last(said))?.calls).toEqual([['markWatched', { title: first }], ...added(title)]);
  });
});
