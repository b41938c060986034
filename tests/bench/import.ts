import { readFile } from 'node:fs/promises';

import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

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

async function measure(browser: Browser, page: Page, { name, bytes }: ExportFile) {
  await page.getByRole('tab', { name: 'Veri Yönetimi', exact: true }).click();
  // What the page does at rest is not the import's.
  await page.waitForTimeout(3000);
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Ekle', exact: true });
  await browser.startTracing(page, { categories: ['toplevel'] });
  const start = performance.now();
  await page
    .getByLabel('İçe aktarılacak dosya')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await add.waitFor({ timeout: 60_000 });
  const read = performance.now() - start;
  const again = performance.now();
  await add.click();
  await dialog.getByRole('heading', { name: 'Tamam, hepsi burada' }).waitFor({ timeout: 60_000 });
  const written = performance.now() - again;
  await page.waitForTimeout(500);
  return { read, written, ...tasksOf(await browser.stopTracing()) };
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      tid: z.number(),
      pid: z.number(),
      dur: z.optional(z.number()),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
});

/**
 * The longest task of the page's own thread, by the clock and in time of the processor, in milliseconds: what else a busy
 * machine does is in the first and not in the second.
 */
function tasksOf(trace: Buffer) {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString('utf8')));
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.tdur !== undefined && mains.has(threadOf(event)));
  const longest = (times: readonly (number | undefined)[]) =>
    times.reduce<number>((most, time = 0) => Math.max(most, time), 0) / 1000;
  return {
    tasks: tasks.length,
    byClock: longest(tasks.map(({ dur }) => dur)),
    longest: longest(tasks.map(({ tdur }) => tdur)),
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
    const { read, written, tasks, byClock, longest } = await measure(browser, page, file);
    await close();
    console.log(
      `${file.name} (${(file.bytes.length / 1e6).toFixed(1)} MB): read ${read.toFixed(0)} ms, written ${written.toFixed(0)} ms (limit ${LIMIT_MS} together), longest of ${tasks} tasks ${longest.toFixed(0)} ms of the processor (limit ${TASK_LIMIT_MS}), ${byClock.toFixed(0)} ms by the clock`,
    );
    if (read + written > LIMIT_MS || longest > TASK_LIMIT_MS || tasks === 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await app.stop();
}
