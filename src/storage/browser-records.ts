import type { Logger } from '#lib/logger.ts';
import type { OnOtherTab } from './box/box-options.ts';
import type { Breathe } from './box/codec.ts';
import { createRecords, type Records } from './create-records.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { MESSAGES } from './box/messages.ts';
import type { StorageLike } from './box/storage-like.ts';
import { readAhead } from './read-ahead.ts';
import { createTabLock } from './tab-lock.ts';
import { createQueueLock, type WriteLock } from './box/write-lock.ts';

/**
 * The records of this browser: localStorage, Web Locks, and what other tabs change. Where the browser refuses
 * localStorage, they last as long as the page, and a problem says so.
 */
export const createBrowserRecords = (page: Window, logger: Logger): Records =>
  recordsOver(openLocalStorage(page, logger), page, logger);

/** The same for a page that lives on meanwhile, however long the lists are. */
export async function openBrowserRecords(page: Window, logger: Logger, breathe: Breathe): Promise<Records> {
  const stored = openLocalStorage(page, logger);
  if (stored !== undefined) await readAhead(stored, breathe);
  return recordsOver(stored, page, logger);
}

function recordsOver(stored: StorageLike | undefined, page: Window, logger: Logger): Records {
  const storage = stored ?? createMemoryStorage();
  const records = createRecords({
    storage,
    lock: openLock(page, { storage, now, logger }),
    now,
    logger,
    timers: globalThis,
    onOtherTab: stored && listenTo(page),
  });
  if (stored === undefined) {
    records.problems.report({ key: 'localStorage', kind: 'unavailable', message: MESSAGES.notKept });
  }
  return records;
}

const now = () => new Date();

function openLocalStorage(page: Window, logger: Logger): StorageLike | undefined {
  try {
    // Reading the property and asking it something can both throw, depending on the browser.
    const { localStorage } = page;
    localStorage.getItem('');
    return localStorage;
  } catch (error) {
    logger.error('Tarayıcı kayıt alanını açmıyor', error);
    return undefined;
  }
}

function openLock(
  page: Window,
  options: { storage: StorageLike; now: () => Date; logger: Logger },
): WriteLock {
  // Absent outside secure contexts, whatever the type says.
  const locks: LockManager | undefined = page.navigator.locks;
  return locks === undefined ? createQueueLock() : createTabLock({ ...options, locks, timers: globalThis });
}

function listenTo(page: Window): OnOtherTab {
  return (changed) => {
    page.addEventListener('storage', ({ key, storageArea }) => {
      if (storageArea === null || storageArea === page.localStorage) changed(key);
    });
    // A page that comes back from the back/forward cache was told nothing while it was there.
    page.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) changed(null);
    });
  };
}
