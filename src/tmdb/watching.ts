import type { WatchLookup, WatchService } from '#domain/watching.ts';
import type { Logger } from '#lib/logger.ts';

import type { TmdbClient } from './client.ts';
import type { WantedFilm } from './film-names.ts';
import type { FindMovie } from './find-movie.ts';
import { createSharedLookups } from './shared-lookups.ts';
import type { Movie } from './wire.ts';

interface WatchingOptions {
  findMovie: FindMovie;
  client: Pick<TmdbClient, 'watchOffers' | 'watchServices' | 'nowPlaying'>;
  logger: Logger;
  now: () => Date;
}

/**
 * Where films can be watched in Turkey, which services there are, and what cinemas show (Z-06). Listings change: an
 * answer is kept until the day ends, and never longer than the page lives. Failures are logged and not kept.
 */
export function createWatching({ findMovie, client, logger, now }: WatchingOptions) {
  const lookups = byDay(now, () => createSharedLookups<WatchLookup>(({ kind }) => kind !== 'failed'));
  const lists = byDay(now, () => createSharedLookups<readonly WatchService[]>(() => true));
  const cinemas = byDay(now, () => createSharedLookups<readonly Movie[]>(() => true));

  async function lookUp(film: WantedFilm, signal: AbortSignal): Promise<WatchLookup> {
    const found = await findMovie(film, signal);
    if (found.kind === 'unknown') return { kind: 'unknownFilm' };
    try {
      if (found.kind === 'unavailable') throw found.error;
      const offers = await client.watchOffers(found.movie.id, signal);
      return offers === undefined ? { kind: 'none' } : { kind: 'offers', offers };
    } catch (error) {
      signal.throwIfAborted();
      logger.warn(`Nerede izlendiğine bakılamadı: ${film.title}`, error);
      return { kind: 'failed' };
    }
  }

  /** Undefined where the database did not answer, which is logged. */
  async function logged<T>(what: string, list: Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
    try {
      return await list;
    } catch (error) {
      signal?.throwIfAborted();
      logger.warn(what, error);
      return undefined;
    }
  }

  return {
    /** Rejects only with the signal's reason. */
    offersOf: (film: WantedFilm, signal?: AbortSignal): Promise<WatchLookup> =>
      lookups().get(JSON.stringify([film.title, film.year]), (stop) => lookUp(film, stop), signal),
    /** The services of Turkey, the best known first. */
    services: (signal?: AbortSignal) =>
      logged(
        'Platformlar alınamadı',
        lists().get('', (stop) => client.watchServices(stop), signal),
        signal,
      ),
    /** The films that cinemas in Turkey show. */
    inCinemas: (signal?: AbortSignal) =>
      logged(
        'Vizyondaki filmler alınamadı',
        cinemas().get('', (stop) => client.nowPlaying(stop), signal),
        signal,
      ),
  };
}

/** Makes a thing anew when the day has changed. */
function byDay<T>(now: () => Date, make: () => T): () => T {
  let kept: { day: string; value: T } | undefined;
  return () => {
    const day = now().toDateString();
    if (kept?.day !== day) kept = { day, value: make() };
    return kept.value;
  };
}
