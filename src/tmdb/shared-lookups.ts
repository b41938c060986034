interface Lookup<V> {
  value: Promise<V>;
  /** How many wait for it. */
  waiting: number;
  settled: boolean;
  stop: AbortController;
}

/** So many answers are remembered; a person looks at fewer films in a day. */
const MOST = 1_000;

/**
 * Remembers what was looked up for as long as the page lives, and forgets the oldest of 1,000 answers. Callers who ask for the same thing share one lookup, which
 * is aborted only when the last of them has gone; what failed, or is not worth keeping, is looked up again next time.
 */
export function createSharedLookups<V>(worthKeeping: (value: V) => boolean) {
  const lookups = new Map<string, Lookup<V>>();

  function forget(key: string, lookup: Lookup<V>): void {
    if (lookups.get(key) === lookup) lookups.delete(key);
  }

  function forgetOldest(): void {
    for (const [key, lookup] of lookups) if (lookup.settled) return forget(key, lookup);
  }

  function start(key: string, load: (signal: AbortSignal) => Promise<V>): Lookup<V> {
    const stop = new AbortController();
    const lookup: Lookup<V> = { value: load(stop.signal), waiting: 0, settled: false, stop };
    lookups.set(key, lookup);
    if (lookups.size > MOST) forgetOldest();
    const settle = (keep: boolean) => {
      lookup.settled = true;
      if (!keep) forget(key, lookup);
    };
    lookup.value.then(
      (value) => settle(worthKeeping(value)),
      () => settle(false),
    );
    return lookup;
  }

  return {
    /** Rejects with the load's error, or with the signal's reason as soon as that is aborted. */
    async get(key: string, load: (signal: AbortSignal) => Promise<V>, signal?: AbortSignal): Promise<V> {
      signal?.throwIfAborted();
      const lookup = lookups.get(key) ?? start(key, load);
      lookup.waiting++;
      try {
        return await (signal === undefined ? lookup.value : untilAborted(lookup.value, signal));
      } finally {
        lookup.waiting--;
        if (lookup.waiting === 0 && !lookup.settled) {
          // Forgotten at once, so that nobody joins a lookup that is being stopped.
          forget(key, lookup);
          lookup.stop.abort(signal?.reason);
        }
      }
    },
  };
}

function untilAborted<V>(value: Promise<V>, signal: AbortSignal): Promise<V> {
  return new Promise((resolve, reject) => {
    // The reason is the caller's own and handed back as it is.
    const stop = () => reject(signal.reason as unknown);
    signal.addEventListener('abort', stop, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
