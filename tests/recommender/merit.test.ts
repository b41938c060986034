import { describe, expect, it } from 'vitest';

import type { FilmJudgement } from '#domain/judgement.ts';
import { createMerit } from '#recommender/built-in/merit.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const film = (judgement: FilmJudgement | undefined, rating = 7) => aCatalogueFilm({ judgement, rating });
const merit = createMerit([film(undefined, 6), film(undefined, 8)]);
const [known, stranger] = [0, 1];

describe('how good a film is', () => {
  it('U-04 is what a friend here would say of it, above all with a stranger', () => {
    const gap = (strange: number) => {
      const points = merit(strange);
      return points(film(aJudgement({}, { gladly: 5 }))) - points(film(aJudgement({}, { gladly: 1 })));
    };
    expect(gap(known)).toBeGreaterThan(0);
    expect(gap(stranger)).toBeGreaterThan(4 * gap(known));
    expect(gap(0.5)).toBeCloseTo((gap(known) + gap(stranger)) / 2);
  });

  it('U-04 is what people gave it, above all where the taste is known', () => {
    const gap = (strange: number) =>
      merit(strange)(film(aJudgement(), 9)) - merit(strange)(film(aJudgement(), 7));
    expect(gap(stranger)).toBeGreaterThan(0);
    expect(gap(known)).toBeGreaterThan(2 * gap(stranger));
  });

  it('U-04 believes a rating less the fewer people know the film, and draws it to the mean of its kind', () => {
    const points = (fame: number) => merit(known)(film(aJudgement({}, { fame }), 9));
    expect(points(1)).toBeLessThan(points(3));
    expect(points(3)).toBeLessThan(points(5));
    expect(points(1)).toBeGreaterThan(merit(known)(film(undefined, 7)));
  });

  it('U-04 is the rating alone where nobody has judged', () => {
    expect(merit(stranger)(film(undefined, 9))).toBeGreaterThan(merit(stranger)(film(undefined, 6)));
    expect(merit(known)(film(undefined, 6))).toBe(0);
  });
});
