import type { Page } from '@playwright/test';

import type { Stored } from './sample-records.ts';

/** One picture: where, and what is done there first. */
export interface Scene {
  name: string;
  address: string;
  prepare?: (page: Page) => Promise<void>;
  /** Only what a person sees without scrolling: a popup, or a screen that fills the window. */
  windowOnly?: boolean;
}

/** Scenes for one state of a person's records. */
export interface Act {
  name: string;
  stored: (now: Date) => Promise<Stored>;
  scenes: readonly Scene[];
}
