import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compareTwo } from '#domain/comparison.ts';
import { aFilm } from '#tests/support/builders.ts';

const long = aFilm({
  year: 2010,
  duration: 148,
  rating: 8.8,
  genre: 'Bilim Kurgu, Aksiyon',
  director: 'Christopher Nolan',
  actors: ['Leonardo DiCaprio', 'Cillian Murphy'],
});
const short = aFilm({
  year: 2014,
  duration: 120,
  rating: 8.8,
  genre: 'Drama, Bilim Kurgu',
  director: 'Christopher Nolan',
  actors: ['Matthew McConaughey', 'CILLIAN MURPHY'],
});

describe('two films side by side', () => {
  it('V-01 says which is longer and newer, and nothing where both are equal', () => {
    expect(compareTwo(long, short)).toMatchObject({
      longer: 'first',
      newer: 'second',
      betterRated: undefined,
    });
  });

  it('V-01 names the genres and people of both, however they are spelled', () => {
    expect(compareTwo(long, short)).toMatchObject({
      genres: ['Bilim Kurgu'],
      people: ['Christopher Nolan', 'Cillian Murphy'],
    });
  });

  it('V-01 draws no conclusion from a year or points that are not known', () => {
    expect(compareTwo(aFilm({ ...long, year: 0, rating: 0 }), short)).toMatchObject({
      newer: undefined,
      betterRated: undefined,
    });
  });

  const film = fc.record({
    year: fc.integer({ min: 1895, max: 2030 }),
    duration: fc.integer({ min: 60, max: 240 }),
    rating: fc.integer({ min: 1, max: 100 }).map((tenth) => tenth / 10),
  });
  it('V-01 turns with the order of the films', () => {
    const turned = { first: 'second', second: 'first' } as const;
    fc.assert(
      fc.property(film, film, (a, b) => {
        const there = compareTwo(aFilm(a), aFilm(b));
        const back = compareTwo(aFilm(b), aFilm(a));
        for (const side of ['longer', 'newer', 'betterRated'] as const) {
          const said = there[side];
          expect(back[side]).toBe(said === undefined ? undefined : turned[said]);
        }
      }),
    );
  });
});
