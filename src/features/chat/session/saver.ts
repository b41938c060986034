import { WRITE_EVERY_MS } from '#lib/pacing/constants.ts';
import type { Timers } from '#lib/timers.ts';

/**
 * Writes not too often, and never too late.
 * @param prepare does a piece of a scheduled write in a task of its own; false once nothing is left but the writing
 */
export function createSaver(write: () => void, prepare: () => boolean, timers: Timers) {
  let dirty = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unschedule = () => {
    if (timer !== undefined) timers.clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    unschedule();
    if (!dirty) return;
    dirty = false;
    write();
  };
  const due = () => {
    if (prepare()) timer = timers.setTimeout(due, 0);
    else flush();
  };
  return {
    /** Something has changed: a write follows within `WRITE_EVERY_MS`, or at the next `flush` where none is scheduled. */
    touch(schedule: boolean): void {
      dirty = true;
      if (schedule && timer === undefined) timer = timers.setTimeout(due, WRITE_EVERY_MS);
    },
    /** Writes now what has not been written. */
    flush,
    /** Forgets what has not been written. */
    cancel(): void {
      unschedule();
      dirty = false;
    },
  };
}
