import type { TrailerLookup, TrailerQuery } from '#domain/trailer.ts';
import type { Watching } from '#domain/watching.ts';
import { once } from '#lib/once.ts';
import type { IsReal } from '#recommender/ai/check-real.ts';
import type { AttachPosters } from '#recommender/flow.ts';
import type { ConnectedTmdb, TmdbParts } from './connected-tmdb.ts';
import type { TmdbConnection } from './connections.ts';

/** Films are shown with placeholders rather than later than this, in milliseconds. */
const POSTERS_LIMIT_MS = 5000;

/** Posters, trailers and the check whether a film is real, over a connection or none. Loaded when first asked for. */
export function createMovies(parts: TmdbParts) {
  let latest: { name: string; load: () => Promise<ConnectedTmdb> } | undefined;
  /** The database of a connection is made once, because it keeps the answers that it was given. */
  const tmdbOver = (connection: TmdbConnection) => {
    const name = JSON.stringify(connection);
    if (latest?.name !== name) {
      const load = async () => (await import('./connected-tmdb.ts')).createConnectedTmdb(connection, parts);
      latest = { name, load: once(load) };
    }
    return latest.load();
  };

  return (connection: TmdbConnection | undefined) => {
    const tmdb = async () => connection && tmdbOver(connection);
    const attachPosters: AttachPosters = async (films, signal) => {
      const limit = AbortSignal.timeout(POSTERS_LIMIT_MS);
      const until = signal === undefined ? limit : AbortSignal.any([signal, limit]);
      return (await tmdb())?.posters.attach(films, until) ?? [...films];
    };
    // A database that is not connected, or out of service, gives no verdict.
    const isReal: IsReal = async (...film) => (await tmdb())?.isReal(...film);
    const findTrailer = async (film: TrailerQuery, signal?: AbortSignal): Promise<TrailerLookup> => {
      const connected = await tmdb();
      return connected === undefined ? 'notConnected' : connected.trailers.find(film, signal);
    };
    const watching: Watching = {
      offersOf: async (film, signal) =>
        (await tmdb())?.watching.offersOf(film, signal) ?? { kind: 'notConnected' },
      async inCinemas(signal) {
        const connected = await tmdb();
        if (connected === undefined) return 'notConnected';
        const movies = await connected.watching.inCinemas(signal);
        return (
          movies?.map(({ title, originalTitle, year = 0 }) => ({ title, originalTitle, year })) ?? 'failed'
        );
      },
      async services(signal) {
        const connected = await tmdb();
        if (connected === undefined) return 'notConnected';
        return (await connected.watching.services(signal)) ?? 'failed';
      },
    };
    return { attachPosters, isReal, findTrailer, watching };
  };
}
