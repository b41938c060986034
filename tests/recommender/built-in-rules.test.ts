import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { filmSchema } from '#domain/film.ts';
import { checkFilms } from '#domain/rules.ts';
import { isNeverFor } from '#domain/mood-profile.ts';
import { normaliseTitle } from '#domain/title.ts';
import { brokenWishes } from '#domain/wish-rules.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { type Recommendation, RecommendationError, type Taste } from '#recommender/recommender.ts';
import { anyWishes, aTaste, catalogues, finder, recommenderOf, seeds, tastes } from './arbitraries.ts';

/** Never given up, however few films are left. */
const FIRM: readonly WishName[] = [
  'genres',
  'excludeGenres',
  'excludePeople',
  'excludeTitles',
  'avoidThemes',
  'avoidTones',
  'maxAge',
  'similarTo',
  'alsoSimilarTo',
];

const run = async (films: readonly CatalogueFilm[], wishes: Wishes, taste: Taste, seed: number) => {
  try {
    return await recommenderOf(films, seed).recommend(wishes, taste);
  } catch (error) {
    expect(error).toBeInstanceOf(RecommendationError);
    return undefined;
  }
};

/** What the films should be like: name by name, with the wish that names it. */
const namesIn = ({ similarTo, alsoSimilarTo = [] }: Wishes): [WishName, string][] => [
  ...(similarTo === undefined ? [] : [['similarTo', similarTo] as [WishName, string]]),
  ...alsoSimilarTo.map((name): [WishName, string] => ['alsoSimilarTo', name]),
];

/** Films that the ban leaves, that the mood never forbids, and that are no model themselves. */
const allowed = (films: readonly CatalogueFilm[], wishes: Wishes, taste: Taste) => {
  const banned = new Set(taste.banned.map(normaliseTitle));
  const models = namesIn(wishes).map(([, name]) => finder(films)(name));
  const { mood, genres } = wishes;
  return films.filter(
    (film) =>
      !models.includes(film) &&
      (mood === undefined || !isNeverFor(film, mood, new Set<string>(genres))) &&
      !banned.has(normaliseTitle(film.title)) &&
      !banned.has(normaliseTitle(film.originalTitle)),
  );
};
const titlesOf = (films: readonly CatalogueFilm[]) =>
  new Set(films.map(({ title }) => normaliseTitle(title))).size;

const sourcesOf = (films: readonly CatalogueFilm[], made: Recommendation) =>
  made.films.flatMap(({ originalAiId }) => films.find(({ id }) => id === originalAiId) ?? []);

const always = (
  check: (films: CatalogueFilm[], wishes: Wishes, taste: Taste, made: Recommendation | undefined) => void,
) =>
  fc.assert(
    fc.asyncProperty(catalogues, anyWishes, tastes, seeds, async (films, wishes, taste, seed) => {
      check(films, wishes, taste, await run(films, wishes, taste, seed));
    }),
    { numRuns: 300 },
  );

describe('the built-in recommender, over any catalogue, wishes and taste', () => {
  it('M-30 R-13 gives exactly three films that pass the rules of the AI, or fails with a message', () =>
    always((_films, { genres }, { banned }, made) => {
      if (made === undefined) return;
      expect(checkFilms(made.films, { genres, banned })).toEqual([]);
    }));

  it('fails only where fewer than three titles keep the firm wishes and the ban', () =>
    always((films, wishes, taste, made) => {
      const firm = allowed(films, wishes, taste).filter(
        (film) => !brokenWishes(film, wishes).some((name) => FIRM.includes(name)),
      );
      expect(made === undefined).toBe(titlesOf(firm) < 3);
    }));

  it('U-03 never gives up genres, exclusions, what to avoid, the viewer’s age or what a mood forbids', () =>
    always((films, wishes, _taste, made) => {
      if (made === undefined) return;
      const { mood, genres } = wishes;
      const asked = new Set<string>(genres);
      if (mood !== undefined)
        expect(sourcesOf(films, made).filter((film) => isNeverFor(film, mood, asked))).toEqual([]);
      const broken = sourcesOf(films, made).flatMap((film) => brokenWishes(film, wishes));
      expect(broken.filter((name) => FIRM.includes(name))).toEqual([]);
    }));

  it('names exactly the wishes that some film breaks', () =>
    always((films, wishes, _taste, made) => {
      if (made === undefined) return;
      const broken = new Set(sourcesOf(films, made).flatMap((film) => brokenWishes(film, wishes)));
      // A model nobody knows cannot be followed: no film is like it.
      for (const [wish, name] of namesIn(wishes)) if (finder(films)(name) === undefined) broken.add(wish);
      expect(new Set(made.loosened)).toEqual(broken);
      expect(made.loosened).toHaveLength(broken.size);
    }));

  it('loosens nothing while three films meet every wish', () =>
    always((films, wishes, taste, made) => {
      if (made === undefined) return;
      const fitting = allowed(films, wishes, taste).filter((film) => brokenWishes(film, wishes).length === 0);
      if (titlesOf(fitting) >= 3)
        expect(made.loosened.filter((name) => name !== 'similarTo' && name !== 'alsoSimilarTo')).toEqual([]);
    }));

  it('M-20 R-13 makes films as the product keeps them, with a reason for each and for all', () =>
    always((films, _wishes, _taste, made) => {
      if (made === undefined) return;
      expect(made.source).toBe('builtIn');
      for (const text of [made.explanation, ...made.films.map(({ explanation = '' }) => explanation)]) {
        expect(text.length).toBeGreaterThanOrEqual(8);
        expect(text).not.toMatch(/undefined|NaN|  | ,|\.\./u);
      }
      expect(made.films.every((film) => filmSchema.safeParse(film).success)).toBe(true);
      expect(new Set(made.films.map(({ id }) => id)).size).toBe(3);
      expect(made.filteredCount).toBeGreaterThanOrEqual(0);
      expect(made.filteredCount).toBeLessThanOrEqual(films.length - 3);
    }));

  it('gives the same films for the same seed', () =>
    fc.assert(
      fc.asyncProperty(catalogues, anyWishes, tastes, seeds, async (films, wishes, taste, seed) => {
        expect(await run(films, wishes, taste, seed)).toEqual(await run(films, wishes, taste, seed));
      }),
    ));

  it('takes films the person knows only when no other is left', () =>
    fc.assert(
      fc.asyncProperty(catalogues, seeds, fc.nat({ max: 40 }), async (films, seed, count) => {
        const watched = films
          .slice(0, count)
          .map(({ title, year }, id) => ({ id, title, year, genre: 'Drama' }));
        const isKnown = (film: CatalogueFilm) =>
          watched.some(
            ({ title, year }) => year === film.year && normaliseTitle(title) === normaliseTitle(film.title),
          );
        const made = await run(films, { genres: [] }, aTaste({ watched }), seed);
        if (made === undefined) return;
        const unknown = titlesOf(films.filter((film) => !isKnown(film)));
        expect(sourcesOf(films, made).filter((film) => !isKnown(film))).toHaveLength(Math.min(3, unknown));
      }),
    ));
});
