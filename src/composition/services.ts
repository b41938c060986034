import type { Shelf } from '#ai-service/ladder/memory.ts';
import type { Logger } from '#lib/logger.ts';
import { once } from '#lib/once.ts';
import type { Random } from '#lib/random.ts';
import { sleep } from '#lib/pacing/yield.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import { createMeet } from '#recommender/built-in/meet.ts';
import { createWeigh } from '#recommender/built-in/weigh.ts';
import { createChooseFilms } from '#recommender/choose-films.ts';
import { createFlow, type FlowPorts, type FlowRecords } from '#recommender/flow.ts';
import { onPlatforms } from '#recommender/on-platforms.ts';
import { createMeetWith, type Meet } from '#recommender/meeting.ts';
import type { Recommender } from '#recommender/recommender.ts';
import type { Catalogue } from './catalogue.ts';
import type { Connections } from './connections.ts';
import { createMovies } from './movies.ts';

/** What a page and a terminal each have in a way of their own. */
interface Adapters {
  records: FlowRecords;
  catalogue: () => Promise<Catalogue>;
  /** The services that can be asked now. Asked once a turn, so that a key counts as soon as it is entered. */
  connections: () => Promise<Connections>;
  fetch: typeof globalThis.fetch;
  now: () => Date;
  random: Random;
  logger: Logger;
  /** Where what was learnt of servers is kept; without one it ends with the visit. */
  learnt?: Shelf;
  clearSelectionLater: FlowPorts['clearSelectionLater'];
}

interface FlowOptions {
  /** Tells of drafts while an answer arrives, for whoever shows them. */
  drafts?: boolean;
  /** A failure of the AI service that was met already in this turn: then it is not asked again. */
  knownFailure?: (() => unknown) | undefined;
}

/** Recommender, posters and trailers over whatever is connected; what is not connected is built in (M-30 to M-33). */
export function createServices(adapters: Adapters) {
  const { catalogue, connections, learnt, ...facts } = adapters;
  const { now, random, logger } = facts;
  const movies = createMovies(adapters);

  const loadBuiltIn = once(async () => {
    const { films, find, likeliest, findWork, tell } = await catalogue();
    const facts = {
      films: async () => films,
      find,
      likeliest,
      findWork,
      tell,
      weigh: createWeigh(now),
      now,
      random,
    };
    return { ...createBuiltInRecommender(facts), meet: createMeet(facts) };
  });
  // The catalogue is fetched when a film is asked for, not when a flow is made.
  const builtIn: Recommender = {
    recommend: async (...request) => (await loadBuiltIn()).recommend(...request),
    surprise: async (...request) => (await loadBuiltIn()).surprise(...request),
  };
  const meet: Meet = async (...request) => (await loadBuiltIn()).meet(...request);

  // Kept, because another import of what is loaded already still costs the page a task or two.
  const loadAi = once(async () => {
    const [{ createOpenAiModel }, { createConnectedAi, tryConnected }, { createMemory }] = await Promise.all([
      import('#ai-service/openai-model.ts'),
      import('./connected-ai.ts'),
      import('#ai-service/ladder/memory.ts'),
    ]);
    const memory = createMemory({ shelf: learnt, now });
    return { createOpenAiModel, createConnectedAi, tryConnected, memory };
  });

  /** What one turn or one request uses. Loads what talks to the AI service, where there is one. */
  async function using({ ai: connection, tmdb }: Connections) {
    const ai = connection && { ...connection, ...(await loadAi()) };
    const { attachPosters, findTrailer, isReal, watching } = movies(tmdb);
    const heedPlatforms = (recommender: Recommender): Recommender =>
      onPlatforms({ recommender, builtIn, offersOf: watching.offersOf });
    const recommender = (knownFailure: FlowOptions['knownFailure']): Recommender =>
      ai === undefined
        ? heedPlatforms(builtIn)
        : ai.createConnectedAi({
            model: ai.createOpenAiModel(ai),
            catalogue: async (title, year) => {
              const { find, tell } = await catalogue();
              const film = find(title, year);
              return film && tell(film);
            },
            isReal,
            now,
            random,
            builtIn: heedPlatforms(builtIn),
            heedPlatforms,
            pause: sleep,
            knownFailure,
            owner: ai.owner,
            logger,
          });
    const flow = ({ knownFailure, ...shown }: FlowOptions = {}) =>
      createFlow({ ...facts, ...shown, recommender: recommender(knownFailure), attachPosters });
    // The built-in recommender: an evening takes several questions, and none of them is worth somebody's credit.
    const chooseFilms = createChooseFilms({ recommender: builtIn, records: facts.records, attachPosters });
    const meetWith = createMeetWith({ meet, records: facts.records, attachPosters });
    return { ai, flow, findTrailer, watching, chooseFilms, meetWith };
  }

  /** Tries a model for what it would be used for, whether or not it is in use. */
  const tryModel = async (
    connection: Pick<NonNullable<Connections['ai']>, 'baseUrl' | 'apiKey' | 'model'>,
  ) => {
    const { tryConnected, memory } = await loadAi();
    return tryConnected({ ...connection, memory }, now);
  };

  return { catalogue, builtIn, connections, now, random, movies, loadAi, using, tryModel };
}

export type Services = ReturnType<typeof createServices>;
