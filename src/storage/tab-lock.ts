import type { Logger } from '#lib/logger.ts';
import { createTabStamps, type TabStampsOptions } from './tab-stamps.ts';
import { createQueueLock, type WriteLock } from './box/write-lock.ts';

interface TabLockOptions extends TabStampsOptions {
  logger: Logger;
}

/**
 * The lock of the browser: Web Locks hold among all tabs, and stamps make sure that a tab whose turn it is sees what
 * the one before it wrote (see `tab-stamps.ts`). Where the browser refuses locks, turns are taken within this tab.
 */
export function createTabLock(options: TabLockOptions): WriteLock {
  const { locks, storage, logger } = options;
  const stamps = createTabStamps(options);
  const queue = createQueueLock();

  const bestEffort = async <T>(step: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await step();
    } catch (error) {
      logger.warn('Diğer sekmelerle sıra tutulamadı', error);
      return otherwise;
    }
  };

  return async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    let started = false;
    const turn = async () => {
      started = true;
      const last = await bestEffort(() => stamps.catchUp(name), 0);
      const before = peek(() => storage.getItem(name));
      const result = await work();
      if (peek(() => storage.getItem(name)) !== before) {
        await bestEffort(() => stamps.announce(name, last + 1), undefined);
      }
      return result;
    };
    try {
      return await locks.request(`sinesohbet/${name}`, turn);
    } catch (error) {
      if (started) throw error;
      logger.warn('Tarayıcı yazma sırası vermedi', error);
      return queue(name, work);
    }
  };
}

function peek<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
