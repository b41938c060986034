import { createTitleMap } from '#films/title-map.ts';
import type { Logger } from '#lib/logger.ts';
import { once } from '#lib/once.ts';
import { createTmdbClient } from '#tmdb/client.ts';
import { createMovieFinder } from '#tmdb/find-movie.ts';
import { createPosters } from '#tmdb/posters.ts';
import { createRealCheck } from '#tmdb/real-check.ts';
import { createTrailers } from '#tmdb/trailers.ts';
import { createWatching } from '#tmdb/watching.ts';
import type { Catalogue } from './catalogue.ts';
import type { TmdbConnection } from './connections.ts';

/** A poster or trailer that takes longer is none, in milliseconds. */
const CALL_LIMIT_MS = 8000;

export interface TmdbParts {
  /** Whose Turkish titles are translated for the search (B-02, B-04). */
  catalogue: () => Promise<Catalogue>;
  fetch: typeof globalThis.fetch;
  logger: Logger;
  now: () => Date;
}

/** The movie database over one connection. It keeps the answers that it was given. */
export function createConnectedTmdb(
  { baseUrl, apiKey }: TmdbConnection,
  { catalogue, fetch, logger, now }: TmdbParts,
) {
  const client = createTmdbClient({ baseUrl, apiKey, fetch, timeoutMs: CALL_LIMIT_MS });
  const titles = once(async () => createTitleMap((await catalogue()).films));
  const findMovie = createMovieFinder({ client, findTitles: async (film) => (await titles()).find(film) });
  return {
    posters: createPosters({ findMovie, logger }),
    trailers: createTrailers({ findMovie, client, logger }),
    watching: createWatching({ findMovie, client, logger, now }),
    isReal: createRealCheck(findMovie),
  };
}

export type ConnectedTmdb = ReturnType<typeof createConnectedTmdb>;
