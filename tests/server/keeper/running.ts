/** A key keeper that listens, wherever it runs. */
export interface RunningKeeper {
  origin: string;
  /** What it has written to its log. */
  log(): string;
  stop(): Promise<void>;
}

export type StartKeeper = (env: Readonly<Record<string, string>>) => Promise<RunningKeeper>;
