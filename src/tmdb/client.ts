import type { WatchOffers, WatchService } from '#domain/watching.ts';

import { TmdbError } from './tmdb-error.ts';
import {
  type Movie,
  searchBodySchema,
  servicesBodySchema,
  type Video,
  videosBodySchema,
  watchBodySchema,
} from './wire.ts';

/** The service has two kinds of keys; the newer one, a signed token of three parts, goes into a header. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/u;

export type Language = 'en-US' | 'tr-TR';

export interface MovieSearch {
  query: string;
  language: Language;
  /** Only films of this very year. */
  year?: number;
}

export interface TmdbClientOptions {
  /** The key keeper's, the service's own or a compatible service's; without a slash at its end. */
  baseUrl: string;
  /** The person's own key; absent when the key keeper adds one. */
  apiKey?: string | undefined;
  fetch: typeof globalThis.fetch;
  /** How long one call may take, its body included, in milliseconds. */
  timeoutMs: number;
}

interface Parser<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/**
 * Builds the client: the movie database, as far as the product asks it. It only ever sends GET, without cookies, and
 * follows no redirect. Its calls reject with a TmdbError, or the signal's reason.
 */
export function createTmdbClient({ baseUrl, apiKey, fetch, timeoutMs }: TmdbClientOptions) {
  async function get<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Parser<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    signal?.throwIfAborted();
    const isToken = TOKEN.test(apiKey ?? '');
    const params = new URLSearchParams({
      ...(apiKey === undefined || isToken ? {} : { api_key: apiKey }),
      ...query,
    });
    const timeout = AbortSignal.timeout(timeoutMs);
    const body = await answer(
      () =>
        fetch(`${baseUrl}${path}?${params}`, {
          method: 'GET',
          headers: { Accept: 'application/json', ...(isToken ? { Authorization: `Bearer ${apiKey}` } : {}) },
          credentials: 'omit',
          redirect: 'error',
          signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        }),
      timeout,
      signal,
    );
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new TmdbError('yanıt okunamadı');
    return parsed.data;
  }

  return {
    /** GET /search/movie (B-01). A blank query returns nothing without a call (B-09). */
    async searchMovies(
      { query, language, year }: MovieSearch,
      signal?: AbortSignal,
    ): Promise<readonly Movie[]> {
      const words = query.trim();
      if (words === '') return [];
      const params = { query: words, language, ...(year === undefined ? {} : { year: String(year) }) };
      return (await get('/search/movie', params, searchBodySchema, signal)).results;
    },
    /** GET /movie/{id}/videos. */
    async videos(id: number, language: Language, signal?: AbortSignal): Promise<readonly Video[]> {
      return (await get(`/movie/${id}/videos`, { language }, videosBodySchema, signal)).results;
    },
    /** GET /movie/{id}/watch/providers, for Turkey; undefined where nobody offers the film there. */
    async watchOffers(id: number, signal?: AbortSignal): Promise<WatchOffers | undefined> {
      return (await get(`/movie/${id}/watch/providers`, {}, watchBodySchema, signal)).results.TR;
    },
    /** GET /watch/providers/movie: the services of Turkey, as the service orders them. */
    async watchServices(signal?: AbortSignal): Promise<readonly WatchService[]> {
      const query = { watch_region: 'TR', language: 'tr-TR' };
      return (await get('/watch/providers/movie', query, servicesBodySchema, signal)).results;
    },
    /** GET /movie/now_playing: what cinemas in Turkey show. */
    async nowPlaying(signal?: AbortSignal): Promise<readonly Movie[]> {
      const query = { region: 'TR', language: 'tr-TR' };
      return (await get('/movie/now_playing', query, searchBodySchema, signal)).results;
    },
  };
}

export type TmdbClient = ReturnType<typeof createTmdbClient>;

async function answer(
  send: () => Promise<Response>,
  timeout: AbortSignal,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    const response = await send();
    if (response.ok) return await response.json();
    // The error's body says nothing that the status does not; the connection is given back.
    await response.body?.cancel();
    throw TmdbError.ofStatus(response);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof TmdbError) throw cause;
    if (timeout.aborted) throw new TmdbError('süre doldu', { cause });
    throw new TmdbError(cause instanceof SyntaxError ? 'yanıt okunamadı' : 'bağlantı kurulamadı', { cause });
  }
}
