import { readFile } from 'node:fs/promises';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { type Catalogue, createCatalogue } from '#composition/catalogue.ts';
import { ownConnections } from '#composition/connections.ts';
import type { Surroundings } from '#composition/ports.ts';
import { createServices } from '#composition/services.ts';
import { createTurn, type Turn } from '#composition/turn.ts';
import { signedInUser } from '#domain/user.ts';
import { parseCatalogue } from '#films/catalogue.ts';
import { consoleLogger } from '#lib/logger.ts';
import { once } from '#lib/once.ts';
import { seededRandom } from '#lib/random.ts';
import { createRecords } from '#storage/create-records.ts';
import type { StorageLike } from '#storage/box/storage-like.ts';
import { createQueueLock } from '#storage/box/write-lock.ts';
import type { Options } from './options.ts';

const now = () => new Date();

/** A file of conversations asks for it once each; its index takes longer to build than a turn takes to answer. */
const builtInOnce = once(builtInCatalogue);

/** The terminal says in words what a screen would show. */
const NO_SCREEN: Surroundings['screen'] = {
  showFilm: () => {},
  showTrailer: () => {},
  showSurprise: () => {},
  openTab: () => {},
  setTheme: () => {},
  openWindow: () => {},
};

type World = Pick<Options, 'catalogue' | 'model' | 'seed'>;

/**
 * What the terminal's tools stand on: the same services as in the browser, with the records in the given storage.
 * @throws Error with a Turkish message for a catalogue that cannot be read, or a model that has no key
 */
export async function terminalServices(options: World, storage: StorageLike) {
  const catalogue = await readCatalogue(options.catalogue);
  const connections = connectionsFromEnv(options);
  const logger = consoleLogger;
  const records = createRecords({ storage, lock: createQueueLock(), now, logger, timers: globalThis });
  if (records.user.get() === null) await records.user.set(signedInUser('terminal@sinesohbet.app'));
  const services = createServices({
    records,
    catalogue: async () => catalogue,
    connections: async () => connections,
    fetch,
    now,
    random: options.seed === undefined ? Math.random : seededRandom(options.seed),
    logger,
    learnt: records.servers,
    clearSelectionLater: () => {},
  });
  const surroundings: Surroundings = { library: records, notes: records.notes, screen: NO_SCREEN };
  return { services, surroundings };
}

/** Makes the turns of the terminal. @throws as `terminalServices` does */
export async function terminalTurns(options: Options, storage: StorageLike): Promise<() => Promise<Turn>> {
  const { services, surroundings } = await terminalServices(options, storage);
  return () => createTurn(services, surroundings, { streams: false });
}

async function readCatalogue(file: string | undefined): Promise<Catalogue> {
  if (file === undefined) return builtInOnce();
  const parsed = parseCatalogue(await readJson(file));
  if ('error' in parsed) throw new Error(`${file}: ${parsed.error}`);
  return createCatalogue(parsed.films);
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

function connectionsFromEnv({ model }: World) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, TMDB_API_KEY, TMDB_BASE_URL } = process.env;
  const { ai, tmdb } = ownConnections({
    apiKey: OPENAI_API_KEY ?? '',
    baseUrl: OPENAI_BASE_URL ?? '',
    model: OPENAI_MODEL ?? '',
    tmdbKey: TMDB_API_KEY ?? '',
  });
  if (model === 'openai' && ai === undefined)
    throw new Error('--model openai için OPENAI_API_KEY ya da OPENAI_BASE_URL gerekir.');
  return {
    ai: model === 'openai' ? ai : undefined,
    tmdb: tmdb && { ...tmdb, baseUrl: TMDB_BASE_URL || tmdb.baseUrl },
  };
}
