import type { Page } from '@playwright/test';

import { signedInUser } from '#domain/user.ts';
import { startBuiltApp } from '#scripts/browser/built-app.ts';
import { launchBrowser } from '#scripts/browser/launch.ts';
import { openWith } from '#scripts/browser/open-with.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import { keptChats } from '#tests/support/kept-chats.ts';

import { median } from './measure.ts';

/**
 * What 50 kept conversations of 40 messages cost when the app is opened: from the navigation to the frame after the
 * dashboard's heading, beside a browser without any. Prints medians, and fails where they differ by more.
 */
const LIMIT_MS = 20;
const ROUNDS = 15;

const user = { [STORAGE_KEYS.user]: JSON.stringify(signedInUser('olcum@sinesohbet.app')) };

/** Loads the page anew and answers when its heading had been painted, in milliseconds. */
async function timeToHeading(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate(async () => {
    while (document.querySelector('main h1') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
    );
  });
}

const app = await startBuiltApp();
const browser = await launchBrowser();
try {
  const open = (stored: Record<string, string>) =>
    openWith(browser, { baseURL: app.address, stored, address: '/#/dashboard' });
  const pages = { none: await open(user), fifty: await open({ ...user, ...keptChats(50, 20) }) };
  const times = { none: [] as number[], fifty: [] as number[] };
  // In turn, so that whatever else the machine does meets both; the first round only loads.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const which of ['none', 'fifty'] as const) {
      const took = await timeToHeading(pages[which].page);
      if (round > 0) times[which].push(took);
    }
  const [none, fifty] = [median(times.none), median(times.fifty)];
  console.log(
    `open: without conversations ${none.toFixed(0)} ms, with 50 ${fifty.toFixed(0)} ms, difference ${(fifty - none).toFixed(0)} ms (limit ${LIMIT_MS}; medians of ${ROUNDS})`,
  );
  if (fifty - none > LIMIT_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await app.stop();
}
