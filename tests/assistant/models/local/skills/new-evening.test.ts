import { describe, expect, it } from 'vitest';

import { callAfter, wishesAfter } from '../converse.ts';

it.each(['okulda geçmesi şart değil ya', 'okulda olmasına gerek yok', 'illa okul olmak zorunda değil'])(
  'a theme that need not be is dropped, and no list is opened: “%s”',
  async (said) => expect(await wishesAfter('okulda geçen komedi öner', said)).toEqual({ genres: ['Komedi'] }),
);

it('a year that was not said is no wish', async () => {
  const said = '2026 demedim ki bu sene sınava giriyorum dedim';
  expect(await wishesAfter('2026 komedi öner', said)).toEqual({ genres: ['Komedi'] });
});

describe('a new evening', () => {
  it('with somebody else, said in a whole sentence, lets go of the wishes before', async () => {
    const said = 'şimdi eve gidince annemle izleyecek bir şey lazım annem yerli sever ağlamayı da sever';
    const wishes = await wishesAfter('otobüste izlenecek kısa gerilim öner', said);
    expect(wishes).toMatchObject({ mood: 'sad', origin: 'yerli' });
    expect(wishes).toMatchObject({ genres: [] });
    expect(wishes).not.toHaveProperty('maxDuration');
  });
  it('in a few words keeps them', async () => {
    expect(await wishesAfter('komedi öner', 'annemle izleyeceğim')).toMatchObject({ genres: ['Komedi'] });
  });
  it('of two, one of whom only says no, is met in the middle', async () => {
    expect(
      await callAfter('oda arkadaşım geldi o titanik izlemek istiyo ben izlemem ortasını bul'),
    ).toMatchObject(['filmsForTwo', { theirFavourites: ['Titanik'] }]);
  });
});
