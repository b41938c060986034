import type { BoxOptions } from './box-options.ts';
import { createKeeper } from './keeper.ts';
import { createListeners, type Subscribe } from './listeners.ts';
import { MESSAGES } from './messages.ts';
import { isOutOfSpace } from './storage-like.ts';

/** Whether a change is in storage now; if not, why, in Turkish. Then storage holds what it held before. */
export type WriteResult = { ok: true } | { ok: false; message: string };

export interface Box<T> {
  /** The value as stored at this moment; the same reference while the stored text is the same. Never throws. */
  get(): T;
  /**
   * Applies a change to what storage holds when this tab's turn comes, so that nothing another tab wrote is lost. A
   * change that answers the value it was given writes nothing. Never rejects.
   * @param quiet a failure is logged only: for changes that the person did not ask for
   */
  update(change: (current: T) => T, options?: { quiet?: boolean }): Promise<WriteResult>;
  /**
   * The same at once, without waiting for a turn: for a key that only this tab writes, and for a page that is being
   * left. Never throws.
   */
  updateNow(change: (current: T) => T): WriteResult;
  /** Calls back after every change made through this box or, where told, by another tab. */
  subscribe: Subscribe;
}

/**
 * One key of the storage, as a value that can be trusted (spec §8, Storage read failures; architecture.md, idea 6).
 * Text that cannot be read in full is set aside before it can be overwritten, logged, and reported as a problem.
 */
export function createBox<T>(options: BoxOptions<T>): Box<T> {
  const { key, codec, storage, lock, logger, problems, onOtherTab, makeRoom } = options;
  const listeners = createListeners(logger);
  const keeper = createKeeper(options);

  const fail = (error: unknown, quiet: boolean): WriteResult => {
    const kind = isOutOfSpace(error) ? 'quota' : 'unavailable';
    logger.error(`Kayıt yazılamadı: ${key}`, error);
    if (!quiet) problems.report({ key, kind, message: MESSAGES[kind] });
    return { ok: false, message: MESSAGES[kind] };
  };

  const put = (raw: string | null) => {
    for (;;) {
      try {
        keeper.secure();
        if (raw === null) storage.removeItem(key);
        else storage.setItem(key, raw);
        return;
      } catch (error) {
        if (!isOutOfSpace(error) || makeRoom?.(key) !== true) throw error;
      }
    }
  };

  const apply = (change: (current: T) => T): WriteResult => {
    const { value } = keeper.read();
    const next = change(value);
    if (Object.is(next, value)) return { ok: true };
    const raw = codec.write(next);
    put(raw);
    keeper.remember(raw, next);
    problems.resolve(key);
    listeners.call();
    return { ok: true };
  };

  onOtherTab?.((changed) => {
    if (changed === null || changed === key) listeners.call();
  });

  return {
    get: () => keeper.get(),
    async update(change, { quiet = false } = {}) {
      try {
        return await lock(key, () => apply(change));
      } catch (error) {
        return fail(error, quiet);
      }
    },
    updateNow(change) {
      try {
        return apply(change);
      } catch (error) {
        return fail(error, false);
      }
    },
    subscribe: listeners.subscribe,
  };
}
