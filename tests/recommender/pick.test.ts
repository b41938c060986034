import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normaliseTitle } from '#domain/title.ts';
import { seededRandom } from '#lib/random.ts';
import { pickVaried } from '#recommender/built-in/pick.ts';
import { type Role, roleOf, ROLES, suitsRole } from '#recommender/built-in/roles.ts';
import type { Scored } from '#recommender/built-in/score.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { catalogues, seeds } from './arbitraries.ts';

const EVENING: readonly Role[] = ['sure', 'close', 'discovery'];
const scored = (
  id: string,
  fame: number | undefined,
  own: Partial<Scored> & { rating?: number } = {},
): Scored => {
  const { rating = 8, ...entry } = own;
  const judgement = fame === undefined ? undefined : aJudgement({}, { fame });
  return {
    film: aCatalogueFilm({
      id,
      title: id,
      originalTitle: id,
      director: id,
      countries: [id],
      year: 1960 + 10 * id.length,
      rating,
      judgement,
    }),
    broken: [],
    score: 10,
    close: 0,
    fame: 0,
    ...entry,
  };
};
const draw = (entries: readonly Scored[], seed = 1, chance = 0) =>
  pickVaried(entries, EVENING, seededRandom(seed), chance).map(({ film }) => film.id);

describe('three films of an evening', () => {
  it('U-05 are one that everybody knows, one close to the person, and one to discover', () => {
    const entries = [
      scored('bilinen', 5, { score: 10 }),
      scored('yakın', 3, { score: 9, close: 4 }),
      scored('az bilinen', 3, { score: 8.5, fame: -1 }),
      scored('orta', 4, { score: 9 }),
    ];
    expect(draw(entries)).toEqual(['bilinen', 'yakın', 'az bilinen']);
  });

  it('U-05 are three that fit where nothing to discover fits nearly as well', () => {
    const entries = [
      scored('bilinen', 5, { score: 10 }),
      scored('yakın', 4, { score: 9, close: 4 }),
      scored('az bilinen', 1, { score: 6.5, fame: -3 }),
      scored('orta', 4, { score: 9 }),
    ];
    expect(draw(entries)).toEqual(['bilinen', 'yakın', 'orta']);
  });

  it('U-05 take the best instead where nothing that fits is well known', () => {
    const entries = [
      scored('a', 3, { score: 20 }),
      scored('bb', 3, { score: 19 }),
      scored('ccc', 3, { score: 18 }),
      scored('ünlü', 5, { score: 2 }),
    ];
    expect(draw(entries)).not.toContain('ünlü');
  });

  it('U-05 are never two of one title, and three wherever there are three titles', () => {
    fc.assert(
      fc.property(catalogues, seeds, fc.double({ min: 0, max: 6, noNaN: true }), (films, seed, chance) => {
        const entries = films.map((film) => ({ film, broken: [], score: film.rating, close: 0, fame: 0 }));
        const picked = pickVaried(entries, EVENING, seededRandom(seed), chance);
        const titles = picked.map(({ film }) => normaliseTitle(film.title));
        expect(new Set(titles).size).toBe(titles.length);
        const all = new Set(films.map(({ title }) => normaliseTitle(title))).size;
        expect(picked).toHaveLength(Math.min(EVENING.length, all));
      }),
    );
  });

  it('U-05 are not parts of one series where something else is nearly as good', () => {
    const part = (id: string) => {
      const entry = scored(id, 5);
      const judgement = aJudgement({}, { fame: 5, series: { name: 'Baba', place: 1 } });
      return { ...entry, film: { ...entry.film, judgement } };
    };
    const entries = [
      part('a'),
      part('bb'),
      part('ccc'),
      scored('dddd', 5, { score: 8 }),
      scored('eeeee', 3, { score: 8 }),
    ];
    expect(draw(entries).filter((id) => ['a', 'bb', 'ccc'].includes(id))).toHaveLength(1);
  });

  it('U-04 may all be of one director where most of the best are', () => {
    const of = (id: string, director: string, score: number) => {
      const entry = scored(id, 5, { score });
      return { ...entry, film: { ...entry.film, director } };
    };
    const theirs = ['a', 'bb', 'ccc', 'dddd', 'eeeee'].map((id, at) => of(id, 'Biri', 10 - at / 10));
    const drawn = draw([...theirs, of('ffffff', 'Başkası', 8.6)]);
    expect(drawn).not.toContain('ffffff');
  });
});

describe('the role of a film', () => {
  it('U-05 is named only where it is true, whatever was looked for', () => {
    const entry = fc
      .record({
        fame: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
        rating: fc.double({ min: 0, max: 10, noNaN: true }),
      })
      .map(({ fame, rating }) => scored('film', fame, { rating }));
    fc.assert(
      fc.property(entry, fc.constantFrom(...EVENING), (one, sought) => {
        const role = roleOf(one, sought);
        if (one.film.judgement === undefined) expect(role).toBeUndefined();
        else {
          expect([sought, 'close']).toContain(role);
          expect(suitsRole(one, role ?? sought)).toBe(true);
        }
      }),
    );
  });

  it('U-05 of a sure choice asks for fame and points, of a discovery for points and no fame', () => {
    expect([scored('a', 5), scored('b', 3), scored('c', 5, { rating: 5 })].map(ROLES.sure.suits)).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      [scored('a', 5), scored('b', 3), scored('c', 1, { rating: 5 })].map(ROLES.discovery.suits),
    ).toEqual([false, true, false]);
  });
});
