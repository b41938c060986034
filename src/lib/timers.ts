/** The two timers of the platform; `globalThis` has them. Times are milliseconds. */
export interface Timers {
  setTimeout(run: () => void, delay: number): ReturnType<typeof setTimeout>;
  clearTimeout(timer: ReturnType<typeof setTimeout>): void;
}
