/** Milliseconds until work is done even in a page that never rests, and where the browser cannot tell. */
const LATEST_MS = 500;
const FALLBACK_MS = 50;

/** Runs something when the browser has time, or soon where it cannot tell; returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}
