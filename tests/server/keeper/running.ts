/** A key keeper that listens, wherever it runs. */
export interface RunningKeeper {
  origin: string;
  /** What it has written to its log. */
  log(): string;
  stop(): Promise<void>;
}

/** @param state a folder for what has to outlive the server; without one it forgets */
export type StartKeeper = (env: Readonly<Record<string, string>>, state?: string) => Promise<RunningKeeper>;
