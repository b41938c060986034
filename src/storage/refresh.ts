import type { Logger } from '#lib/logger.ts';
import { createListeners, type Subscribe } from './listeners.ts';
import type { Timers } from './timers.ts';

/** Milliseconds of quiet before a refresh, and those during which it counts as running (spec §4, §9). */
export const REFRESH_DELAY = 50;
export const REFRESH_GUARD = 100;

/** The global refresh (spec §4): many changes in a row make one call of every listener. */
export interface RefreshSignal {
  trigger(): void;
  subscribe: Subscribe;
  /** No refresh any more, also not the one that waits, until `reset` (spec §9, debug helpers). */
  stop(): void;
  /** As if nothing had been asked for, and ready again. */
  reset(): void;
}

/** A change while a refresh runs is not lost: one more refresh follows at its end (product.md, departures). */
export function createRefreshSignal(timers: Timers, logger: Logger): RefreshSignal {
  const listeners = createListeners(logger);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let again = false;
  let isStopped = false;
  let guard: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    for (const timer of [waiting, guard]) if (timer !== undefined) timers.clearTimeout(timer);
    waiting = undefined;
    guard = undefined;
    isRunning = false;
    again = false;
  };

  const finish = () => {
    isRunning = false;
    if (!again) return;
    again = false;
    trigger();
  };

  const run = () => {
    waiting = undefined;
    isRunning = true;
    guard = timers.setTimeout(finish, REFRESH_GUARD);
    listeners.call();
  };

  const trigger = () => {
    if (isStopped) return;
    if (isRunning) {
      again = true;
      return;
    }
    if (waiting !== undefined) timers.clearTimeout(waiting);
    waiting = timers.setTimeout(run, REFRESH_DELAY);
  };

  return {
    trigger,
    subscribe: listeners.subscribe,
    stop() {
      forget();
      isStopped = true;
    },
    reset() {
      forget();
      isStopped = false;
    },
  };
}
