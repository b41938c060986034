import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const ENTRY = fileURLToPath(new URL('../../src/server/node.ts', import.meta.url));
let folder: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinesohbet-server-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>SineSohbet</title>');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true }));

/** The server in a process of its own, in a folder without an `.env`, with nothing of this environment. */
function start(env: Record<string, string> = {}, dist = join(folder, 'dist')) {
  const child = spawn(process.execPath, [ENTRY, dist], {
    cwd: folder,
    env: { PATH: '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return { child, ended: once(child, 'exit'), errors: text(child.stderr) };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const line = /^SineSohbet (http:\/\/localhost:\d+) adresinde\n/u.exec(said);
    if (line?.[1] !== undefined) return line[1];
  }
  throw new Error(`the server ended after saying "${said}"`);
}

describe('the server process', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says where it is, serves, and ends well on %s', async (signal) => {
    const { child, ended, errors } = start({ OPENAI_API_KEY: 'sk-secret' });
    const address = await addressOf(child);
    expect(await (await fetch(address)).text()).toContain('<title>SineSohbet</title>');
    expect(await (await fetch(`${address}/api/status`)).json()).toEqual({
      openai: true,
      tmdb: false,
      model: 'gpt-3.5-turbo',
    });

    // Somebody who connected and never asked does not keep it alive.
    const idler = connect(Number(new URL(address).port), '127.0.0.1');
    await once(idler, 'connect');
    const idlerClosed = once(idler, 'close');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    await idlerClosed;
    expect(await errors).toBe('');
  });

  it('says in two languages that a port is taken, and ends', async () => {
    const neighbour = createServer().listen(0, '127.0.0.1');
    await once(neighbour, 'listening');
    // A TCP server has this form of address.
    const { port } = neighbour.address() as AddressInfo;
    const { ended, errors } = start({ PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    neighbour.close();
    expect(await errors).toBe(
      `${port} portu kullanımda: başka bir port seç (PORT=${port + 1} npm start). / Port ${port} is in use: choose another one (PORT=${port + 1} npm start).\n`,
    );
  });

  it.each([
    ['there is no build', {}, 'nowhere', /derlenmiş uygulama yok.*npm run build.*There is no build/u],
    ['PORT is no port', { PORT: 'beş' }, 'dist', /PORT 0 ile 65535 arasında.*must be a number/u],
  ])('says in two languages that %s, and ends', async (_, env, dist, sentence) => {
    const { ended, errors } = start(env, join(folder, dist));
    expect(await ended).toEqual([1, null]);
    expect(await errors).toMatch(sentence);
    expect((await errors).trim().split('\n')).toHaveLength(1);
  });

  it('reads .env from the folder it is started in', async () => {
    await writeFile(join(folder, '.env'), 'TMDB_API_KEY=tm-secret\n');
    const { child } = start();
    const address = await addressOf(child);
    await rm(join(folder, '.env'));
    expect(await (await fetch(`${address}/api/status`)).json()).toEqual({ openai: false, tmdb: true });
  });

  it.each([
    ['no HTTP', 'merhaba\r\n\r\n'],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a back slash', 'GET /api\\..\\.env HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('answers %s with 400 and the policy', async (_, request) => {
    const { child } = start();
    const socket = connect(Number(new URL(await addressOf(child)).port), '127.0.0.1');
    const [head] = (socket.write(request), await once(socket, 'data'));
    socket.destroy();
    expect(String(head)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/u);
    expect(String(head).toLowerCase()).toContain("\r\ncontent-security-policy: default-src 'none'; ");
  });

  it('says in one line that a client broke off in the middle of its request', async () => {
    const { child, ended, errors } = start({ OPENAI_API_KEY: 'sk-secret' });
    const { host, port } = new URL(await addressOf(child));
    const socket = connect(Number(port), '127.0.0.1');
    const head = [
      'POST /api/openai/chat/completions HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
      'Expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // The server has begun to read.
    await once(socket, 'data');
    socket.write('{"model":');
    socket.resetAndDestroy();
    await once(child.stderr ?? child, 'readable');
    child.kill('SIGTERM');
    await ended;
    expect(await errors).toBe('POST /api/openai/chat/completions: the client left\n');
  });
});
