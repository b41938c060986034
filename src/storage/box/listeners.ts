import type { Logger } from '#lib/logger.ts';

export type Listener = () => void;
export type Subscribe = (listener: Listener) => () => void;

export interface Listeners {
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
      // Those of now, less those that another one unsubscribes on the way.
      const called = [...entries];
      for (const entry of called) {
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
