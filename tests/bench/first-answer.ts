import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';

import { signedInUser } from '#domain/user.ts';
import { startBuiltApp } from '#scripts/browser/built-app.ts';
import { launchBrowser } from '#scripts/browser/launch.ts';
import { openWith } from '#scripts/browser/open-with.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';

import { median } from './measure.ts';
import { untilThirdCard } from './third-card.ts';

/**
 * How long the first message of a visit waits for its third card: once the page has rested, and where it never could, so
 * that catalogue, index and texts are fetched and built with the question. A browser profile of its own for each round.
 * Prints medians, and fails above a limit.
 */
const LIMITS_MS = { rested: 150, 'never rested': 600 } as const;
const REST_MS = 4000;

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const stored = { [STORAGE_KEYS.user]: JSON.stringify(signedInUser('olcum@sinesohbet.app')) };

interface Answer {
  took: number;
  /** The longest task of the page before the question. */
  longest: number;
}

async function firstAnswer(browser: Browser, baseURL: string, isRested: boolean): Promise<Answer> {
  const { page, close } = await openWith(browser, { baseURL, stored, address: '/robots.txt' });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  // Idle time never comes, so nothing is done ahead.
  if (!isRested) await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/#/recommend', { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Mesajınız' });
  await box.waitFor();
  if (isRested) await page.waitForTimeout(REST_MS);
  const tasks = z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, 'tasks')));
  await box.fill('bir drama öner');
  const took = await untilThirdCard(page, 'Gönder');
  await close();
  return { took, longest: Math.max(0, ...tasks) };
}

const app = await startBuiltApp();
const browser = await launchBrowser();
try {
  await firstAnswer(browser, app.address, true);
  for (const [name, limit] of Object.entries(LIMITS_MS)) {
    const answers: Answer[] = [];
    for (let round = 0; round < Number(options.rounds); round += 1)
      answers.push(await firstAnswer(browser, app.address, name === 'rested'));
    const times = answers.map(({ took }) => took);
    const middle = median(times);
    console.log(
      `first message, ${name}: third card after ${middle.toFixed(0)} ms (limit ${limit}; median of ${times.length}, ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}); longest task before it ${median(answers.map(({ longest }) => longest)).toFixed(0)} ms`,
    );
    if (middle > limit) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await app.stop();
}
