import { describe, expect, it, vi } from 'vitest';

import { HELLO } from '#offline/protocol.ts';
import { startWorker } from '#offline/start-worker.ts';
import { RETIRED_WORKER, WORKER_PATH } from '#server/retired-worker.ts';
import { cacheOf, isOurCache, pageLockOf, WORKER_FILE } from '#offline/protocol.ts';
import { fakeScope, navigation } from './fake-scope.ts';

const HOME = 'http://localhost';
const BUILD = { id: 'buildB', files: ['/', '/assets/a-12345678.js', '/favicon.svg'] };
const OLD = cacheOf('buildA');

type Server = Record<string, string | number | undefined>;

/** A server: an address's text, or the status it refuses with; what is undefined cannot be reached. */
function serve(server: Server) {
  return vi.fn<typeof globalThis.fetch>(async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), HOME);
    const answer = server[pathname];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  });
}

const whole = (): Server => ({ '/': 'page of buildB', '/assets/a-12345678.js': 'a', '/favicon.svg': 'icon' });

function worker(server: Server = whole()) {
  const fetch = serve(server);
  const around = fakeScope(fetch);
  startWorker(around.scope, BUILD);
  return { ...around, fetch, server };
}

async function installed() {
  const one = worker();
  await one.install();
  await one.activate();
  one.fetch.mockClear();
  return one;
}

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('a worker that is installed', () => {
  it('O-03 fetches every file of its build, and takes over once it has all of them', async () => {
    const { install, activate, stores, calls, told } = worker();
    await install();
    expect([...(stores.get(cacheOf('buildB'))?.keys() ?? [])].toSorted()).toEqual(BUILD.files.toSorted());
    expect(calls).toEqual(['skipWaiting']);
    await activate();
    expect(calls).toEqual(['skipWaiting', 'claim']);
    expect(told).toEqual([{ build: 'buildB' }]);
  });

  it.each([
    ['a part is missing', { '/assets/a-12345678.js': 404 }],
    ['a part cannot be reached', { '/assets/a-12345678.js': undefined }],
    ['the server has another build by now', { '/': 'page of buildC' }],
  ])('O-06 does not take over where %s, and goes on at the next try', async (_, trouble) => {
    const { install, calls, server, fetch } = worker({ ...whole(), ...trouble });
    await expect(install()).rejects.toThrow();
    expect(calls).toEqual([]);
    Object.assign(server, whole());
    fetch.mockClear();
    await install();
    expect(calls).toEqual(['skipWaiting']);
    // What had come already is not fetched again.
    expect(fetch.mock.calls.length).toBeLessThan(BUILD.files.length);
  });
});

describe('what a worker answers', () => {
  it('O-07 from the server what was deleted meanwhile, and keeps nothing anew', async () => {
    const { ask, stores, server } = await installed();
    stores.clear();
    expect(await textOf(ask(new Request(`${HOME}/assets/a-12345678.js`)))).toBe('a');
    server['/'] = 500;
    expect((await ask(navigation(`${HOME}/`)))?.status).toBe(500);
    expect([...stores.keys()]).toEqual([]);
  });

  it('O-04 the page from the network, and its own where there is none or the server is in trouble', async () => {
    const { ask, server } = await installed();
    server['/'] = 'page of buildC';
    expect(await textOf(ask(navigation(`${HOME}/?query=drama#/recommend`)))).toBe('page of buildC');
    server['/'] = 503;
    expect(await textOf(ask(navigation(`${HOME}/`)))).toBe('page of buildB');
    server['/'] = undefined;
    expect(await textOf(ask(navigation(`${HOME}/index.html`)))).toBe('page of buildB');
  });

  it('O-04 its own page where the network takes too long', async () => {
    vi.useFakeTimers();
    const { ask, fetch } = await installed();
    fetch.mockImplementation(() => new Promise(() => {}));
    const answer = ask(navigation(`${HOME}/`));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await textOf(answer)).toBe('page of buildB');
    vi.useRealTimers();
  });

  it('O-04 passes on what the server refuses on purpose', async () => {
    const { ask, server } = await installed();
    server['/'] = 403;
    expect((await ask(navigation(`${HOME}/`)))?.status).toBe(403);
  });

  it('O-06 parts without asking the server, those of an older build included', async () => {
    const { ask, stores, fetch } = await installed();
    stores.set(OLD, new Map([['/assets/old-12345678.js', new Response('old')]]));
    expect(await textOf(ask(new Request(`${HOME}/assets/a-12345678.js`)))).toBe('a');
    expect(await textOf(ask(new Request(`${HOME}/assets/old-12345678.js`)))).toBe('old');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('a part that nobody kept comes from the server', async () => {
    const { ask, server } = await installed();
    server['/assets/new-12345678.js'] = 'new';
    expect(await textOf(ask(new Request(`${HOME}/assets/new-12345678.js`)))).toBe('new');
  });

  it.each([
    ['a service', new Request(`${HOME}/api/status`)],
    ['a service behind a name like a part', new Request(`${HOME}/api/assets/a-12345678.js`)],
    ['another origin', new Request('https://image.tmdb.org/assets/a-12345678.js')],
    ['what changes something', new Request(`${HOME}/assets/a-12345678.js`, { method: 'POST' })],
    ['the question whether the server is there', new Request(`${HOME}/`, { method: 'HEAD' })],
    ['a part of a file', new Request(`${HOME}/favicon.svg`, { headers: { Range: 'bytes=0-1' } })],
    ['another page', navigation(`${HOME}/robots.txt`)],
    ['the worker itself', new Request(`${HOME}${WORKER_FILE}`)],
  ])('O-04 never %s', async (_, request) => {
    const { ask } = await installed();
    expect(ask(request)).toBeUndefined();
  });
});

describe('builds that are kept', () => {
  it('O-06 an older one stays as long as a page of it is open, and what is not ours always', async () => {
    const { scope, install, activate, say, stores, locks, told } = worker();
    stores.set(OLD, new Map());
    stores.set('somebody else', new Map());
    locks.add(pageLockOf('buildA'));
    await install();
    await activate();
    expect([...stores.keys()]).toContain(OLD);
    locks.clear();
    // A newer worker is fetching into a cache that no page holds.
    scope.registration.installing = {};
    await say(HELLO);
    expect([...stores.keys()]).toContain(OLD);
    scope.registration.installing = null;
    await say(HELLO);
    expect([...stores.keys()].toSorted()).toEqual([cacheOf('buildB'), 'somebody else'].toSorted());
    expect(told.at(-1)).toEqual({ build: 'buildB' });
    const before = told.length;
    await say('something else');
    expect(told).toHaveLength(before);
  });
});

describe('the worker that takes it back', () => {
  it('O-07 deletes our caches alone, unregisters itself, and tells the pages', async () => {
    const { scope, stores, install, activate, calls, told } = fakeScope(serve({}));
    stores.set(OLD, new Map());
    stores.set('somebody else', new Map());
    const registration = { unregister: async () => void calls.push('unregister') };
    const self = Object.assign(scope, { registration });
    // It is a text that a browser runs as a script of its own.
    new Function('self', 'caches', RETIRED_WORKER)(self, scope.caches);
    await install();
    await activate();
    expect(calls).toEqual(['skipWaiting', 'unregister']);
    expect(told).toEqual([{ build: null }]);
    expect([...stores.keys()]).toEqual(['somebody else']);
    expect(isOurCache(OLD)).toBe(true);
    expect(WORKER_PATH).toBe(WORKER_FILE);
  });
});
