import type { TrailerQuery } from '#domain/trailer.ts';
import type { OwnSettings, OwnSettingsRecord } from '#features/settings/ai/own-settings.ts';
import type { Logger } from '#lib/logger.ts';
import { once } from '#lib/once.ts';
import type { Random } from '#lib/random.ts';
import type { FindFilm } from '#recommender/ai/known-film.ts';
import type { FallbackOptions } from '#recommender/ai/fallback.ts';
import type { AttachPosters } from '#recommender/flow.ts';
import type { Recommender } from '#recommender/recommender.ts';
import type { FindTitles } from '#tmdb/film-names.ts';
import { type Connections, connectionsOf, type TmdbConnection } from './services-connections.ts';
import { fetchStatus } from './services-status.ts';
import type { Tmdb } from './services-tmdb.ts';

/** Films are shown with placeholders rather than later than this, in milliseconds (spec §4: a failure is tolerated). */
const POSTERS_LIMIT_MS = 5000;

export interface ServicesOptions {
  own: OwnSettingsRecord;
  builtIn: Recommender;
  findFilm: FindFilm;
  findTitles: FindTitles;
  fetch: typeof globalThis.fetch;
  /** The page's own, where the key keeper is looked for. */
  origin: string;
  now: () => Date;
  random: Random;
  pause: FallbackOptions['pause'];
  logger: Logger;
}

/**
 * The services of this stay, in the order of product.md §2: own key, key keeper, built in. Which one it is is asked anew
 * for every request, so that a key counts as soon as it is entered; what talks to a service is loaded only then.
 */
export function createServices(options: ServicesOptions) {
  const { own, builtIn, findFilm, findTitles, fetch, origin, logger } = options;
  const status = once(() => fetchStatus(fetch));
  const connections = async (): Promise<Connections> => connectionsOf(own.get(), await status(), origin);

  // To import anew what is loaded takes the page a task or two, with frames between; what was kept is there at once.
  const aiPart = once(() => import('./services-ai.ts'));

  let known: { connection: string; tmdb: Promise<Tmdb> } | undefined;
  const tmdbOf = (connection: TmdbConnection): Promise<Tmdb> => {
    const name = JSON.stringify(connection);
    if (known?.connection !== name) {
      const tmdb = import('./services-tmdb.ts').then(({ createTmdb }) =>
        createTmdb(connection, { findTitles, fetch, logger }),
      );
      // A part of the page that could not be loaded is loaded the next time.
      tmdb.catch(() => (known = undefined));
      known = { connection: name, tmdb };
    }
    return known.tmdb;
  };
  const tmdb = async (): Promise<Tmdb | undefined> => {
    const connection = (await connections()).tmdb;
    return connection === undefined ? undefined : tmdbOf(connection);
  };

  const attachPosters: AttachPosters = async (films, signal) => {
    const limit = AbortSignal.timeout(POSTERS_LIMIT_MS);
    const until = signal === undefined ? limit : AbortSignal.any([signal, limit]);
    return (await tmdb())?.posters.attach(films, until) ?? [...films];
  };

  const recommenderNow = async (knownFailure?: () => unknown): Promise<Recommender> => {
    const { ai } = await connections();
    if (ai === undefined) return builtIn;
    const { createAi } = await aiPart();
    return createAi(ai, {
      builtIn,
      catalogue: findFilm,
      // An outage of the movie database is no verdict, however it comes about.
      isReal: async (...film) => (await tmdb())?.isReal(...film),
      now: options.now,
      random: options.random,
      pause: options.pause,
      knownFailure,
      logger,
    });
  };

  return {
    connections,
    /** Loads what talks to the connected model, where there is one, so that the first question need not wait for it. */
    async loadAhead(): Promise<void> {
      if ((await connections()).ai !== undefined) await aiPart();
    },
    /** What would be used with these settings: for trying them before they are kept. */
    connectionsWith: async (settings: OwnSettings): Promise<Connections> =>
      connectionsOf(settings, await status(), origin),
    attachPosters,
    /** `knownFailure` tells of a failure of the service that was met already: then it is not asked again. */
    recommender: (knownFailure?: () => unknown): Recommender => ({
      recommend: async (...request) => (await recommenderNow(knownFailure)).recommend(...request),
      surprise: async (...request) => (await recommenderNow(knownFailure)).surprise(...request),
    }),
    findTrailer: async (film: TrailerQuery, signal?: AbortSignal) =>
      (await tmdb())?.trailers.find(film, signal),
  };
}

export type ConnectedServices = ReturnType<typeof createServices>;
