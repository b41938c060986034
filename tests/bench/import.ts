import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { signedInUser } from '#domain/user.ts';
import { startBuiltApp } from '#scripts/browser/built-app.ts';
import { launchBrowser } from '#scripts/browser/launch.ts';
import { openWith } from '#scripts/browser/open-with.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import { type ExportFile, imdbRatings, letterboxdZip, traktZip } from '#tests/import/support/exports.ts';
import { aFilmLife, type LivedFilm } from '#tests/import/support/film-life.ts';

/**
 * An export of 10,000 films brought in by the built app: how long it takes from the file to the end, and the longest task
 * meanwhile. Every fourth film is one of the catalogue's. Prints figures, and fails above the limits.
 */
const ROWS = 10_000;
const LIMIT_MS = 10_000;
const TASK_LIMIT_MS = 100;

const user = { [STORAGE_KEYS.user]: JSON.stringify(signedInUser('olcum@sinesohbet.app')) };

/** Films as they stand in the catalogue's first part, for some of them to be found. */
async function known(): Promise<readonly { title: string; year: number }[]> {
  const files = ['world-1', 'world-2', 'world-3', 'world-4', 'turkish-1'];
  const texts = await Promise.all(
    files.map((name) => readFile(new URL(`../../catalogue/films/${name}.json`, import.meta.url), 'utf8')),
  );
  return texts.flatMap((text) => JSON.parse(text) as { title: string; year: number }[]);
}

async function life(): Promise<LivedFilm[]> {
  const films = await known();
  return aFilmLife(ROWS).map((film, index) => {
    const real = index % 4 === 1 ? films[Math.floor(index / 4)] : undefined;
    return real === undefined
      ? film
      : { ...film, title: real.title, originalTitle: real.title, year: real.year };
  });
}

async function measure(page: Page, { name, bytes }: ExportFile) {
  await page.getByRole('tab', { name: 'Veri Yönetimi', exact: true }).click();
  // What the page does at rest is not the import's.
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  const dialog = page.getByRole('dialog');
  const start = performance.now();
  await page
    .getByLabel('İçe aktarılacak dosya')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).waitFor({ timeout: 60_000 });
  const read = performance.now() - start;
  const again = performance.now();
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Tamam, hepsi burada' }).waitFor({ timeout: 60_000 });
  const written = performance.now() - again;
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() =>
    'tasks' in window && Array.isArray(window.tasks) ? window.tasks.map(Number) : [],
  );
  return {
    read,
    written,
    longest: Math.max(0, ...tasks),
    over: tasks.filter((task) => task > TASK_LIMIT_MS).length,
  };
}

const films = await life();
const exports: readonly ExportFile[] = [
  letterboxdZip(films),
  {
    name: 'ratings.csv',
    bytes: new TextEncoder().encode(
      imdbRatings(
        films.map((film, index) => ({ ...film, score: 1 + (index % 10) })),
        3,
      ),
    ),
  },
  traktZip(films),
];
const app = await startBuiltApp();
const browser = await launchBrowser();
try {
  for (const file of exports) {
    const { page, close } = await openWith(browser, {
      baseURL: app.address,
      stored: user,
      address: '/#/settings',
    });
    const { read, written, longest, over } = await measure(page, file);
    await close();
    console.log(
      `${file.name} (${(file.bytes.length / 1e6).toFixed(1)} MB): read ${read.toFixed(0)} ms, written ${written.toFixed(0)} ms (limit ${LIMIT_MS} together), longest task ${longest.toFixed(0)} ms (limit ${TASK_LIMIT_MS}; ${over} above)`,
    );
    if (read + written > LIMIT_MS || longest > TASK_LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await app.stop();
}
