import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { StartKeeper } from './running.ts';

const ENTRY = fileURLToPath(new URL('../../../src/server/node.ts', import.meta.url));

/** The server behind `npm start` in a process of its own, with a build of one page and nothing of this environment. */
export const startNodeKeeper: StartKeeper = async (env, state) => {
  const folder = await mkdtemp(join(tmpdir(), 'sinesohbet-keeper-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>SineSohbet</title>');
  const child = spawn(process.execPath, [ENTRY, folder], {
    cwd: folder,
    env: {
      PATH: '',
      PORT: '0',
      ...env,
      ...(state === undefined ? {} : { DAILY_LIMIT_FILE: join(state, 'count.json') }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log += String(chunk)));
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended: ${log}`)));
    child.stdout.on('data', (chunk) => {
      log += String(chunk);
      const port = /localhost:(\d+)/u.exec(log)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return {
    origin,
    log: () => log,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
};
