import type { Logger } from '#lib/logger.ts';
import { createTmdbClient } from '#tmdb/client.ts';
import type { FindTitles } from '#tmdb/film-names.ts';
import { createMovieFinder } from '#tmdb/find-movie.ts';
import { createPosters } from '#tmdb/posters.ts';
import { createRealCheck } from '#tmdb/real-check.ts';
import { createTrailers } from '#tmdb/trailers.ts';
import type { TmdbConnection } from './services-connections.ts';

/** A poster or trailer that takes longer is none, in milliseconds. */
const CALL_LIMIT_MS = 8000;

interface TmdbParts {
  findTitles: FindTitles;
  fetch: typeof globalThis.fetch;
  logger: Logger;
}

/** The movie database of one connection. Its answers are kept as long as it is: one a connection, while the page is open. */
export function createTmdb({ baseUrl, apiKey }: TmdbConnection, { findTitles, fetch, logger }: TmdbParts) {
  const client = createTmdbClient({ baseUrl, apiKey, fetch, timeoutMs: CALL_LIMIT_MS });
  const findMovie = createMovieFinder({ client, findTitles });
  return {
    posters: createPosters({ findMovie, logger }),
    trailers: createTrailers({ findMovie, client, logger }),
    isReal: createRealCheck(findMovie),
  };
}

export type Tmdb = ReturnType<typeof createTmdb>;
