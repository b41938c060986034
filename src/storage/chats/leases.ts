import type { Logger } from '#lib/logger.ts';
import type { Timers } from '#lib/timers.ts';

/** The part of `navigator.locks` that is used here. */
export interface LeaseLocks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    work: (lock: unknown) => T | Promise<T>,
  ): Promise<T>;
}

/** Messages between the tabs of this browser; what one posts, the others hear. */
export interface TabChannel {
  post(message: unknown): void;
  listen(heard: (message: unknown) => void): void;
}

/** What a tab that has the lease of a conversation has to do. */
export interface LeaseHolder {
  /** Another tab takes over: stop, write for the last time, and answer the revision that was written. */
  handOver: () => Promise<number>;
  /** Another tab has taken it away, because this one did not answer in time. */
  lost: () => void;
}

export interface Lease {
  release(): void;
}

/** Which tab may write a conversation: one at a time (docs/decisions/014-one-conversation-one-writer.md). */
export interface Leases {
  /** Takes the conversation for this tab; undefined while another tab has it. Never rejects. */
  take(id: string, holder: LeaseHolder): Promise<Lease | undefined>;
  /**
   * Takes it from whatever tab has it: that tab is asked first, and has `PATIENCE` to write what it has. Answers the
   * revision it wrote; undefined when it said nothing.
   */
  takeOver(id: string, holder: LeaseHolder): Promise<{ lease: Lease; revision: number | undefined }>;
}

/** How long the other tab is waited for, in milliseconds; a tab in the background may be asleep. */
export const PATIENCE = 1500;

/** Without locks, or where the browser refuses them, every tab may write, and the last one wins. */
const UNGUARDED: Lease = { release: () => {} };

interface LeasesOptions {
  /** Undefined where the browser has none. */
  locks: LeaseLocks | undefined;
  channel: TabChannel | undefined;
  timers: Timers;
  logger: Logger;
}

export function createLeases({ locks, channel, timers, logger }: LeasesOptions): Leases {
  const mine = new Map<string, Lease & { holder: LeaseHolder }>();
  const answers = new Map<string, (revision: number) => void>();

  /** Holds the lock from when it is granted until `release`; undefined when it was not granted. */
  const acquire = (id: string, holder: LeaseHolder, options: { ifAvailable?: boolean; steal?: boolean }) =>
    new Promise<Lease | undefined>((resolve) => {
      if (locks === undefined) return resolve(UNGUARDED);
      let isReleased = false;
      const holdLock = (lock: unknown) => {
        if (lock === null) return resolve(undefined);
        return new Promise<void>((unlock) => {
          const lease = {
            holder,
            release: () => {
              isReleased = true;
              if (mine.get(id) === lease) mine.delete(id);
              unlock();
            },
          };
          mine.set(id, lease);
          resolve(lease);
        });
      };
      locks.request(`sinesohbet/sohbet/${id}`, options, holdLock).catch((error: unknown) => {
        // Another tab took the lock after this one had released it.
        if (isReleased) return;
        if (mine.get(id)?.holder === holder) {
          mine.delete(id);
          holder.lost();
          return;
        }
        logger.warn('Tarayıcı sohbet için sıra vermedi', error);
        resolve(UNGUARDED);
      });
    });

  const handOver = async (id: string) => {
    const lease = mine.get(id);
    if (lease === undefined) return;
    const revision = await lease.holder.handOver();
    lease.release();
    channel?.post({ kind: 'gave', id, revision });
  };

  channel?.listen((message) => {
    if (typeof message !== 'object' || message === null || !('id' in message) || !('kind' in message)) return;
    const { id, kind } = message;
    if (typeof id !== 'string') return;
    if (kind === 'ask') void handOver(id);
    if (kind === 'gave' && 'revision' in message && typeof message.revision === 'number') {
      answers.get(id)?.(message.revision);
    }
  });

  const ask = (id: string) =>
    new Promise<number | undefined>((resolve) => {
      const timer = timers.setTimeout(() => resolve(undefined), PATIENCE);
      answers.set(id, (revision) => {
        timers.clearTimeout(timer);
        resolve(revision);
      });
      channel?.post({ kind: 'ask', id });
    });

  return {
    take: (id, holder) => acquire(id, holder, { ifAvailable: true }),
    async takeOver(id, holder) {
      const free = await acquire(id, holder, { ifAvailable: true });
      if (free !== undefined) return { lease: free, revision: undefined };
      const revision = await ask(id);
      answers.delete(id);
      const given = revision === undefined ? undefined : await acquire(id, holder, { ifAvailable: true });
      return { lease: given ?? (await acquire(id, holder, { steal: true })) ?? UNGUARDED, revision };
    },
  };
}

/** The leases of this browser's tabs. */
export function createBrowserLeases(page: Window, logger: Logger): Leases {
  // Both are absent in some contexts, whatever the types say.
  const locks: LockManager | undefined = page.navigator.locks;
  const broadcast = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sinesohbet');
  return createLeases({
    locks,
    channel: broadcast && {
      post: broadcast.postMessage.bind(broadcast),
      listen: (heard) => broadcast.addEventListener('message', ({ data }) => heard(data)),
    },
    timers: globalThis,
    logger,
  });
}
