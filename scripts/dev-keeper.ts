import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Plugin, ResolvedConfig } from 'vite';

import { createApp } from '#server/app.ts';
import { readConfig, type ServerConfig } from '#server/config.ts';
import { createDailyCount } from '#server/daily-count.ts';
import type { Env } from '#server/env-values.ts';

const LOOPBACK: unknown[] = [undefined, false, 'localhost', '127.0.0.1', '::1'];

/**
 * The key keeper of `npm start` behind Vite's own servers, so that the page is answered there as it is in the end. Keys
 * are read from the environment or `.env` by this process only; nothing of them is defined for the page. A server that
 * the whole network can reach lends no keys.
 * @param env the environment; that of the process unless a test names another
 */
export function devKeeper(env: Env = process.env): Plugin {
  const keeperOf = ({ root }: ResolvedConfig, host: unknown) => {
    const config = readConfig({ ...fileEnv(root), ...env });
    const app = createApp({
      config: LOOPBACK.includes(host) ? config : withoutKeys(config),
      // All that is not the keeper's is Vite's.
      assets: async () => undefined,
      fetch,
      now: () => performance.now(),
      addressOf: (context) => getConnInfo(context).remote.address,
      spendOne: createDailyCount(config.chatsPerDay, () => new Date()),
      onError: console.error,
    });
    return getRequestListener(app.fetch, { overrideGlobalObjects: false });
  };
  return {
    name: 'sinesohbet:dev-keeper',
    configureServer({ config, middlewares }) {
      middlewares.use(onlyApi(keeperOf(config, config.server.host)));
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(onlyApi(keeperOf(config, config.preview.host)));
    },
  };
}

function fileEnv(root: string): Env {
  const file = join(root, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

function withoutKeys({ openai: _openai, tmdb: _tmdb, ...rest }: ServerConfig): ServerConfig {
  return rest;
}

type Listener = ReturnType<typeof getRequestListener>;

/** Hands on to the next one what is not the keeper's. */
const onlyApi =
  (listener: Listener) =>
  (request: Parameters<Listener>[0], response: Parameters<Listener>[1], next: () => void): void => {
    if (/^\/api(?:[/?]|$)/u.test(request.url ?? '')) void listener(request, response);
    else next();
  };
