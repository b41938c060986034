import type { Logger } from '#lib/logger.ts';

export type Listener = () => void;
export type Subscribe = (listener: Listener) => () => void;

interface Listeners {
  subscribe: Subscribe;
  /** Calls each of them; one that throws is logged and stops no other. */
  call(): void;
}

export function createListeners(logger: Logger): Listeners {
  // A listener may be subscribed twice, so each subscription is an entry of its own.
  const entries = new Set<{ listener: Listener }>();
  return {
    subscribe(listener) {
      const entry = { listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    call() {
      const called = [...entries];
      for (const entry of called) {
        // A listener that was called before may have unsubscribed this one.
        if (!entries.has(entry)) continue;
        try {
          entry.listener();
        } catch (error) {
          logger.error('Bir dinleyici hata verdi', error);
        }
      }
    },
  };
}
