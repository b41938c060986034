import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import { generateId } from 'ai';

import { createAgent, TOKEN_BUDGET } from '#assistant/agent.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { modelWithFallback } from '#ai-service/model-with-fallback.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { signedInUser } from '#domain/user.ts';
import { loadCatalogue, parseCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';
import { createTitleMap } from '#films/title-map.ts';
import { consoleLogger } from '#lib/logger.ts';
import { seededRandom } from '#lib/random.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import { createAiRecommender } from '#recommender/ai/ai-recommender.ts';
import { withFallback } from '#recommender/ai/fallback.ts';
import { createFlow } from '#recommender/flow.ts';
import { createRecords } from '#storage/create-records.ts';
import type { StorageLike } from '#storage/storage-like.ts';
import { createQueueLock } from '#storage/write-lock.ts';
import { createTmdbClient, DIRECT_BASE_URL } from '#tmdb/client.ts';
import { createMovieFinder } from '#tmdb/find-movie.ts';
import { createPosters } from '#tmdb/posters.ts';
import { createRealCheck } from '#tmdb/real-check.ts';
import { createTrailers } from '#tmdb/trailers.ts';
import type { ToolPorts } from '#tools/context.ts';
import type { Options } from './options.ts';

const now = () => new Date();

/** A lookup that takes longer is none, in milliseconds. */
const TMDB_LIMIT_MS = 8000;

/** The terminal says in words what a screen would show. */
const NO_SCREEN: ToolPorts['screen'] = {
  showFilm: () => {},
  showTrailer: () => {},
  showSurprise: () => {},
  openTab: () => {},
  setTheme: () => {},
  openWindow: () => {},
};

/** The agent of the terminal: the same tools and flow as in the browser, its records in the given storage. */
export async function composeAgent(options: Options, storage: StorageLike) {
  const films = await readCatalogue(options.catalogue);
  const index = createFilmIndex(films);
  const random = options.seed === undefined ? Math.random : seededRandom(options.seed);
  const records = createRecords({
    storage,
    lock: createQueueLock(),
    now,
    logger: consoleLogger,
    timers: globalThis,
  });
  if (records.user.get() === null) await records.user.set(signedInUser('terminal@sinesohbet.app'));
  const find = (title: string, year?: number) => {
    const found = index.resolveTitle(title, year);
    return found.kind === 'one' ? found.film : undefined;
  };
  const builtIn = createBuiltInRecommender({ films: async () => films, find, now, random });
  const localModel = createLocalModel({ index, generateId });
  const openAi = options.model === 'openai' ? openAiFromEnv() : undefined;
  const turn = openAi && modelWithFallback({ model: openAi.model, fallback: async () => localModel });
  const tmdb = tmdbFromEnv(films);
  const flow = createFlow({
    recommender:
      openAi === undefined
        ? builtIn
        : withFallback({
            ai: createAiRecommender({
              model: openAi.model,
              catalogue: async (title, year) => find(title, year),
              isReal: tmdb?.isReal,
              now,
              random,
            }),
            builtIn,
            logger: consoleLogger,
            pause: async (milliseconds, signal) =>
              void (await setTimeout(milliseconds, undefined, { signal })),
            knownFailure: turn?.failure,
          }),
    attachPosters: async (list, signal) => tmdb?.posters.attach(list, signal) ?? [...list],
    records,
    now,
    logger: consoleLogger,
    clearSelectionLater: () => {},
  });
  const ports: ToolPorts = {
    flow,
    catalogue: { resolve: async (title, year) => index.resolveTitle(title, year) },
    library: records,
    findTrailer: async (film, signal) => tmdb?.trailers.find(film, signal),
    screen: NO_SCREEN,
    now,
    random,
  };
  if (turn === undefined)
    return { agent: createAgent({ model: localModel, ports }), model: 'builtIn', newTurn: () => {} };
  return {
    agent: createAgent({ model: turn.model, ports, tokenBudget: TOKEN_BUDGET }),
    model: turn.model.modelId,
    /** Called before each turn: a service that failed in the last one is asked again. */
    newTurn: turn.newTurn,
  };
}

async function readCatalogue(file: string | undefined): Promise<readonly CatalogueFilm[]> {
  if (file === undefined) return loadCatalogue();
  const parsed = parseCatalogue(await readJson(file));
  if ('error' in parsed) throw new Error(`${file}: ${parsed.error}`);
  return parsed.films;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} okunamadı.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} geçerli bir JSON dosyası değil.`);
  }
}

function openAiFromEnv() {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = process.env;
  if (!apiKey && !baseUrl)
    throw new Error('--model openai için OPENAI_API_KEY ya da OPENAI_BASE_URL gerekir.');
  const settings = {
    apiKey: apiKey ?? '',
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(model === undefined ? {} : { model }),
  };
  return { model: createOpenAiModel(settings) };
}

function tmdbFromEnv(films: readonly CatalogueFilm[]) {
  const { TMDB_API_KEY: apiKey, TMDB_BASE_URL: baseUrl } = process.env;
  if (!apiKey) return undefined;
  const titles = createTitleMap(films);
  const client = createTmdbClient({
    baseUrl: baseUrl || DIRECT_BASE_URL,
    apiKey,
    fetch,
    timeoutMs: TMDB_LIMIT_MS,
  });
  const findMovie = createMovieFinder({ client, findTitles: (film) => titles.find(film) });
  return {
    posters: createPosters({ findMovie, logger: consoleLogger }),
    trailers: createTrailers({ findMovie, client, logger: consoleLogger }),
    isReal: createRealCheck(findMovie),
  };
}
