import type { Logger } from '#lib/logger.ts';
import { createTabStamps, type TabStampsOptions } from './tab-stamps.ts';
import { createQueueLock, type WriteLock } from './box/write-lock.ts';

interface TabLockOptions extends TabStampsOptions {
  logger: Logger;
}

/** So many writes follow one another before the page may draw: each one writes a whole list anew. */
const STEPS_AT_A_TIME = 10;

/**
 * The lock of the browser: Web Locks hold among all tabs, and stamps make sure that a tab whose turn it is sees what
 * the one before it wrote (see `tab-stamps.ts`). What this tab is asked for until its turn comes is done in that one
 * turn. Where the browser refuses locks, turns are taken within this tab.
 */
export function createTabLock(options: TabLockOptions): WriteLock {
  const { locks, storage, logger, timers } = options;
  const stamps = createTabStamps(options);
  const queue = createQueueLock();
  /** What waits for a turn that has been asked for, in the order of asking; a step never rejects. */
  const waiting = new Map<string, (() => Promise<void>)[]>();

  const bestEffort = async <T>(step: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await step();
    } catch (error) {
      logger.warn('Diğer sekmelerle sıra tutulamadı', error);
      return otherwise;
    }
  };
  const breathe = () => new Promise<void>((resolve) => void timers.setTimeout(resolve, 0));

  const doWaiting = async (name: string) => {
    const steps = waiting.get(name) ?? [];
    waiting.delete(name);
    for (const [index, step] of steps.entries()) {
      if (index > 0 && index % STEPS_AT_A_TIME === 0) await breathe();
      await step();
    }
  };

  const turn = async (name: string) => {
    const last = await bestEffort(() => stamps.catchUp(name), 0);
    const before = peek(() => storage.getItem(name));
    await doWaiting(name);
    if (peek(() => storage.getItem(name)) !== before) {
      await bestEffort(() => stamps.announce(name, last + 1), undefined);
    }
  };

  const takeTurn = async (name: string) => {
    try {
      await locks.request(`sinesohbet/${name}`, () => turn(name));
    } catch (error) {
      logger.warn('Tarayıcı yazma sırası vermedi', error);
      await queue(name, () => doWaiting(name));
    }
  };

  return <T>(name: string, work: () => T | Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const step = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      };
      const others = waiting.get(name);
      if (others !== undefined) return void others.push(step);
      waiting.set(name, [step]);
      void takeTurn(name);
    });
}

function peek<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
