import type { Browser, Page } from '@playwright/test';

import { startBuiltApp } from '#scripts/browser/built-app.ts';
import { launchBrowser } from '#scripts/browser/launch.ts';
import { openWith } from '#scripts/browser/open-with.ts';
import { signedInUser } from '#domain/user.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import { startStandIns } from '#tests/support/stand-ins.ts';

import { median } from './measure.ts';
import { untilThirdCard } from './third-card.ts';

/**
 * What the AI path itself costs: from submit to the third card, through the key keeper and against a stand-in without
 * delay, beside the built-in path. Prints medians, and fails where they differ by more.
 */
const LIMIT_MS = 50;
const ROUNDS = 12;

const person = signedInUser('olcum@sinesohbet.app');
// Who has chosen genres before keeps them: the form does not clear them between two rounds.
const preferences = { ...person.preferences, genres: ['Drama'] };
const stored = { [STORAGE_KEYS.user]: JSON.stringify({ ...person, preferences }) };

async function byForm(page: Page): Promise<number> {
  const again = page.getByRole('button', { name: 'Yeni Öneri Al' });
  if (await again.isVisible()) await again.click();
  const drama = page.getByRole('form').getByRole('button', { name: 'Drama', exact: true });
  if ((await drama.getAttribute('aria-pressed')) !== 'true') await drama.click();
  return untilThirdCard(page, 'Öneri Al');
}

async function byChat(page: Page): Promise<number> {
  await page.getByRole('textbox', { name: 'Mesajınız' }).fill('bir drama öner');
  const took = await untilThirdCard(page, 'Gönder');
  await page.getByRole('button', { name: 'Gönder', exact: true }).waitFor();
  return took;
}

/** Both paths in turn, so that whatever else the machine does meets both; the first round only loads. */
async function compare(browser: Browser, addresses: { ai: string; builtIn: string }): Promise<boolean> {
  let isQuick = true;
  for (const [way, run] of [
    ['form', byForm],
    ['chat', byChat],
  ] as const) {
    const open = (baseURL: string) =>
      openWith(browser, { baseURL, stored, address: '/#/recommend', viewport: { width: 1280, height: 800 } });
    const pages = { ai: await open(addresses.ai), builtIn: await open(addresses.builtIn) };
    const times = { ai: [] as number[], builtIn: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const path of ['builtIn', 'ai'] as const) {
        const took = await run(pages[path].page);
        if (round > 0) times[path].push(took);
      }
    }
    await pages.ai.close();
    await pages.builtIn.close();
    const [ai, builtIn] = [median(times.ai), median(times.builtIn)];
    isQuick &&= ai - builtIn <= LIMIT_MS;
    console.log(
      `${way}: AI ${ai.toFixed(0)} ms, built in ${builtIn.toFixed(0)} ms, difference ${(ai - builtIn).toFixed(0)} ms (limit ${LIMIT_MS}; medians of ${ROUNDS}); fastest ${Math.min(...times.ai).toFixed(0)} and ${Math.min(...times.builtIn).toFixed(0)} ms`,
    );
  }
  return isQuick;
}

const standIns = await startStandIns();
const { TMDB_API_KEY: _, ...aiOnly } = standIns.env;
const [keyed, plain] = [await startBuiltApp(aiOnly), await startBuiltApp()];
const browser = await launchBrowser();
try {
  if (!(await compare(browser, { ai: keyed.address, builtIn: plain.address }))) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all([keyed.stop(), plain.stop(), standIns.stop()]);
}
