import { type Browser, chromium } from '@playwright/test';

import { findBrowser } from '../find-browser.ts';
import { BROWSER_FLAGS } from './flags.ts';

/** Starts a browser of this machine, or the packaged one. @throws where neither starts, with how to get one */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({ executablePath, args: BROWSER_FLAGS, env: { ...process.env, ...env } });
}
