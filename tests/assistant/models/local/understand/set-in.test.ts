import { describe, expect, it } from 'vitest';

import { placesSetIn } from '#assistant/models/local/understand/set-in.ts';
import { tokenise } from '#assistant/models/local/understand/tokens.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';
import { brokenWishes } from '#domain/wish-rules.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const index = createFilmIndex(catalogue);
const placesIn = (said: string) =>
  placesSetIn(tokenise(said), index).flatMap(({ value }) =>
    value.kind === 'wish' ? value.wants.places : [],
  );

describe('where a film is to be set', () => {
  it.each([
    ["italya'da geçen romantik film", 'İtalya'],
    ['yunanistanda geçsin', 'Yunanistan'],
    ['yunanistanda falan geçsin', 'Yunanistan'],
    ["rio de janeiro'da geçen bir şey", 'Rio de Janeiro'],
    ['sicilyada geçiyor olsun', 'Sicilya'],
    ['prag temalı', 'Prag'],
    ["Ouagadougou'da geçen bir film", 'Ouagadougou'],
  ])('U-02 is heard in “%s”', (said, place) => {
    expect(placesIn(said)).toEqual([place]);
  });

  it.each([
    ["paris ya da viyana'da geçen", ['Paris', 'Viyana']],
    ['londra, paris veya romada geçen bir film', ['Londra', 'Paris', 'Roma']],
    ['portekizde ya da korede geçsin', ['Portekiz', 'Güney Kore']],
    ['hem italyada hem yunanistanda geçen', ['İtalya', 'Yunanistan']],
  ])('is each of some places in a row: “%s”', (said, places) => {
    expect(placesIn(said)).toEqual(places);
  });

  it.each(['geçen hafta izledim', 'uzaya giden', 'italyan filmi', 'evde geçen gün'])(
    'is not told in “%s”',
    (said) => {
      expect(placesIn(said)).toEqual([]);
    },
  );

  it('U-02 is met by films of other countries, and by none that a country only made', () => {
    const isSetInItaly = (title: string) =>
      catalogue.some(
        (film) => film.title === title && brokenWishes(film, { genres: [], places: ['İtalya'] }).length === 0,
      );
    expect(isSetInItaly('Roma Tatili')).toBe(true);
    expect(isSetInItaly("Bir Zamanlar Batı'da")).toBe(false);
  });

  it('is a wish beside the others', async () => {
    const [turn] = await converse(["japonya'da geçen korku"], { catalogue });
    expect(turn?.calls).toEqual([['recommendFilms', { genres: ['Korku'], places: ['Japonya'] }]]);
  });
});
