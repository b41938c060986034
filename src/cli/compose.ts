import { readFile } from 'node:fs/promises';

import { generateId } from 'ai';

import { createAgent } from '#assistant/agent.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { createOpenAiModel, DEFAULT_MODEL } from '#assistant/models/openai.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { signedInUser } from '#domain/user.ts';
import { loadCatalogue, parseCatalogue } from '#films/catalogue.ts';
import { createFilmIndex, type FilmIndex } from '#films/film-index.ts';
import { consoleLogger } from '#lib/logger.ts';
import { seededRandom } from '#lib/random.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import { createFlow } from '#recommender/flow.ts';
import { createRecords } from '#storage/create-records.ts';
import type { StorageLike } from '#storage/storage-like.ts';
import { createQueueLock } from '#storage/write-lock.ts';
import type { ToolPorts } from '#tools/context.ts';
import type { Options } from './options.ts';

const now = () => new Date();

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
    timers: { setTimeout, clearTimeout },
  });
  if (records.user.get() === null) await records.user.set(signedInUser('terminal@sinesohbet.app'));
  const flow = createFlow({
    recommender: createBuiltInRecommender({
      films: async () => films,
      find: (title, year) => {
        const found = index.resolveTitle(title, year);
        return found.kind === 'one' ? found.film : undefined;
      },
      now,
      random,
    }),
    attachPosters: async (list) => [...list],
    records,
    now,
    logger: consoleLogger,
    clearSelectionLater: () => {},
  });
  const ports: ToolPorts = {
    flow,
    catalogue: { resolve: async (title, year) => index.resolveTitle(title, year) },
    library: records,
    findTrailer: async () => undefined,
    screen: NO_SCREEN,
    now,
    random,
  };
  const { model, name } = readModel(options, index);
  return { agent: createAgent({ model, ports }), model: name };
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

function readModel(options: Options, index: FilmIndex) {
  if (options.model === 'builtIn') return { model: createLocalModel({ index, generateId }), name: 'builtIn' };
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = process.env;
  if (!apiKey && !baseUrl)
    throw new Error('--model openai için OPENAI_API_KEY ya da OPENAI_BASE_URL gerekir.');
  return {
    model: createOpenAiModel({
      apiKey: apiKey ?? '',
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(model === undefined ? {} : { model }),
    }),
    name: model ?? DEFAULT_MODEL,
  };
}
