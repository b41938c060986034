import { describe, expect, it, vi } from 'vitest';

import { createOffline } from '#app/offline/create-offline.ts';
import { cacheOf, HELLO, pageLockOf } from '#offline/protocol.ts';
import { openTestRecords } from '#tests/storage/support.ts';

interface Situation {
  build?: string | undefined;
  /** A newer worker is on its way once the browser has looked. */
  isComing?: boolean;
  refuses?: boolean;
  /** The first worker, which is still fetching. */
  first?: EventTarget & { state: string };
}

/** A page's surroundings with a worker that can be spoken for. */
function onAPage({ build = 'a', isComing = false, refuses = false, first }: Situation = {}) {
  const asked: unknown[] = [];
  const cacheNames = new Set([cacheOf('a'), 'somebody else']);
  const locks: string[] = [];
  let time = 0;
  const registration = Object.assign(new EventTarget(), {
    active: first === undefined ? { postMessage: (message: unknown) => void asked.push(message) } : null,
    installing: (first ?? null) as unknown,
    waiting: null as unknown,
    update: vi.fn<() => Promise<void>>(async () => void (registration.installing = isComing ? {} : null)),
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  });
  const workers = Object.assign(new EventTarget(), {
    register: vi.fn<(file: string) => Promise<unknown>>(async () => {
      if (refuses) throw new Error('refused');
      return registration;
    }),
    getRegistrations: async () => [registration],
  });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const { records } = openTestRecords();
  const keeper = createOffline({
    // What is not used is not there.
    workers: workers as unknown as ServiceWorkerContainer,
    caches: {
      keys: async () => [...cacheNames],
      delete: async (name: string) => cacheNames.delete(name),
    } as unknown as CacheStorage,
    locks: { request: async (name: string) => void locks.push(name) } as unknown as LockManager,
    page: page as unknown as Document,
    build,
    device: records.device,
    now: () => time,
  });
  const say = (data: unknown, source: unknown = registration.active) =>
    workers.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  return {
    ...keeper,
    workers,
    registration,
    asked,
    locks,
    cacheNames,
    device: records.device,
    say,
    /** The page comes back into view after so many hours. */
    comeBack(hours: number) {
      time += hours * 3_600_000;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    state: () => keeper.store.getState(),
  };
}

type Stage = ReturnType<typeof onAPage>;

async function begun(situation: Situation = {}): Promise<Stage> {
  const stage = onAPage(situation);
  stage.begin();
  await vi.waitFor(() => expect(stage.asked).toEqual([HELLO]));
  return stage;
}

describe('keeping the app for use without a network', () => {
  it('O-03 registers the worker, holds its build, and is ready once the worker says so', async () => {
    const { state, say, locks, workers } = await begun();
    expect(state()).toEqual({ state: 'preparing', hasUpdate: false });
    expect(locks).toEqual([pageLockOf('a')]);
    expect(workers.register).toHaveBeenCalledWith('/sw.js');
    say({ build: 'a' });
    await vi.waitFor(() => expect(state()).toEqual({ state: 'ready', hasUpdate: false }));
  });

  it('does nothing in a page that was not built', () => {
    const stage = onAPage();
    const plain = createOffline({ ...partsOf(stage), build: undefined });
    plain.begin();
    expect(stage.workers.register).not.toHaveBeenCalled();
  });

  it('says quietly that it cannot where the browser refuses', async () => {
    const stage = onAPage({ refuses: true });
    stage.begin();
    await vi.waitFor(() => expect(stage.workers.register).toHaveBeenCalled());
    await vi.waitFor(() => expect(stage.state().state).toBe('unavailable'));
  });

  it('says quietly that it cannot where the first worker did not get everything', async () => {
    const first = Object.assign(new EventTarget(), { state: 'installing' });
    const { begin, state, workers } = onAPage({ first });
    begin();
    await vi.waitFor(() => expect(workers.register).toHaveBeenCalled());
    expect(state().state).toBe('preparing');
    first.state = 'redundant';
    first.dispatchEvent(new Event('statechange'));
    expect(state().state).toBe('unavailable');
  });

  it('O-07 is ready no more once the server has taken it back', async () => {
    const { say, state } = await begun();
    say({ build: 'a' });
    await vi.waitFor(() => expect(state().state).toBe('ready'));
    say({ build: null });
    await vi.waitFor(() => expect(state()).toEqual({ state: 'unavailable', hasUpdate: false }));
  });

  it('O-07 forgets everything of ours when it is switched off, and begins again when it is switched on', async () => {
    const { device, cacheNames, registration, state, workers } = await begun();
    await device.update(() => ({ offline: false }));
    await vi.waitFor(() => expect([...cacheNames]).toEqual(['somebody else']));
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(state().state).toBe('off');
    await device.update(() => ({ offline: true }));
    await vi.waitFor(() => expect(workers.register).toHaveBeenCalledTimes(2));
  });
});

describe('a newer version', () => {
  it('O-05 is told of where the worker has one that the server knows no newer of', async () => {
    const { say, state } = await begun();
    say({ build: 'b' });
    await vi.waitFor(() => expect(state().hasUpdate).toBe(true));
    say({ build: 'a' });
    await vi.waitFor(() => expect(state().hasUpdate).toBe(false));
  });

  it('O-05 is not told of in a page that is newer than its worker', async () => {
    const { say, state, registration } = await begun({ isComing: true });
    say({ build: 'older' });
    await vi.waitFor(() => expect(registration.update).toHaveBeenCalled());
    expect(state()).toEqual({ state: 'ready', hasUpdate: false });
  });

  it.each([
    ['a', true],
    ['b', false],
  ])('O-05 is said by the worker that waits, in a page of build %s: %s', async (build, isNewer) => {
    const { say, state, registration, asked } = await begun({ build });
    const next = Object.assign(new EventTarget(), {
      state: 'installing',
      postMessage: (message: unknown) => void asked.push(['next', message]),
    });
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = next;
    next.state = 'installed';
    next.dispatchEvent(new Event('statechange'));
    expect(asked).toEqual([HELLO, ['next', HELLO]]);
    say({ build: 'b' }, next);
    await vi.waitFor(() => expect(state()).toEqual({ state: 'ready', hasUpdate: isNewer }));
  });

  it('O-05 a worker that waited before the page came is asked too', async () => {
    const stage = onAPage();
    stage.registration.waiting = {
      postMessage: (message: unknown) => void stage.asked.push(['waiting', message]),
    };
    stage.begin();
    await vi.waitFor(() => expect(stage.asked).toEqual([['waiting', HELLO], HELLO]));
  });

  it('O-05 is looked for when a page comes back into view, at most once an hour', async () => {
    const { comeBack, registration } = await begun();
    comeBack(0.5);
    expect(registration.update).not.toHaveBeenCalled();
    comeBack(1);
    comeBack(0.5);
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it.each([['a text'], [null], [{ build: 1 }], [{ version: 'b' }]])(
    'hears nothing in %o',
    async (message) => {
      const { say, state, registration } = await begun();
      say(message);
      await Promise.resolve();
      expect(state().state).toBe('preparing');
      expect(registration.update).not.toHaveBeenCalled();
    },
  );
});

function partsOf({ workers, device }: Stage): Parameters<typeof createOffline>[0] {
  return {
    workers: workers as unknown as ServiceWorkerContainer,
    caches: undefined,
    locks: undefined,
    page: new EventTarget() as unknown as Document,
    build: 'a',
    device,
    now: () => 0,
  };
}
