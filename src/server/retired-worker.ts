/**
 * Served in the place of the page's worker where OFFLINE is `off`: takes over wherever the page's was, deletes what it kept and
 * goes, and tells the open pages so. The names are those of src/offline/protocol.ts, which the server does not know.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const go = async () => {
    for (const name of await caches.keys()) if (name.startsWith('sinesohbet-')) await caches.delete(name);
    await self.registration.unregister();
    for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ build: null });
  };
  event.waitUntil(go());
});
`;

export const WORKER_PATH = '/sw.js';
