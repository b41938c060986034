/**
 * The long thread in the built app, beside `thread.ts`, which measures the list alone: a kept conversation of 1,000
 * messages is opened from the list, and a service answers with 2,000 tokens through the key keeper while somebody types.
 * Prints; it has no bounds of its own, but shows what a list alone cannot: what the rest of the app does meanwhile.
 */
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { signedInUser } from '#domain/user.ts';
import { startBuiltApp } from '#scripts/browser/built-app.ts';
import { launchBrowser } from '#scripts/browser/launch.ts';
import { openWith } from '#scripts/browser/open-with.ts';
import { latin1Json } from '#lib/latin1-json.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import { keptChats } from '#tests/support/kept-chats.ts';
import { says } from '#tests/support/openai-stand-in/reply.ts';
import { startStandIns } from '#tests/support/stand-ins.ts';

import { percentile } from './measure.ts';
import { measuredSchema, startMeasuring } from './thread/measure.ts';
import { sampleThread, sampleWords } from './thread/sample-thread.ts';

const MESSAGES = 1000;
const TOKENS = 2000;
const TOKEN_EVERY_MS = 10;
const SLOWER = 4;
const RUNS = 3;
const KEY_EVERY_MS = 90;
const TITLE = 'Uzun sohbet';

/** A short conversation, which the app opens by itself, and the long one in the list. */
function stored(): Record<string, string> {
  const createdAt = '2026-09-01T00:00:00.000Z';
  const messages = sampleThread(MESSAGES);
  const nodes = messages.map((message, at) => ({
    id: message.id,
    parent: messages[at - 1]?.id ?? null,
    message: { ...message, metadata: { createdAt } },
  }));
  const { film_chats: short = '[]', ...others } = keptChats(1);
  const long = { id: 'uzun', title: TITLE, pinned: false, createdAt, updatedAt: createdAt, count: MESSAGES };
  return {
    ...others,
    film_chats: JSON.stringify([...z.array(z.unknown()).parse(JSON.parse(short)), long]),
    film_chat_uzun: latin1Json({ revision: 1, head: messages.at(-1)?.id, chosen: {}, nodes }),
    [STORAGE_KEYS.user]: JSON.stringify(signedInUser('olcum@sinesohbet.app')),
  };
}

/** Opens the long conversation from the list; milliseconds until its messages have been painted. */
const openLong = (page: Page): Promise<number> =>
  page.evaluate(async (title) => {
    const row = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith(title),
    );
    const begun = performance.now();
    row?.click();
    while (document.querySelectorAll('[role=log] [data-own]').length < 2)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - begun;
  }, TITLE);

async function run(browser: Browser, baseURL: string, answer: () => void): Promise<string> {
  const { page, close } = await openWith(browser, {
    baseURL,
    stored: stored(),
    address: '/#/recommend',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'no-preference',
  });
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Sohbetlerim', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${TITLE}`, 'u') }).waitFor();
  await page.waitForTimeout(1500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const open = await openLong(page);
  // The older messages are checked meanwhile.
  await page.waitForTimeout(4000);
  await page.getByRole('textbox', { name: 'Mesajınız' }).focus();
  await page.keyboard.type('Uzun uzun anlat', { delay: KEY_EVERY_MS });
  await page.waitForTimeout(500);
  answer();
  await page.evaluate(startMeasuring);
  await page.keyboard.press('Enter');
  const isBusy = () => page.evaluate(() => document.querySelector('[aria-label="Durdur"]') !== null);
  for (let turn = 0; turn % 10 !== 0 || turn === 0 || (await isBusy()); turn += 1) {
    await page.waitForTimeout(KEY_EVERY_MS);
    await page.keyboard.press('abcdefghij'.charAt(turn % 10));
  }
  const { gaps, longTasks, keys } = measuredSchema.parse(
    await page.evaluate(() => Reflect.get(window, 'measured')),
  );
  await close();
  const ms = (value: number) => `${Math.round(value)} ms`;
  return `open ${ms(open)} · long tasks ${longTasks.length} (longest ${ms(Math.max(0, ...longTasks))}) · frame gap: longest ${ms(Math.max(...gaps))}, p98 ${ms(percentile(gaps, 0.98))} · key to frame p98 ${ms(percentile(keys, 0.98))} of ${keys.length}`;
}

const standIns = await startStandIns();
const { TMDB_API_KEY: _, ...aiOnly } = standIns.env;
const app = await startBuiltApp(aiOnly);
const browser = await launchBrowser();
try {
  standIns.ai.pace(TOKEN_EVERY_MS);
  const answer = () => standIns.ai.script(says(sampleWords(TOKENS)));
  for (let turn = 0; turn < RUNS; turn += 1) console.log(await run(browser, app.address, answer));
} finally {
  await browser.close();
  await Promise.all([app.stop(), standIns.stop()]);
}
