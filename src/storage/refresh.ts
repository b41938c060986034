import type { Logger } from '#lib/logger.ts';
import type { Timers } from '#lib/timers.ts';
import { createListeners, type Subscribe } from './box/listeners.ts';

/** Milliseconds of quiet before a refresh, and those during which it counts as running (G-02, G-04). */
export const REFRESH_DELAY = 50;
export const REFRESH_GUARD = 100;

/** The global refresh: many changes in a row make one call of every listener (G-05). */
export interface RefreshSignal {
  trigger(): void;
  subscribe: Subscribe;
  /** No refresh any more, also not the one that waits, until `reset` (C-07). */
  stop(): void;
  /** As if nothing had been asked for, and ready again. */
  reset(): void;
}

/** A change while a refresh runs is not lost: one more refresh follows at its end (G-03). */
export function createRefreshSignal(timers: Timers, logger: Logger): RefreshSignal {
  const listeners = createListeners(logger);
  let phase: 'idle' | 'waiting' | 'running' | 'running, once more' | 'stopped' = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (delay: number, step: () => void) => {
    if (timer !== undefined) timers.clearTimeout(timer);
    timer = timers.setTimeout(step, delay);
  };
  const enter = (next: 'idle' | 'stopped') => {
    if (timer !== undefined) timers.clearTimeout(timer);
    timer = undefined;
    phase = next;
  };
  const finish = () => {
    const isAskedAgain = phase === 'running, once more';
    phase = 'idle';
    if (isAskedAgain) trigger();
  };
  const run = () => {
    phase = 'running';
    after(REFRESH_GUARD, finish);
    listeners.call();
  };
  const trigger = () => {
    if (phase === 'stopped') return;
    if (phase === 'running' || phase === 'running, once more') {
      phase = 'running, once more';
      return;
    }
    phase = 'waiting';
    after(REFRESH_DELAY, run);
  };

  return {
    trigger,
    subscribe: listeners.subscribe,
    stop: () => enter('stopped'),
    reset: () => enter('idle'),
  };
}
