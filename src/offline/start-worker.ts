import { createAnswer } from './answer.ts';
import { type Build, createBuildCache } from './build-cache.ts';
import { HELLO } from './protocol.ts';
import type { WorkerScope } from './scope.ts';

/**
 * The worker's whole life. A new one takes over as soon as it has every file: it answers open pages of older builds as well
 * (their parts have hashes in their names and are kept until the last such page is gone), so that none has to wait for them.
 */
export function startWorker(scope: WorkerScope, build: Build): void {
  // The worker's own, called as it wants to be.
  const fetch: typeof globalThis.fetch = (...request) => scope.fetch(...request);
  const cache = createBuildCache({ caches: scope.caches, navigator: scope.navigator, fetch }, build);
  const answer = createAnswer({
    origin: scope.location.origin,
    cache,
    files: new Set(build.files),
    fetch,
    wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  });
  const said = { build: build.id };

  async function takeOver(): Promise<void> {
    await scope.clients.claim();
    await cache.tidy();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its own origin
    for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) page.postMessage(said);
  }

  scope.addEventListener('install', (event) => event.waitUntil(cache.fill().then(() => scope.skipWaiting())));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  scope.addEventListener('fetch', (event) => {
    const answered = answer(event.request);
    if (answered !== undefined) event.respondWith(answered);
  });
  scope.addEventListener('message', (event) => {
    if (event.data !== HELLO) return;
    event.source?.postMessage(said);
    const { installing, waiting } = scope.registration;
    // What a newer worker is fetching belongs to no open page yet.
    if (installing === null && waiting === null) event.waitUntil(cache.tidy());
  });
}
