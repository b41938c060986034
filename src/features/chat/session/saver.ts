import type { Timers } from '#storage/timers.ts';

/** Between two writes while an answer streams, in milliseconds. */
export const WRITE_EVERY = 800;

/** Writes not too often, and never too late. */
export interface Saver {
  /** Something has changed: a write follows within `WRITE_EVERY`, or at the next `flush` where none is scheduled. */
  touch(schedule: boolean): void;
  /** Writes now what has not been written. */
  flush(): void;
  /** Forgets what has not been written. */
  cancel(): void;
}

/** @param prepare does a piece of a scheduled write in a task of its own; false once nothing is left but the writing */
export function createSaver(write: () => void, prepare: () => boolean, timers: Timers): Saver {
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
    touch(schedule) {
      dirty = true;
      if (schedule && timer === undefined) timer = timers.setTimeout(due, WRITE_EVERY);
    },
    flush,
    cancel() {
      unschedule();
      dirty = false;
    },
  };
}
