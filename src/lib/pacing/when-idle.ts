import { IDLE_FALLBACK_MS, IDLE_LATEST_MS } from './constants.ts';

/** Runs something when the browser has time, or soon where it cannot tell; returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: IDLE_LATEST_MS });
  return () => cancelIdleCallback(request);
}
