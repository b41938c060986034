import type { Logger } from '#lib/logger.ts';
import type { Timers } from '../timers.ts';

/** The part of `navigator.locks` that is used here. */
export interface HoldLocks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    work: (lock: unknown) => T | Promise<T>,
  ): Promise<T>;
}

/** Words between the tabs of this browser; what one posts, the others hear. */
export interface TabChannel {
  post(message: unknown): void;
  listen(heard: (message: unknown) => void): void;
}

/** What a tab that holds a conversation has to do. */
export interface Holder {
  /** Another tab takes over: stop, write for the last time, and answer the revision that was written. */
  giveUp: () => Promise<number>;
  /** Another tab has taken it away, because this one did not answer in time. */
  lost: () => void;
}

export interface Hold {
  release(): void;
}

/** Which tab writes a conversation: one at a time (product.md §1; issue "The conversation, complete"). */
export interface Holds {
  /** Takes the conversation for this tab; undefined while another tab has it. Never rejects. */
  take(id: string, holder: Holder): Promise<Hold | undefined>;
  /**
   * Takes it from whatever tab has it: that tab is asked first, and has `PATIENCE` to write what it has. Answers the
   * revision it wrote; undefined when it said nothing.
   */
  takeOver(id: string, holder: Holder): Promise<{ hold: Hold; revision: number | undefined }>;
}

/** How long the other tab is waited for, in milliseconds; a tab in the background may be asleep. */
export const PATIENCE = 1500;

interface HoldsOptions {
  /** Undefined where the browser has none: then every tab may write, and the last one wins. */
  locks: HoldLocks | undefined;
  channel: TabChannel | undefined;
  timers: Timers;
  logger: Logger;
}

interface Mine extends Hold {
  holder: Holder;
}

export function createHolds({ locks, channel, timers, logger }: HoldsOptions): Holds {
  const mine = new Map<string, Mine>();
  const answers = new Map<string, (revision: number) => void>();

  const lockName = (id: string) => `sinesohbet/sohbet/${id}`;

  /** Holds the lock from when it is granted until `release`; false when it was not granted. */
  const acquire = (id: string, holder: Holder, options: { ifAvailable?: boolean; steal?: boolean }) =>
    new Promise<Hold | undefined>((resolve) => {
      if (locks === undefined) {
        resolve({ release: () => {} });
        return;
      }
      let isLetGo = false;
      const work = (lock: unknown) => {
        if (lock === null) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => {
          const hold: Mine = {
            holder,
            release: () => {
              isLetGo = true;
              if (mine.get(id) === hold) mine.delete(id);
              release();
            },
          };
          mine.set(id, hold);
          resolve(hold);
        });
      };
      locks.request(lockName(id), options, work).catch((error: unknown) => {
        // Taken by another tab in the moment between letting go and being free.
        if (isLetGo) return;
        const held = mine.get(id);
        if (held?.holder === holder) {
          mine.delete(id);
          holder.lost();
          return;
        }
        logger.warn('Tarayıcı sohbet için sıra vermedi', error);
        resolve({ release: () => {} });
      });
    });

  const giveUp = async (id: string) => {
    const held = mine.get(id);
    if (held === undefined) return;
    const revision = await held.holder.giveUp();
    held.release();
    channel?.post({ kind: 'gave', id, revision });
  };

  channel?.listen((message) => {
    if (typeof message !== 'object' || message === null || !('id' in message) || !('kind' in message)) return;
    const { id, kind } = message;
    if (typeof id !== 'string') return;
    if (kind === 'ask') void giveUp(id);
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
      if (free !== undefined) return { hold: free, revision: undefined };
      const revision = await ask(id);
      answers.delete(id);
      const given = revision === undefined ? undefined : await acquire(id, holder, { ifAvailable: true });
      const hold = given ?? (await acquire(id, holder, { steal: true })) ?? { release: () => {} };
      return { hold, revision };
    },
  };
}

/** The holds of this browser's tabs. */
export function createBrowserHolds(page: Window, logger: Logger): Holds {
  // Both are absent in some contexts, whatever the types say.
  const locks: LockManager | undefined = page.navigator.locks;
  const broadcast = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sinesohbet');
  return createHolds({
    locks,
    channel: broadcast && {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      post: (message) => broadcast.postMessage(message),
      listen: (heard) => broadcast.addEventListener('message', ({ data }) => heard(data)),
    },
    timers: globalThis,
    logger,
  });
}
