import { type Context, type Handler, Hono } from 'hono';

import { apiError, errorAt } from './api-error.ts';
import type { ServerConfig } from './config.ts';
import type { SpendOne } from './daily-count.ts';
import { createForward } from './forward.ts';
import { crossSiteGuard, hostGuard } from './guards.ts';
import { createOpenAiService } from './openai-service.ts';
import { clientOf, createRateLimit, type RateLimit } from './rate-limit.ts';
import { securityHeaders } from './security-headers.ts';
import { RETIRED_WORKER, WORKER_PATH } from './retired-worker.ts';
import { createTmdbService } from './tmdb-service.ts';

/** Where the built files come from: the disk in Node, a binding in a worker. Undefined for what is not there. */
export type Assets = (request: Request) => Promise<Response | undefined>;

interface AppParts {
  config: Omit<ServerConfig, 'port'>;
  assets: Assets;
  fetch: typeof globalThis.fetch;
  /** A clock that never goes back, in milliseconds. */
  now: () => number;
  /** The network address that a request comes from, where it is known. */
  addressOf: (context: Context) => string | undefined;
  /** Counts the chats of a day, where there is a limit. */
  spendOne: SpendOne;
  /** Hears of what went wrong inside, or with a service; the answer says less. */
  onError: (error: unknown) => void;
}

const READ_ONLY = { Allow: 'GET, HEAD' };

/** The server's whole behaviour, without a socket: the same app runs in Node and in a worker. */
export function createApp(parts: AppParts): Hono {
  const { config, assets, fetch, now, addressOf, onError } = parts;
  const spendOne = config.chatsPerDay === 0 ? async () => true : parts.spendOne;
  const app = new Hono();
  app.use(securityHeaders(config));
  app.use(hostGuard(config));
  app.use('/api/*', crossSiteGuard(config));
  // No address of ours needs escapes; whoever sends them is after another one.
  app.use('/api/*', async (context, next) =>
    new URL(context.req.url).pathname.includes('%') ? apiError('notFound') : next(),
  );

  // Which services there is a key for, and which model is asked. Never the key.
  const { openai, tmdb } = config;
  const status = { openai: openai !== undefined, tmdb: tmdb !== undefined, model: openai?.models[0] };
  app.get('/api/status', (context) => context.json(status, 200, { 'Cache-Control': 'no-store' }));
  app.all('/api/status', () => apiError('methodNotAllowed', { headers: READ_ONLY }));

  const forward = createForward({ fetch, timeoutMs: config.upstreamTimeoutMs, onProblem: onError });
  const newLimit = () => createRateLimit(config.requestsPerMinute, now);
  const door = (method: 'GET' | 'POST', limit: RateLimit, answer: Handler | undefined): Handler => {
    return (context, next) => {
      if (context.req.method !== method) return apiError('methodNotAllowed', { headers: { Allow: method } });
      if (answer === undefined) return apiError('notConfigured');
      const seconds = limit(clientOf(addressOf(context)));
      if (seconds === 0) return answer(context, next);
      return apiError('tooManyRequests', { headers: { 'Retry-After': String(seconds) } });
    };
  };

  const openAi = openai && createOpenAiService({ upstream: openai, forward, spendOne });
  const openAiLimit = newLimit();
  app.all('/api/openai/chat/completions', door('POST', openAiLimit, openAi?.chat));
  app.all('/api/openai/models', door('GET', openAiLimit, openAi?.models));

  const movies = tmdb && createTmdbService(tmdb, forward);
  const tmdbLimit = newLimit();
  app.all('/api/tmdb/search/movie', door('GET', tmdbLimit, movies?.search));
  app.all('/api/tmdb/movie/:id{[0-9]+}', door('GET', tmdbLimit, movies?.details));
  app.all('/api/tmdb/movie/:id{[0-9]+}/videos', door('GET', tmdbLimit, movies?.videos));
  app.all('/api/tmdb/movie/:id{[0-9]+}/watch/providers', door('GET', tmdbLimit, movies?.offers));
  app.all('/api/tmdb/watch/providers/movie', door('GET', tmdbLimit, movies?.services));
  app.all('/api/tmdb/movie/now_playing', door('GET', tmdbLimit, movies?.nowPlaying));

  app.all('/api', () => apiError('notFound'));
  app.all('/api/*', () => apiError('notFound'));

  if (!config.offline) {
    app.get(WORKER_PATH, (context) =>
      context.body(RETIRED_WORKER, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    );
  }
  app.on(['GET', 'HEAD'], '*', async (context) => (await assets(context.req.raw)) ?? context.notFound());
  app.all('*', ({ req }) => errorAt(req.path, 'methodNotAllowed', { headers: READ_ONLY }));

  app.notFound(({ req }) => errorAt(req.path, 'notFound'));
  app.onError((error, { req }) => {
    // A client that breaks off in the middle of its request: no fault of ours, and nobody reads the answer.
    onError(req.raw.signal.aborted ? `${req.method} ${req.path}: the client left` : error);
    return errorAt(req.path, 'internal');
  });
  return app;
}
