import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SURPRISE_PREFIX } from '#domain/batch.ts';
import { normaliseTitle } from '#domain/title.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { aTaste, catalogues, recommenderOf, seeds, tastes } from './arbitraries.ts';

const good = ['Av', 'Baba', 'Kış', 'Yol'].map((title) =>
  aCatalogueFilm({ title, originalTitle: title, rating: 8 }),
);

describe('the surprise of the built-in recommender', () => {
  it('S-09 S-11 is one film with its prefix and a reason of its own', async () => {
    const { film, explanation, source } = await recommenderOf(good).surprise(aTaste());
    expect(explanation.startsWith(SURPRISE_PREFIX)).toBe(true);
    expect(explanation).toContain(film.title);
    expect(film.surprise_explanation).toBe(film.explanation);
    expect(film.surprise_explanation?.length).toBeGreaterThanOrEqual(8);
    expect(source).toBe('builtIn');
  });

  it('is a good film that the person does not know, while there is one', async () => {
    const films = [...good, ...['Kötü', 'Vasat'].map((title) => aCatalogueFilm({ title, rating: 5 }))];
    const watched = good.slice(0, 3).map(({ title, year }, id) => ({ id, title, year, genre: 'Drama' }));
    for (const seed of [1, 2, 3, 4, 5]) {
      const { film, filteredCount } = await recommenderOf(films, seed).surprise(aTaste({ watched }));
      expect(film.title).toBe('Yol');
      expect(filteredCount).toBe(5);
    }
  });

  it('is an unknown film of few points rather than one the person knows', async () => {
    const films = [...good, aCatalogueFilm({ title: 'Vasat', rating: 5 })];
    const watched = good.map(({ title, year }, id) => ({ id, title, year, genre: 'Drama' }));
    expect((await recommenderOf(films).surprise(aTaste({ watched }))).film.title).toBe('Vasat');
  });

  it('surprises: other seeds, other films', async () => {
    const drawn = await Promise.all(
      Array.from({ length: 20 }, (_, seed) => recommenderOf(good, seed).surprise(aTaste())),
    );
    expect(new Set(drawn.map(({ film }) => film.title)).size).toBe(4);
  });

  it('never repeats a banned title, and fails only where nothing else is left', () =>
    fc.assert(
      fc.asyncProperty(catalogues, tastes, seeds, async (films, taste, seed) => {
        const banned = new Set(taste.banned.map(normaliseTitle));
        const left = films.filter(({ title }) => !banned.has(normaliseTitle(title)));
        const surprise = recommenderOf(films, seed).surprise(taste);
        if (left.length === 0) await expect(surprise).rejects.toThrow(RecommendationError);
        else expect(left.map(({ id }) => id)).toContain((await surprise).film.originalAiId);
      }),
    ));
});
