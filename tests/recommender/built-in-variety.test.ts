import { describe, expect, it } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { GENRES } from '#domain/genre.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { aTaste, recommenderOf } from './arbitraries.ts';

const catalogue = await loadCatalogue();
const known = new Map(catalogue.map((film) => [`${film.title} ${film.year}`, film]));
const SEEDS = 5;

/** Five evenings of each genre, as the shipped catalogue's films. */
const evenings = await Promise.all(
  GENRES.flatMap((genre) =>
    Array.from({ length: SEEDS }, async (_, seed) => {
      const { films } = await recommenderOf(catalogue, seed).recommend({ genres: [genre] }, aTaste({}));
      return films.flatMap(({ title, year }) => known.get(`${title} ${year}`) ?? []);
    }),
  ),
);
const different = (films: readonly CatalogueFilm[], by: (film: CatalogueFilm) => unknown) =>
  new Set(films.map(by)).size;
const mean = (by: (film: CatalogueFilm) => unknown) =>
  evenings.reduce((sum, films) => sum + different(films, by), 0) / evenings.length;

describe('the three films of an evening', () => {
  it('are never three of one decade, nor two of one director', () => {
    for (const films of evenings) {
      expect(films).toHaveLength(3);
      expect(different(films, ({ year }) => Math.floor(year / 10))).toBeGreaterThan(1);
      expect(different(films, ({ director }) => director)).toBe(3);
    }
  });

  it('mostly differ in decade, origin and tone', () => {
    expect(mean(({ year }) => Math.floor(year / 10))).toBeGreaterThan(2.5);
    // What everybody loves is mostly American and Turkish.
    expect(mean(({ countries }) => countries[0])).toBeGreaterThan(1.8);
    expect(mean(({ genres }) => genres.join())).toBeGreaterThan(2.5);
  });
});
