import { describe, expect, it } from 'vitest';

import { callAfter, lastWords, wishesAfter } from '../converse.ts';

describe('what several people want', () => {
  it.each([
    ['ev arkadaşım korku istiyo ben dram, en sonunda tamam dedik gerilim olsun', ['Gerilim']],
    ['ben korku istiyorum o komedi en sonunda komedide anlaştık', ['Komedi']],
    ['ev arkadaşım anime diyo, öbürü korkuyo, ben polisiye severim', ['Suç']],
  ])('is what they agreed on, or what whoever writes likes: “%s”', async (said, genres) => {
    expect(await callAfter(said)).toMatchObject(['recommendFilms', { genres }]);
  });

  it('stays for two after “ikimize”, and for both in one film', async () => {
    const taste = 'sevgilim aksiyoncu ben romantikçiyim';
    const both = { mine: { genres: ['Romantik'] }, theirs: { genres: ['Aksiyon'] } };
    expect(await callAfter(taste, 'ikimize de uyan bişi bul')).toMatchObject(['filmsForTwo', both]);
    expect(await wishesAfter(taste, 'ikisi bi arada olanı yok mu')).toEqual({
      genres: ['Romantik', 'Aksiyon'],
    });
  });

  it('keeps the kind where only the country is given up', async () => {
    const wishes = await wishesAfter(
      'romantik bişi açalım',
      'fransız olsun',
      'yok ya vazgeçtim italyan olsun',
    );
    expect(wishes).toEqual({ genres: ['Romantik'], countries: ['İtalya'] });
  });

  it.each(["nolan'a nereden başlanır", 'nolana hangi filmden başlamalıyım'])(
    'somebody’s films, to begin with: “%s”',
    async (said) => expect(await wishesAfter(said)).toEqual({ genres: [], people: ['Christopher Nolan'] }),
  );

  it('says to begin with the first of them', async () => {
    expect(await lastWords(["nolan'a nereden başlanır"])).toMatch(/ilk(?:inden| sıradakinden) başla/u);
  });
});
