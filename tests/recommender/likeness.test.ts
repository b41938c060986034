import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createLikeness } from '#recommender/built-in/likeness.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const film = (id: string, more: Parameters<typeof aCatalogueFilm>[0] = {}) =>
  aCatalogueFilm({
    id,
    title: id,
    year: 2000,
    genres: ['Drama'],
    director: id,
    actors: [id],
    countries: [id],
    themes: [],
    ...more,
  });

describe('how alike two films are', () => {
  it('is not worked out where no film is loved or named', () => {
    const unread = new Proxy([film('a')], {
      get: () => {
        throw new Error('the films are looked at');
      },
    });
    const likeness = createLikeness(unread);
    expect(likeness.toTaste([])(film('b'))).toBe(0);
    expect(() => likeness.toTaste([film('a')])).toThrow('the films are looked at');
  });

  it('counts a rare theme for more than a common one', () => {
    const common = ['a', 'b', 'c', 'd', 'e'].map((id) => film(id, { themes: ['dostluk'] }));
    const rare = film('x', { themes: ['dostluk', 'satranç'] });
    const sharesRare = film('y', { themes: ['satranç', 'yas'] });
    const sharesCommon = film('z', { themes: ['dostluk', 'yas'] });
    const { between } = createLikeness([...common, rare, sharesRare, sharesCommon]);
    expect(between(rare, sharesRare)).toBeGreaterThan(between(rare, sharesCommon));
  });

  it.each<[string, Parameters<typeof aCatalogueFilm>[0], Parameters<typeof aCatalogueFilm>[0]]>([
    ['director', { director: 'x' }, {}],
    ['leading actors', { actors: ['x', 'z'] }, {}],
    ['time', { year: 2001 }, { year: 1970 }],
    ['country', { countries: ['x'] }, {}],
    ['genres', { genres: ['Drama'] }, { genres: ['Korku'] }],
  ])('counts the same %s', (_, same, other) => {
    const one = film('x', { actors: ['x', 'z'] });
    const [near, far] = [film('y', same), film('w', other)];
    const { between } = createLikeness([one, near, far, film('v', { genres: ['Korku'] })]);
    expect(between(one, near)).toBeGreaterThan(between(one, far));
  });

  it('lies between 0 and 1, is the same both ways, and greatest with itself', () => {
    const { between } = createLikeness(SMALL_CATALOGUE);
    const any = fc.constantFrom(...SMALL_CATALOGUE);
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(between(a, b)).toBeCloseTo(between(b, a), 10);
        expect(between(a, b)).toBeGreaterThanOrEqual(0);
        expect(between(a, b)).toBeLessThanOrEqual(between(a, a) + 1e-9);
        expect(between(a, a)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

describe('being like many films', () => {
  it('is the mean of being like each', () => {
    const { between, toGroup } = createLikeness(SMALL_CATALOGUE);
    const any = fc.constantFrom(...SMALL_CATALOGUE);
    fc.assert(
      fc.property(any, fc.uniqueArray(any, { minLength: 1, maxLength: 12 }), (one, others) => {
        const mean = others.reduce((sum, other) => sum + between(one, other), 0) / others.length;
        expect(toGroup(others)(one)).toBeCloseTo(mean, 6);
      }),
    );
  });

  it('counts a film of two directors once', () => {
    const both = film('x', { director: 'Pete Docter, Kemp Powers' });
    const { between, toGroup } = createLikeness([both, film('y')]);
    expect(toGroup([both, film('y')])(both)).toBeCloseTo(
      (between(both, both) + between(both, film('y'))) / 2,
      10,
    );
  });

  it('is nothing where nothing is loved', () => {
    const [one] = SMALL_CATALOGUE;
    expect(one && createLikeness(SMALL_CATALOGUE).toTaste([])(one)).toBe(0);
  });
});
