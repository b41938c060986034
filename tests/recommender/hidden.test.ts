import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Film } from '#domain/film.ts';
import { filmSet } from '#domain/film-set.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFlow } from '#recommender/flow.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import { chooseTonight } from '#recommender/tonight.ts';
import { aFilm, collect, NOW, recordsInMemory, rememberingLogger } from '#tests/support/builders.ts';
import { says, saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { GOOD_ANSWER, THREE_FILMS } from '#tests/support/openai-stand-in/sample-films.ts';
import { aiStage, failureOf } from './ai/ai-stage.ts';
import { anyWishes, aTaste, catalogues, recommenderOf, seeds, tastes } from './arbitraries.ts';

/** The films of an answer; none where the rules left none, which is an answer too. */
const filmsOf = async (made: Promise<readonly Film[]>): Promise<readonly Film[]> =>
  made.catch((error: unknown) => {
    if (error instanceof RecommendationError) return [];
    throw error;
  });
const hide = (film: CatalogueFilm) =>
  ({ ...aFilm({ title: film.title, year: film.year }), hiddenAt: NOW.toISOString() }) as const;

function flowOver(films: readonly CatalogueFilm[], hidden: readonly CatalogueFilm[], seed: number) {
  const records = recordsInMemory({ hidden: hidden.map(hide) });
  const recommender = recommenderOf(films, seed);
  const flow = createFlow({
    recommender,
    records,
    attachPosters: async (found) => [...found],
    now: () => NOW,
    logger: rememberingLogger(),
    clearSelectionLater: () => {},
  });
  return { flow, records, recommender };
}

describe('a film that was hidden', () => {
  it('Q-04 comes in none of 2,000 draws: by wishes, in the place of another, as a surprise, tonight', async () => {
    let drawn = 0;
    await fc.assert(
      fc.asyncProperty(
        catalogues,
        anyWishes,
        tastes,
        fc.nat(),
        seeds,
        async (films, wishes, taste, at, seed) => {
          const hidden = films.filter((_, place) => (place + at) % 3 === 0);
          const isHidden = filmSet(hidden);
          const { flow, records, recommender } = flowOver(films, hidden, seed);
          const known = { ...taste, hidden: records.hidden.get() };
          const before = hidden.slice(0, 3).map(({ title, year }) => aFilm({ title, year }));
          await records.history.add({
            recommendations: before,
            generatedAt: NOW.toISOString(),
            explanation: '',
            kind: 'recommendation',
          });
          const answers = await Promise.all([
            filmsOf(recommender.recommend(wishes, known).then((made) => made.films)),
            filmsOf(
              collect(flow.recommend(wishes, undefined, [before[0]?.title ?? ''])).then((events) => {
                const last = events.at(-1);
                return last?.stage === 'done' ? last.films : [];
              }),
            ),
            filmsOf(recommender.surprise(known).then(({ film }) => [film])),
            filmsOf(
              chooseTonight({
                recommender,
                taste: known,
                now: NOW,
                last: { day: '2026-11-21', lead: '', films: before, before: [] },
              }).then((made) => made.films),
            ),
          ]);
          drawn += answers.length;
          expect(answers.flat().filter(isHidden)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
    expect(drawn).toBe(2000);
  });

  it('Q-04 gives way to the next best of the whole catalogue, again and again', async () => {
    const films = await loadCatalogue();
    const hidden: CatalogueFilm[] = [];
    for (let evening = 0; evening < 25; evening += 1) {
      const { films: made } = await recommenderOf(films, evening).recommend(
        { genres: ['Drama'] },
        aTaste({ hidden: hidden.map(hide) }),
      );
      expect(made).toHaveLength(3);
      expect(made.filter(filmSet(hidden))).toEqual([]);
      hidden.push(...films.filter(filmSet(made)));
    }
  });

  it('Q-04 goes from the evening’s three alone, and the others stay', async () => {
    const films = await loadCatalogue();
    const recommender = recommenderOf(films);
    const first = await chooseTonight({ recommender, taste: aTaste(), now: NOW, last: null });
    const [one, two, three] = first.films;
    const taste = aTaste({ hidden: two === undefined ? [] : [two] });
    const then = await chooseTonight({ recommender, taste, now: NOW, last: first });
    expect(then.films).toHaveLength(3);
    expect([then.films[0], then.films[2]]).toEqual([one, three]);
    expect(then.films[1]?.title).not.toBe(two?.title);
  });
});

describe('a film that was hidden, and a model', () => {
  const { standIn, ai } = aiStage();
  const [first, second, third] = THREE_FILMS;
  const hidden = [{ title: first.title, year: first.year }];
  const others = {
    ...GOOD_ANSWER,
    recommendations: [{ ...first, title: 'Kuru Otlar', originalTitle: 'Kuru Otlar' }, second, third],
  };

  it('Q-04 is told to it; an answer with it is asked for again, and it is no draft', async () => {
    standIn().script(saysJson(GOOD_ANSWER), saysJson(others));
    const heard: string[] = [];
    const made = await ai().recommend(
      { genres: ['Drama'] },
      aTaste({ hidden }),
      undefined,
      ({ drafts, replaced }) => heard.push(...[...drafts, ...replaced].map(({ title }) => title)),
    );
    const [asked, again] = standIn().requests.map(({ body }) => JSON.stringify(body));
    expect(asked).toContain(`Asla önerme (kişi istemiyor): \\"${first.title}\\"`);
    expect(again).toContain(`Bir daha önerilmeyecek: ${first.title}`);
    expect(heard).not.toContain(first.title);
    expect(made.films.map(({ title }) => title)).toEqual(['Kuru Otlar', second.title, third.title]);
  });

  it('Q-04 is no surprise of it', async () => {
    standIn().script(says(JSON.stringify(first)), says(JSON.stringify(first)));
    expect(await failureOf(ai().surprise(aTaste({ hidden })))).toBeInstanceOf(RecommendationError);
  });
});
