import type { Hono } from 'hono';

import { apiError } from './api-error.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { type DurableNamespace, durableCount } from './durable-count.ts';
import { ConfigError, type Env } from './env-values.ts';
import { securityHeadersFor } from './security-headers.ts';

export { DailyCount } from './durable-count.ts';

/** The bindings that wrangler.jsonc describes: the built files, and the variables and secrets of .env.example. */
interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
  DAILY_COUNT?: DurableNamespace;
  [variable: string]: unknown;
}

/** The bindings never change while a worker lives, and the rate limit has to outlive a request. */
let app: Hono | undefined;

/** The server's app as a Cloudflare Worker. */
// oxlint-disable-next-line import/no-default-export -- the platform's contract
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    try {
      app ??= createWorkerApp(bindings);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the worker's log is its only way to say so
      console.error(error);
      return apiError('internal', { headers: securityHeadersFor([]) });
    }
    return app.fetch(request, bindings);
  },
};

function createWorkerApp(bindings: Bindings): Hono {
  const config = readConfig(variablesOf(bindings));
  const { DAILY_COUNT: days } = bindings;
  // Counted in a worker's own memory, a day would have as many shares as the platform starts workers.
  if (days === undefined)
    throw new ConfigError('DAILY_COUNT is missing: see durable_objects in wrangler.jsonc');
  return createApp({
    // The platform passes on requests for the worker's own names only, so none has to be told to it.
    config: { ...config, hosts: [], anyHostName: config.publicOrigins.length === 0 },
    assets: async (request) => {
      const answer = await bindings.ASSETS.fetch(request);
      // A copy, because the headers of a fetched answer are fixed.
      return answer.status === 404 ? undefined : new Response(answer.body, answer);
    },
    // Called as a method of another object, the platform's fetch refuses to work.
    fetch: (input, init) => fetch(input, init),
    // The platform's clock stands still within a request, and never goes back.
    now: () => Date.now(),
    addressOf: (context) => context.req.header('CF-Connecting-IP'),
    spendOne: durableCount(days, config.chatsPerDay),
    // oxlint-disable-next-line no-console -- see above
    onError: (error) => console.error(error),
  });
}

const variablesOf = (bindings: Bindings): Env =>
  Object.fromEntries(
    Object.entries(bindings).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
