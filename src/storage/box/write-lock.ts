/**
 * Runs work alone among all that ask under the same name, in the order of asking, and hands back what it gives. The
 * name is the storage key that the work reads and writes: when the work starts, storage shows everything that earlier
 * work under that name wrote, in this tab or another.
 */
export type WriteLock = <T>(name: string, work: () => T | Promise<T>) => Promise<T>;

/** A lock within one process: for tests, the terminal, and browsers without Web Locks. */
export function createQueueLock(): WriteLock {
  const tails = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const run = (tails.get(name) ?? Promise.resolve()).then(work);
    const tail = run.catch(() => undefined);
    tails.set(name, tail);
    try {
      return await run;
    } finally {
      if (tails.get(name) === tail) tails.delete(name);
    }
  };
}
