import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FEELS } from '#domain/judgement.ts';
import type { Wishes } from '#domain/wishes.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { beginningOf } from '#recommender/built-in/beginnings.ts';
import { explainFilms } from '#recommender/built-in/explain-film.ts';
import { FELT } from '#recommender/built-in/felt-words.ts';
import { RecommendationError, type Recommendation } from '#recommender/recommender.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';
import { anyWishes, aTaste, catalogues, recommenderOf, seeds, tastes } from './arbitraries.ts';

const shipped = await loadCatalogue();
const beginnings = ({ films }: Pick<Recommendation, 'films'>) =>
  films.map(({ explanation = '' }) => beginningOf(explanation));

/** A recommendation, or undefined where there are no three films. */
const recommend = async (...[films, wishes, taste, seed]: Parameters<typeof asked>) => {
  try {
    return await asked(films, wishes, taste, seed);
  } catch (error) {
    if (error instanceof RecommendationError) return undefined;
    throw error;
  }
};
const asked = (films: typeof shipped, wishes: Wishes, taste = aTaste(), seed = 1) =>
  recommenderOf(films, seed).recommend(wishes, taste);

const allDiffer = (made: Recommendation | undefined) => {
  if (made === undefined) return;
  const said = beginnings(made);
  expect(said).not.toContain('');
  expect(new Set(said).size).toBe(said.length);
};

describe('the reasons of one answer', () => {
  it('P-10 begin with another word each, whatever was wished of whatever catalogue', () =>
    fc.assert(
      fc.asyncProperty(catalogues, anyWishes, tastes, seeds, async (films, wishes, taste, seed) => {
        allDiffer(await recommend(films, wishes, taste, seed));
      }),
      { numRuns: 300 },
    ));

  it('P-10 begin with another word each with the films that are shipped', () =>
    fc.assert(
      fc.asyncProperty(anyWishes, seeds, async (wishes, seed) => {
        allDiffer(await recommend(shipped, wishes, aTaste(), seed));
      }),
      { numRuns: 60 },
    ));

  it('P-10 begin with another word than those of the films that stay while one is swapped', async () => {
    const { ports } = toolPorts();
    let swap: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      for await (const event of ports.flow.recommend({ genres: ['Drama'], mood: 'sad' }, undefined, swap)) {
        if (event.stage !== 'done') continue;
        expect(new Set(beginnings(event)).size).toBe(3);
        swap = event.films
          .slice(turn % 3)
          .slice(0, 1)
          .map(({ title }) => title);
      }
    }
  });

  it('are told apart even where three films have nothing but the same strength', () => {
    const film = aCatalogueFilm({ genres: ['Aksiyon'], judgement: aJudgement({ action: 3 }) });
    const picked = Array.from({ length: 3 }, () => ({ film, broken: [], score: 1, close: 0, fame: 0 }));
    const said = explainFilms(picked, { wishes: { genres: ['Aksiyon'] }, loosened: [] });
    expect(said).toEqual(['Aksiyonu hiç durmuyor.', 'Hareketi baş döndürüyor.', 'Baştan sona koşturuyor.']);
  });

  it('name a favourite that speaks for all three in three ways', () => {
    const because = aCatalogueFilm({ title: 'Av' });
    const picked = Array.from({ length: 3 }, () => ({
      film: aCatalogueFilm(),
      because,
      broken: [],
      score: 1,
      close: 0,
      fame: 0,
    }));
    const said = explainFilms(picked, { wishes: { genres: [] }, loosened: [] });
    expect(said.map((text) => /Av.*$/u.exec(text)?.[0])).toEqual([
      "Av'ı sevdiğin için öne çıktı.",
      "Av'ı sevdiğin için ayırdım.",
      'Av vardı.',
    ]);
  });
});

it('a film that few like is not called a loved one', () => {
  const film = aCatalogueFilm({ rating: 3.1 });
  const picked = [{ film, broken: [], score: 1, close: 0, fame: 0 }];
  expect(explainFilms(picked, { wishes: { genres: [] }, loosened: [] })).toEqual([
    'Dediğine yakın duranlardan.',
  ]);
});

it.each(FEELS)('the words for %s begin differently', (feel) => {
  for (const ways of FELT[feel]) expect(new Set(ways.map(beginningOf)).size).toBe(ways.length);
});
