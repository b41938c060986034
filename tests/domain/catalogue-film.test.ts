import { describe, expect, it } from 'vitest';

import { catalogueFilmSchema, catalogueSchema } from '#domain/catalogue-film.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const least = { id: 'av-2020', title: 'Av', year: 2020, genres: ['Gerilim'], duration: 87, rating: 6.5 };

describe('a catalogue file', () => {
  it('gives a film that says only the least its defaults', () => {
    expect(catalogueFilmSchema.parse(least)).toEqual({
      ...least,
      originalTitle: 'Av',
      aliases: [],
      actors: ['Bilinmeyen Oyuncu'],

      origin: 'yabancı',
      countries: [],
      moods: [],
      themes: [],
    });
  });

  it('keeps what a film says', () => {
    expect(catalogueFilmSchema.parse(aCatalogueFilm())).toEqual(aCatalogueFilm());
  });

  it('takes a film made in Turkey for yerli, unless it says otherwise', () => {
    expect(catalogueFilmSchema.parse({ ...least, countries: ['Türkiye', 'Fransa'] }).origin).toBe('yerli');
    expect(catalogueFilmSchema.parse({ ...least, countries: ['Fransa', 'Türkiye'] }).origin).toBe('yabancı');
    expect(catalogueFilmSchema.parse({ ...least, countries: ['Türkiye'], origin: 'yabancı' }).origin).toBe(
      'yabancı',
    );
  });

  it.each(['', '  '])('takes the title where the original one is %o', (originalTitle) => {
    expect(catalogueFilmSchema.parse({ ...least, originalTitle }).originalTitle).toBe('Av');
  });

  it.each([
    ['id', ''],
    ['id', 7],
    ['title', ' '],
    ['year', 1894],
    ['year', 2031],
    ['year', 2000.5],
    ['genres', []],
    ['genres', ['Dram']],
    ['duration', 0],
    ['duration', 601],
    ['rating', -0.1],
    ['rating', 10.1],
    ['origin', 'yerel'],
    ['moods', ['neşeli']],
    ['ageRating', -1],
  ])('refuses %s %o', (field, value) => {
    expect(catalogueFilmSchema.safeParse({ ...least, [field]: value }).success).toBe(false);
  });

  it.each(Object.keys(least))('wants %s', (field) => {
    expect(catalogueFilmSchema.safeParse({ ...least, [field]: undefined }).success).toBe(false);
  });

  it('says which film and which field does not fit', () => {
    const parsed = catalogueSchema.safeParse([least, { ...least, year: 'iki bin' }]);
    expect(parsed.error?.issues[0]?.path).toEqual([1, 'year']);
  });
});
