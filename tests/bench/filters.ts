import { parseArgs } from 'node:util';

import type { Browser, Page } from '@playwright/test';

import { startBuiltApp } from '#scripts/browser/built-app.ts';
import { launchBrowser } from '#scripts/browser/launch.ts';
import { openWith } from '#scripts/browser/open-with.ts';
import { sampleRecords } from '#scripts/scenes/sample-records.ts';

import { keyTimes } from './key-times.ts';
import { median } from './measure.ts';

/**
 * How long a key in a filter takes until its letter is on the screen, with 300 batches and 3,000 favourites and the
 * processor slowed four times. Prints figures and fails above the limit; `--url` measures an app that runs already.
 */
const SLOWDOWN = 4;
const LIMIT_MS = 100;

const { values: options } = parseArgs({ options: { url: { type: 'string' } } });

const PLACES = [
  {
    name: 'Favoriler',
    address: '/#/favorites',
    field: 'Film ara',
    words: ['kurtarmak', 'şeker ışık', 'drama'],
  },
  { name: 'Geçmiş', address: '/#/history', field: 'Geçmişte ara', words: ['kurtarmak', 'aşk', 'istanbul'] },
];

async function measure(browser: Browser, baseURL: string): Promise<boolean> {
  const stored = await sampleRecords({ batches: 300, favourites: 3000, watched: 300 }, new Date());
  let isQuick = true;
  for (const { name, address, field, words } of PLACES) {
    const { page, close } = await openWith(browser, { baseURL, stored, address });
    await slowDown(page);
    const times: number[] = [];
    for (const word of words)
      times.push(...(await keyTimes(page, page.getByLabel(field, { exact: true }), word)));
    await close();
    const worst = Math.max(...times);
    isQuick &&= worst <= LIMIT_MS;
    console.log(
      `${name}: ${times.length} keys, median ${median(times).toFixed(0)} ms, slowest ${worst.toFixed(0)} ms (limit ${LIMIT_MS})`,
    );
  }
  return isQuick;
}

/** The same keys in a page of nothing but a field: what browser and machine take of themselves. */
async function measureNothing(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.setContent('<input aria-label="boş">');
  await slowDown(page);
  const times = (await keyTimes(page, page.getByLabel('boş'), 'kurtarmak')).toSorted((a, b) => a - b);
  await page.close();
  console.log(`An empty page, to compare: slowest ${(times.at(-1) ?? 0).toFixed(0)} ms`);
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const app = options.url === undefined ? await startBuiltApp() : undefined;
const browser = await launchBrowser();
try {
  await measureNothing(browser);
  if (!(await measure(browser, options.url ?? app?.address ?? ''))) process.exitCode = 1;
} finally {
  await browser.close();
  await app?.stop();
}
