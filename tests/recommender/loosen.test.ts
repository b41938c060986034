import { describe, expect, it } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { eligibleFilms } from '#recommender/built-in/loosen.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

/** Three films (or as many as said) that fit everything asked for below, except for what is given. */
const three = (name: string, own: Partial<CatalogueFilm> = {}, count = 3) =>
  Array.from({ length: count }, (_, i) =>
    aCatalogueFilm({
      id: `${name}-${i}`,
      title: `${name} ${i}`,
      genres: ['Drama'],
      moods: ['sad'],
      themes: ['köy'],
      rating: 8,
      duration: 100,
      ...own,
    }),
  );
const wishes = {
  genres: ['Drama' as const],
  mood: 'sad' as const,
  themes: ['köy'],
  minRating: 7,
  minDuration: 90,
};
const idsOf = (films: readonly CatalogueFilm[]) =>
  eligibleFilms(films, wishes).map(({ film, broken }) => [film.id.split('-')[0], ...broken].join(' '));

describe('which films may be recommended', () => {
  it('are those that break nothing, where there are three', () => {
    expect(new Set(idsOf([...three('tam'), ...three('kısa', { duration: 80 })]))).toEqual(new Set(['tam']));
  });

  it('are those within the cheapest wish that has to go', () => {
    const films = [
      ...three('tam', {}, 2),
      ...three('kısa', { duration: 80 }),
      ...three('neşeli', { moods: ['happy'] }),
    ];
    expect(new Set(idsOf(films))).toEqual(new Set(['tam', 'neşeli mood']));
  });

  it('may break one dear wish rather than three cheap ones', () => {
    const films = [
      ...three('kısa', { duration: 80 }),
      ...three('başka', { moods: [], themes: [], rating: 6 }),
    ];
    expect(new Set(idsOf(films))).toEqual(new Set(['kısa minDuration']));
  });

  it('are of another subject rather than of quite another time, and of that rather than of another country', () => {
    const asked = { genres: ['Drama' as const], themes: ['köy'], maxYear: 1979, countries: ['İtalya'] };
    const brokenOf = (...films: CatalogueFilm[]) =>
      new Set(eligibleFilms(films, asked).flatMap(({ broken }) => broken));
    const there = { year: 1975, countries: ['İtalya'] };
    const late = three('geç', { ...there, year: 2010 });
    expect(brokenOf(...late, ...three('konusuz', { ...there, themes: [] }))).toEqual(new Set(['themes']));
    expect(brokenOf(...late, ...three('öte', { ...there, countries: ['Çin'] }))).toEqual(
      new Set(['maxYear']),
    );
  });

  it('are gathered over several wishes, where one is not enough', () => {
    const films = [
      ...three('kısa', { duration: 80 }, 1),
      ...three('neşeli', { moods: ['happy'] }, 1),
      ...three('ikisi', { duration: 80, moods: [] }, 1),
    ];
    expect(new Set(idsOf(films))).toEqual(
      new Set(['kısa minDuration', 'neşeli mood', 'ikisi mood minDuration']),
    );
  });

  it('keep what they are about rather than a few of their years', () => {
    const films = [...three('eski', { year: 2014 }), ...three('konusuz', { year: 2021, themes: [] })];
    const found = eligibleFilms(films, { genres: ['Drama'], themes: ['köy'], minYear: 2020 });
    expect(new Set(found.flatMap(({ broken }) => broken))).toEqual(new Set(['minYear']));
  });

  it('never include another genre, and are too few where only that would help', () => {
    expect(idsOf([...three('tam', {}, 2), ...three('korku', { genres: ['Korku'] })])).toEqual(['tam', 'tam']);
  });

  it('are of another genre rather than of another country or by somebody else, and no cartoon becomes another film', () => {
    const korean = three('kore', { countries: ['Güney Kore'] }, 1);
    const films = [
      ...korean,
      ...three('komedi', { genres: ['Komedi'], countries: ['Güney Kore'], moods: [] }, 2),
      ...three('yabancı', { countries: ['Çin'] }),
    ];
    const idsFor = (genre: 'Drama' | 'Animasyon') =>
      eligibleFilms(films, { genres: [genre], mood: 'sad', countries: ['Güney Kore'] }).map(
        ({ film }) => film.id.split('-')[0],
      );
    expect(new Set(idsFor('Drama'))).toEqual(new Set(['kore', 'komedi']));
    expect(idsFor('Animasyon')).toEqual([]);
  });

  it('count a title once: remakes do not make three', () => {
    const remakes = three('Av').map((film) => ({ ...film, title: 'Av' }));
    expect(new Set(idsOf([...remakes, ...three('kısa', { duration: 80 }, 2)]))).toEqual(
      new Set(['Av', 'kısa minDuration']),
    );
  });
});
