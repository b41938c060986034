import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';

import { HELLO, isOurCache, pageLockOf, WORKER_FILE } from '#offline/protocol.ts';
import { choicesOf, type DeviceRecord } from '#storage/device.ts';

/** `unavailable`: this browser, this page or the server keeps nothing. */
export type OfflineState = 'unavailable' | 'off' | 'preparing' | 'ready';

interface Offline {
  state: OfflineState;
  /** The server has a newer build than this page is of, and it is here. */
  hasUpdate: boolean;
}

/** The worker's announcement of the build it has; null from the one that takes everything back. */
const saidSchema = z.object({ build: z.nullable(z.string()) });

/** No more often than this is the server asked for a newer worker while a page stays open, in milliseconds. */
const LOOK_EVERY_MS = 3_600_000;

interface Around {
  workers: ServiceWorkerContainer | undefined;
  caches: CacheStorage | undefined;
  locks: LockManager | undefined;
  page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** The build that this page is of. */
  build: string | undefined;
  device: DeviceRecord;
  now: () => number;
}

/**
 * Keeps the app for use without a network while the person wants that, and knows of a newer one. Nothing of it is worth an
 * alarm: what fails leaves the page as it was.
 */
export function createOffline({ workers, caches, locks, page, build, device, now }: Around) {
  const store = createStore<Offline>(() => ({ state: 'unavailable', hasUpdate: false }));
  let registration: ServiceWorkerRegistration | undefined;
  let lookedAt = now();

  /** @param isActive False for a worker that has every file and waits until the one before it has nothing to do. */
  async function hear(message: unknown, isActive: boolean): Promise<void> {
    const { data: said } = saidSchema.safeParse(message);
    if (said === undefined || registration === undefined) return;
    if (said.build === null) return store.setState({ state: 'unavailable' });
    store.setState({ state: 'ready' });
    if (said.build === build) return store.setState({ hasUpdate: false });
    if (!isActive) return store.setState({ hasUpdate: true });
    // This page may itself be newer than the worker, which then hears of the next one here.
    await registration.update();
    const isOnItsWay = registration.installing !== null || registration.waiting !== null;
    if (!isOnItsWay) store.setState({ hasUpdate: true });
  }

  /**
   * A worker that is fetching its files says its build as soon as it has them: a browser may let it wait for minutes before it
   * takes over. One that a full storage or a network that goes has ended is tried again at the next visit.
   */
  function followNext(of: ServiceWorkerRegistration): void {
    const isFirst = of.active === null;
    const worker = of.installing;
    worker?.addEventListener('statechange', () => {
      if (registration !== of) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
      if (worker.state === 'installed') worker.postMessage(HELLO);
      if (worker.state === 'redundant' && isFirst) store.setState({ state: 'unavailable' });
    });
  }

  async function switchOn(): Promise<void> {
    store.setState({ state: 'preparing' });
    registration = await workers?.register(WORKER_FILE);
    // The service worker is held back by the browser, an extension or a test.
    if (registration === undefined) return store.setState({ state: 'unavailable' });
    const of = registration;
    followNext(of);
    of.addEventListener('updatefound', () => followNext(of));
    of.waiting?.postMessage(HELLO);
    of.active?.postMessage(HELLO);
  }

  async function switchOff(): Promise<void> {
    store.setState({ state: 'off', hasUpdate: false });
    registration = undefined;
    for (const each of (await workers?.getRegistrations()) ?? []) await each.unregister();
    for (const name of (await caches?.keys()) ?? []) if (isOurCache(name)) await caches?.delete(name);
  }

  let wanted: boolean | undefined;
  const follow = () => {
    const { offline } = choicesOf(device.get());
    if (offline === wanted) return;
    wanted = offline;
    const failed = () => store.setState({ state: offline ? 'unavailable' : 'off' });
    void (offline ? switchOn() : switchOff()).catch(failed);
  };

  return {
    store,
    /** To be called once, when the page rests. */
    begin(): void {
      if (workers === undefined || build === undefined) return;
      // Held until the page goes: the worker keeps the files of this build as long.
      void locks?.request(pageLockOf(build), { mode: 'shared' }, () => new Promise(() => {}));
      workers.addEventListener('message', ({ data, source }) => {
        const isActive = source === null || source !== registration?.waiting;
        void hear(data, isActive).catch(() => undefined);
      });
      page.addEventListener('visibilitychange', () => {
        if (page.visibilityState !== 'visible' || now() - lookedAt < LOOK_EVERY_MS) return;
        lookedAt = now();
        void registration?.update().catch(() => undefined);
      });
      device.subscribe(follow);
      follow();
    },
  };
}

export type OfflineKeeper = ReturnType<typeof createOffline>;
