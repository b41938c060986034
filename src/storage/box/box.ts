import { createBatchedChanges } from './batched-changes.ts';
import type { BoxOptions } from './box-options.ts';
import { createCachedReader } from './cached-reader.ts';
import type { Breathe } from './codec.ts';
import { createListeners, type Subscribe } from './listeners.ts';
import { MESSAGES } from './messages.ts';
import { setAsideKeys } from './set-aside.ts';
import { isOutOfSpace } from './storage-like.ts';

/** `failed`: storage holds what it held before, and the reason is among the problems. */
export type WriteResult = 'written' | 'unchanged' | 'failed';

export interface Box<T> {
  /** The value as stored at this moment; the same reference while the stored text is the same. Never throws. */
  get(): T;
  /**
   * Applies a change to what storage holds when this tab's turn comes, so that nothing another tab wrote is lost. A
   * change that answers the value it was given writes nothing. Never rejects.
   * @param quiet a failure is logged only: for changes that the person did not ask for
   */
  update(change: (current: T) => T, options?: { quiet?: boolean }): Promise<WriteResult>;
  /** Works out in pieces how this value is written, so that a change which answers it is quick. Changes nothing. */
  prepare(value: T, breathe: Breathe): Promise<void>;
  /**
   * The same at once, without waiting for a turn: for a key that only this tab writes, and for a page that is being
   * left. Never throws.
   */
  updateNow(change: (current: T) => T): WriteResult;
  /** Writes this value; false when that failed. */
  set(value: T): Promise<boolean>;
  /** Writes the empty value; false when that failed. */
  clear(): Promise<boolean>;
  /** Removes the key, readable or not, and every copy of it that was set aside; false when that failed. */
  erase(): Promise<boolean>;
  /** Calls back after every change made through this box or, where told, by another tab. */
  subscribe: Subscribe;
}

/**
 * One key of the storage, as a value that can be trusted. Text that cannot be read in full is set aside before it can
 * be overwritten, logged, and reported as a problem (E-05).
 */
export function createBox<T>(options: BoxOptions<T>): Box<T> {
  const { key, codec, storage, lock, logger, problems, onOtherTab, makeRoom } = options;
  const listeners = createListeners(logger);
  const reader = createCachedReader(options);

  const fail = (error: unknown, quiet: boolean): WriteResult => {
    const kind = isOutOfSpace(error) ? 'quota' : 'unavailable';
    logger.error(`Kayıt yazılamadı: ${key}`, error);
    if (!quiet) problems.report({ key, kind, message: MESSAGES[kind] });
    return 'failed';
  };

  const put = (raw: string | null) => {
    for (;;) {
      try {
        reader.secure();
        if (raw === null) storage.removeItem(key);
        else storage.setItem(key, raw);
        return;
      } catch (error) {
        if (!isOutOfSpace(error) || makeRoom?.(key) !== true) throw error;
      }
    }
  };

  const hasWritten = (raw: string | null, value: T): WriteResult => {
    reader.remember(raw, value);
    problems.resolve(key);
    listeners.call();
    return 'written';
  };

  const apply = (change: (current: T) => T): WriteResult => {
    const { value } = reader.read();
    const next = change(value);
    if (Object.is(next, value)) return 'unchanged';
    const raw = codec.write(next);
    put(raw);
    return hasWritten(raw, next);
  };

  const eraseNow = (): WriteResult => {
    for (const copy of setAsideKeys(storage, key)) storage.removeItem(copy);
    if (storage.getItem(key) === null) return 'unchanged';
    storage.removeItem(key);
    return hasWritten(null, codec.empty);
  };

  const changes = createBatchedChanges<T>({ takeTurn: (work) => lock(key, work), apply, fail });
  const update: Box<T>['update'] = (change, { quiet = false } = {}) => changes.add(change, quiet);
  const set = async (value: T) => (await update(() => value)) !== 'failed';

  onOtherTab?.((changed) => {
    if (changed === null || changed === key) listeners.call();
  });

  return {
    get: () => reader.get(),
    update,
    prepare: async (value, breathe) => codec.writeAhead?.(value, breathe),
    updateNow(change) {
      try {
        return apply(change);
      } catch (error) {
        return fail(error, false);
      }
    },
    set,
    clear: () => set(codec.empty),
    async erase() {
      changes.close();
      try {
        await lock(key, eraseNow);
        return true;
      } catch (error) {
        fail(error, false);
        return false;
      }
    },
    subscribe: listeners.subscribe,
  };
}
