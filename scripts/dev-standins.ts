import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { FAULTS } from '#tests/support/openai-stand-in/faults.ts';
import { startStandIns } from '#tests/support/stand-ins.ts';

import { startBuiltApp } from './browser/built-app.ts';

/** Slow enough to see an answer arrive, in milliseconds between two pieces. */
const PACE_MS = 20;

/** Builds the app; E2E_DIST names another folder than dist. */
async function build(): Promise<void> {
  const { E2E_DIST: dist } = process.env;
  const args = ['build', '--logLevel', 'warn', ...(dist ? ['--outDir', dist, '--emptyOutDir'] : [])];
  const [code] = await once(spawn('vite', args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('the build failed');
}

/**
 * The app with stand-ins of both services behind its key keeper: the paths that need keys, for everybody to see. PORT
 * names the app's port.
 */
async function main(): Promise<void> {
  await build();
  const standIns = await startStandIns({ pace: PACE_MS });
  const app = await startBuiltApp({ ...standIns.env, PORT: process.env['PORT'] ?? '5173' });
  console.log(`
SineSohbet                 ${app.address}
Yapay zekâ (taklit)        ${standIns.ai.baseUrl}
Film veritabanı (taklit)   ${standIns.movies.baseUrl}

Bir arıza açmak için:      curl -X POST ${standIns.ai.url}/control -H 'content-type: application/json' -d '{"fault":"status503"}'
Kapatmak için:             … -d '{"fault":null}'
Arızalar: ${Object.keys(FAULTS).join(' ')}

Durdurmak için Ctrl+C.`);
  const stop = async () => {
    await app.stop().catch(() => {});
    await standIns.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
