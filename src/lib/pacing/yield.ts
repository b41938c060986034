import { PAINT_LATEST_MS } from './constants.ts';

/** Resolves so many milliseconds later; an abort ends the wait early, without an error. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** Ends the current task: what follows runs in one of its own. */
export const yieldTask = (): Promise<void> => sleep(0);

/** Resolves once the page has drawn what it was told so far, so that long work does not hold that up. */
export async function yieldToPaint(): Promise<void> {
  const painted = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await Promise.race([painted, sleep(PAINT_LATEST_MS)]);
}
