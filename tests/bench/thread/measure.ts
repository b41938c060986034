import * as z from 'zod/mini';

/** What `startMeasuring` leaves in the page as `measured`, in milliseconds. */
export const measuredSchema = z.object({
  gaps: z.array(z.number()),
  longTasks: z.array(z.number()),
  keys: z.array(z.number()),
});

/** Starts counting in the page; runs there, so it may use nothing from outside. */
export function startMeasuring(): void {
  const found = { gaps: [] as number[], longTasks: [] as number[], keys: [] as number[] };
  let before = performance.now();
  const frame = (now: number) => {
    found.gaps.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    before = now;
    requestAnimationFrame(frame);
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  // From the moment the key was pressed, not from when the page found time for it.
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame((now) => found.keys.push(Math.max(0, now - timeStamp))),
    true,
  );
  Object.assign(window, { measured: found });
}
