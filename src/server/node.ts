import { getConnInfo } from '@hono/node-server/conninfo';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createApp } from './app.ts';
import { clientAddress } from './client-address.ts';
import { readConfig } from './config.ts';
import { createCountFile } from './count-file.ts';
import { createDailyCount } from './daily-count.ts';
import { readDiskAssets } from './disk-assets.ts';
import { ConfigError } from './env-values.ts';
import { codeOf } from './error-code.ts';
import { listen } from './listen.ts';
import { securityHeadersFor } from './security-headers.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Serves a build until the process is told to stop; the first argument names another folder than dist. */
async function main(folder: string): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!existsSync(resolve(folder, 'index.html'))) {
    throw new ConfigError(
      `${folder} içinde derlenmiş uygulama yok: önce "npm run build" çalıştırın. / There is no build in ${folder}: run "npm run build" first.`,
    );
  }
  const { countFile, chatsPerDay } = config;
  const addressOf = clientAddress(config.trustedProxies);
  const app = createApp({
    config,
    assets: await readDiskAssets(folder),
    fetch,
    now: () => performance.now(),
    addressOf: (context) =>
      addressOf(getConnInfo(context).remote.address, context.req.header('X-Forwarded-For')),
    spendOne: createDailyCount(
      chatsPerDay,
      () => new Date(),
      countFile === undefined ? undefined : createCountFile(countFile, console.error),
    ),
    onError: console.error,
  });
  const listener = { fetch: app.fetch, headers: securityHeadersFor(config.connectSources) };
  const server = await listen(listener, config.port, config.hosts).catch((error: unknown) => {
    throw portTrouble(error, config.port);
  });
  console.log(`SineSohbet http://localhost:${server.port} adresinde`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function portTrouble(error: unknown, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `${port} portu kullanımda: başka bir port seç (PORT=${port + 1} npm start). / Port ${port} is in use: choose another one (PORT=${port + 1} npm start).`,
    );
  }
  if (code === 'EACCES') {
    return new ConfigError(
      `${port} portunu açma izni yok: 1024 veya üstünü seç. / No permission to open port ${port}: choose 1024 or above.`,
    );
  }
  return error;
}

try {
  await main(process.argv[2] ?? DIST);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
