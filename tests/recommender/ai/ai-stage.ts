import { afterAll, beforeAll, beforeEach } from 'vitest';

import { createOpenAiModel } from '#ai-service/openai-model.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { seededRandom } from '#lib/random.ts';
import { type AiOptions, createAiRecommender } from '#recommender/ai/ai-recommender.ts';
import { NOW } from '#tests/support/builders.ts';
import { type RunningStandIn, startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { finder } from '../arbitraries.ts';

export const KEY = 'sk-deneme-1234567890';

/** A stand-in over real HTTP for the tests of a file, and the AI recommender that talks to it. */
export function aiStage() {
  let running: RunningStandIn | undefined;
  beforeAll(async () => {
    running = await startOpenAiStandIn({ retryAfterMs: 1 });
  });
  beforeEach(() => running?.reset());
  afterAll(() => running?.close());
  const standIn = () => {
    if (running === undefined) throw new Error('the stand-in runs only inside tests');
    return running;
  };
  return {
    standIn,
    ai: (own: Partial<AiOptions> = {}) =>
      createAiRecommender({
        model: createOpenAiModel({ apiKey: KEY, baseUrl: standIn().baseUrl }),
        now: () => NOW,
        random: seededRandom(1),
        ...own,
      }),
  };
}

/** The lookup of a catalogue of these films. */
export const lookup = (films: readonly CatalogueFilm[]) => async (title: string, year?: number) =>
  finder(films)(title, year);

/** What a promise failed with. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
