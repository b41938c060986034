import type { Records } from '#storage/create-records.ts';
import { createOffline, type OfflineKeeper } from './create-offline.ts';
import { ownBuild } from './own-build.ts';

let keeper: OfflineKeeper | undefined;

/** What keeps this page for use without a network: one for the life of the page, whoever signs in. */
export function offlineOf({ device }: Pick<Records, 'device'>): OfflineKeeper {
  // The types say that every browser has all of these; a page that came without TLS has none.
  const { serviceWorker, locks }: Partial<Navigator> = window.navigator;
  const { caches }: Partial<Window> = window;
  keeper ??= createOffline({
    workers: serviceWorker,
    caches,
    locks,
    page: document,
    build: ownBuild(document),
    device,
    now: Date.now,
  });
  return keeper;
}
