import type { Context } from 'hono';

import type { Upstream } from './config.ts';
import type { Forward } from './forward.ts';

/** The service has two kinds of keys; the newer one, a signed token of three parts, goes into a header. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/u;

/** Films (search, details, videos), where to watch them and what cinemas show (B-01, B-05, Z-06), with the key of `upstream`. */
export function createTmdbService({ baseUrl, key }: Upstream, forward: Forward) {
  const isToken = TOKEN.test(key);

  /** Nothing of the client's address goes on but these parameters, written anew. */
  function ask(context: Context, path: string, parameters: readonly string[]): Promise<Response> {
    const query = new URLSearchParams(isToken ? {} : { api_key: key });
    for (const name of parameters) {
      const value = context.req.query(name);
      if (value !== undefined) query.set(name, value);
    }
    return forward({
      service: 'tmdb',
      url: `${baseUrl}${path}?${query}`,
      method: 'GET',
      headers: { Accept: 'application/json', ...(isToken ? { Authorization: `Bearer ${key}` } : {}) },
      key,
      client: context.req.raw.signal,
    });
  }

  return {
    search: (context: Context) => ask(context, '/search/movie', ['query', 'language', 'year']),
    details: (context: Context) => ask(context, `/movie/${context.req.param('id')}`, ['language']),
    videos: (context: Context) => ask(context, `/movie/${context.req.param('id')}/videos`, ['language']),
    offers: (context: Context) => ask(context, `/movie/${context.req.param('id')}/watch/providers`, []),
    services: (context: Context) => ask(context, '/watch/providers/movie', ['watch_region', 'language']),
    nowPlaying: (context: Context) => ask(context, '/movie/now_playing', ['region', 'language']),
  };
}
