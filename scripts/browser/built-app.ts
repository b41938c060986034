import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface BuiltApp {
  address: string;
  /** Stops the server as a person would; throws when it does not end well. */
  stop(): Promise<void>;
}

const ENTRY = fileURLToPath(new URL('../../src/server/node.ts', import.meta.url));

/**
 * An environment without anybody's keys and settings: the built app as somebody finds it who has just cloned it. What is
 * empty counts as unset, and an `.env` does not fill it in.
 */
export const NOBODYS_ENV = {
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
  OPENAI_MODEL: '',
  OPENAI_MAX_TOKENS: '',
  TMDB_API_KEY: '',
  TMDB_BASE_URL: '',
  LISTEN_HOST: '',
  PUBLIC_ORIGIN: '',
  TRUSTED_PROXY: '',
  CONNECT_SRC: '',
  RATE_LIMIT: '',
  OFFLINE: '',
  DAILY_LIMIT: '',
  DAILY_LIMIT_FILE: '',
  UPSTREAM_TIMEOUT: '',
  PORT: '0',
};

/**
 * Starts the server behind `npm start` as a process of its own, on a free port unless `env` names one.
 * @param env what its environment holds beside
 * @param dist another build than dist; by default what E2E_DIST names
 */
export async function startBuiltApp(
  env: Readonly<Record<string, string>> = {},
  dist = process.env['E2E_DIST'],
): Promise<BuiltApp> {
  const child = spawn(process.execPath, [ENTRY, ...(dist ? [dist] : [])], {
    env: { ...process.env, ...NOBODYS_ENV, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/localhost:\d+/u.exec(line)?.[0];
    if (address === undefined) continue;
    return {
      address,
      async stop() {
        child.kill('SIGTERM');
        const [code] = await ended;
        if (code !== 0) throw new Error(`the server ended with ${String(code)}`);
      },
    };
  }
  throw new Error('the server did not start');
}
