import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createServer, preview } from 'vite';

import { devKeeper } from '#scripts/dev-keeper.ts';
import { saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';

const KEY = 'sk-deneme-1234567890';
let folder: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinesohbet-vite-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>SineSohbet</title>');
  await writeFile(join(folder, '.env'), `OPENAI_API_KEY=${KEY}\nTMDB_API_KEY=dosyadan`);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rm(folder, { recursive: true }));

const common = (env: Record<string, string>) => ({
  root: folder,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [devKeeper(env)],
});
const addressOf = (server: { address(): AddressInfo | string | null } | null) => {
  const address = server?.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return `http://localhost:${address.port}`;
};

async function develop(env: Record<string, string> = {}, host?: string): Promise<string> {
  const server = await createServer({
    ...common(env),
    server: { port: 0, hmr: false, ws: false, ...(host === undefined ? {} : { host }) },
  });
  stops.push(() => server.close());
  await server.listen();
  return addressOf(server.httpServer);
}

describe('Vite’s servers', () => {
  it('say which services there are keys for, and serve the page beside', async () => {
    const address = await develop();
    const status = await fetch(`${address}/api/status`);
    expect([status.status, await status.json()]).toEqual([
      200,
      { openai: true, tmdb: true, model: 'gpt-3.5-turbo' },
    ]);
    expect(await (await fetch(address)).text()).toContain('<title>SineSohbet</title>');
    expect((await fetch(`${address}/api/baska`)).status).toBe(404);
  });

  it('say so for a build that is looked at, too', async () => {
    const server = await preview({
      ...common({ TMDB_API_KEY: '' }),
      build: { outDir: '.' },
      preview: { port: 0 },
    });
    stops.push(() => server.close());
    const status = await fetch(`${addressOf(server.httpServer)}/api/status`);
    expect(await status.json()).toEqual({ openai: true, tmdb: false, model: 'gpt-3.5-turbo' });
  });

  it('forward with the key, which the page never sees', async () => {
    const standIn = await startOpenAiStandIn({ key: KEY });
    stops.push(() => standIn.close());
    standIn.script(saysJson({ recommendations: [] }));
    const address = await develop({ OPENAI_BASE_URL: standIn.baseUrl });
    const answer = await fetch(`${address}/api/openai/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ model: 'gpt-4o-mini', messages: [{ role: 'user', content: 'Merhaba' }] }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(KEY);
    expect(standIn.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${KEY}`]);
    expect(await (await fetch(`${address}/@vite/env`)).text()).not.toContain(KEY);
  });

  it('lend no keys to a whole network', async () => {
    const address = await develop({}, '0.0.0.0');
    expect(await (await fetch(`${address}/api/status`)).json()).toEqual({ openai: false, tmdb: false });
  });
});
