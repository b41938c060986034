import { fetchKeeperStatus, type KeeperStatus, NO_SERVICES } from '#composition/key-keeper.ts';
import { isOnThisMachine } from '#composition/without-network.ts';
import { once } from '#lib/once.ts';

/** The window's own, called as it wants to be, and whatever stands in its place at the time. */
export const ask: typeof fetch = (...request) => fetch(...request);

/** Whether the browser knows that it has no network. That it has one, it can only believe. */
export const isOffline = (): boolean => !window.navigator.onLine;

let known = once(() => fetchKeeperStatus(ask));
if (typeof window !== 'undefined') {
  // A page that was opened without a network has learnt nothing of its server yet.
  window.addEventListener('online', () => (known = once(() => fetchKeeperStatus(ask))));
}

/** What the key keeper holds keys for; asked once a visit, and again when the network comes back. */
export const keeperStatus = async (): Promise<KeeperStatus> =>
  isOffline() && !isOnThisMachine(window.location.origin) ? NO_SERVICES : known();
