import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { signedInUser } from '#domain/user.ts';
import { startBuiltApp } from '#scripts/browser/built-app.ts';
import { launchBrowser } from '#scripts/browser/launch.ts';
import { openWith } from '#scripts/browser/open-with.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import type { ExportFile } from '#tests/import/support/exports.ts';

import { exportsOfALife } from './import/files.ts';
import { READERS } from './import/readers.ts';
import { type Work, workOf } from './main-thread.ts';

/**
 * Exports of 10,000 films brought in by the built app and taken back: how long from the file to the end, and the longest task
 * meanwhile. Then what is done with lists that long. Prints figures, and fails above the limits.
 */
const LIMIT_MS = 10_000;
const TASK_LIMIT_MS = 100;

const user = { [STORAGE_KEYS.user]: JSON.stringify(signedInUser('olcum@sinesohbet.app')) };

/** A line for what was done; a task above the limit fails the run. */
function tell(name: string, { tasks, byClock, longest, took }: Work): void {
  const isOver = longest > TASK_LIMIT_MS || tasks === 0;
  if (isOver) process.exitCode = 1;
  console.log(
    `  ${name}: ${took.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms of the processor (limit ${TASK_LIMIT_MS}${isOver ? ', missed' : ''}), ${byClock.toFixed(0)} ms by the clock`,
  );
}

/** Files as they lie on a disk: what is handed over in pieces of text is work of the page's thread. */
const shelf = await mkdtemp(join(tmpdir(), 'import-'));
const pathOf = ({ name }: ExportFile) => join(shelf, name);

const choose = (page: Page, file: ExportFile) =>
  page.getByLabel('İçe aktarılacak dosya').setInputFiles(pathOf(file));

async function bringAndTakeBack(browser: Browser, page: Page, file: ExportFile): Promise<void> {
  await page.getByRole('tab', { name: 'Veri Yönetimi', exact: true }).click();
  // What the page does at rest is not the import's.
  await page.waitForTimeout(3000);
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Ekle', exact: true });
  const read = await workOf(browser, page, async () => {
    await choose(page, file);
    await add.waitFor({ timeout: 60_000 });
  });
  const written = await workOf(browser, page, async () => {
    await add.click();
    await dialog.getByRole('heading', { name: 'Hepsi eklendi' }).waitFor({ timeout: 60_000 });
  });
  const undone = await workOf(browser, page, async () => {
    await dialog.getByRole('button', { name: 'Geri al', exact: true }).click();
    await dialog.getByRole('heading', { name: 'Eklenenler geri alındı' }).waitFor({ timeout: 60_000 });
  });
  const took = read.took + written.took;
  if (took > LIMIT_MS) process.exitCode = 1;
  console.log(
    `${file.name} (${(file.bytes.length / 1e6).toFixed(1)} MB): ${took.toFixed(0)} ms (limit ${LIMIT_MS})`,
  );
  tell('read', read);
  tell('written', written);
  tell('taken back', undone);
}

/** What the lists of a page hold, as its storage has it. */
const storedBy = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>({ ...localStorage })));

/** The same file once more, and left there. */
async function broughtIn(browser: Browser, baseURL: string, file: ExportFile) {
  const { page, close } = await openWith(browser, { baseURL, stored: user, address: '/#/settings' });
  await page.getByRole('tab', { name: 'Veri Yönetimi', exact: true }).click();
  await choose(page, file);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click({ timeout: 60_000 });
  await dialog.getByRole('heading', { name: 'Hepsi eklendi' }).waitFor({ timeout: 60_000 });
  const stored = await storedBy(page);
  await close();
  return stored;
}

async function liveWithIt(browser: Browser, baseURL: string, file: ExportFile): Promise<void> {
  const stored = await broughtIn(browser, baseURL, file);
  const { page, close } = await openWith(browser, { baseURL, stored, address: '/#/dashboard' });
  console.log(`with the lists of ${file.name}`);
  for (const [name, deed] of READERS) {
    await page.waitForTimeout(2000);
    tell(name, await workOf(browser, page, () => deed(page)));
  }
  await close();
}

const exports = await exportsOfALife();
const app = await startBuiltApp();
const browser = await launchBrowser();
try {
  for (const file of exports) {
    await writeFile(pathOf(file), file.bytes);
    const { page, close } = await openWith(browser, {
      baseURL: app.address,
      stored: user,
      address: '/#/settings',
    });
    await bringAndTakeBack(browser, page, file);
    await close();
  }
  for (const file of exports.filter(({ name }) => /letterboxd|ratings/u.test(name)).slice(0, 2))
    await liveWithIt(browser, app.address, file);
} finally {
  await browser.close();
  await app.stop();
  await rm(shelf, { recursive: true });
}
