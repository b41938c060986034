/** Retries of a call that failed, and its time limit in milliseconds (M-28, M-29). */
export const MAX_RETRIES = 2;
export const TIMEOUT_MS = 600_000;

/** How long an answer that has begun to stream may pause before it counts as stalled, in milliseconds. */
export const STALL_MS = 60_000;

/** The model that is asked where none is configured (M-23). */
export const DEFAULT_MODEL = 'gpt-3.5-turbo';
