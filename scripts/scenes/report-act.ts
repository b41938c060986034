import type { Page } from '@playwright/test';

import { STORAGE_KEYS } from '#storage/box/keys.ts';

import { awkwardRecords } from './awkward-records.ts';
import { sampleRecords } from './sample-records.ts';
import type { Act, Scene } from './scene.ts';

const HOUR = 3_600_000;

/** A person who has watched so many films since January, and given points to most of them. */
const watcher = (watched: number) => async (now: Date) => {
  const stored = await sampleRecords({ batches: 1, favourites: 4, watched }, now);
  const films: object[] = JSON.parse(stored[STORAGE_KEYS.watched] ?? '[]');
  const since = (now.getTime() - new Date(now.getFullYear(), 0, 2).getTime()) / HOUR;
  const scored = films.map((film, index) => {
    const at = new Date(now.getTime() - (index * since * HOUR) / watched).toISOString();
    return {
      ...film,
      watchedAt: at,
      viewings: index % 11 === 3 ? [new Date(now.getTime() - 900 * 24 * HOUR).toISOString(), at] : [at],
      ...(index % 3 === 0 ? {} : { score: 1 + ((index * 7 + 8) % 10) }),
    };
  });
  return { ...stored, [STORAGE_KEYS.watched]: JSON.stringify(scored) };
};

/** The report as it opens, and what is done with it then. */
const opened = (name: string, then?: (page: Page) => Promise<unknown>): Scene => ({
  name,
  address: '/#/favorites',
  windowOnly: true,
  prepare: async (page) => {
    await page.getByRole('tab', { name: /^İstatistikler/u }).click();
    await page.getByRole('button', { name: 'Karnemi göster' }).click();
    await drawn(page);
    await then?.(page);
  },
});
const drawn = (page: Page) =>
  page.getByRole('button', { name: 'Resmi indir' }).and(page.locator(':enabled')).waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const choose = (page: Page, month: string) =>
  page.getByRole('combobox', { name: 'Ay' }).selectOption({ label: month });

const scrolled = opened('asagi', async (page) => {
  await page.getByRole('region', { name: 'Yıllar' }).scrollIntoViewIfNeeded();
});
const month = opened('ay', async (page) => {
  await choose(page, 'Mart');
  await drawn(page);
});
const emptyMonth = opened('bos-ay', async (page) => {
  await choose(page, 'Aralık');
  await page.getByText(/izlediğin bir film görünmüyor/u).waitFor();
});
const landscape = opened('yatay', async (page) => {
  await press(page, 'Yatay');
  await press(page, 'İsmim görünsün');
  await drawn(page);
});
const open = opened('acik');

const act = (count: number, scenes: readonly Scene[]): Act => ({
  name: `karne-${count}`,
  stored: watcher(count),
  scenes,
});

/** *Sinema karnesi* of one, of few, of some and of many films, of a month, and of films with awkward names. */
export const REPORT_ACTS: readonly Act[] = [
  act(1, [open]),
  act(5, [open]),
  // Three films a month.
  act(33, [month]),
  act(60, [open, scrolled, landscape, emptyMonth]),
  act(600, [open]),
  {
    name: 'karne-zor',
    stored: async (now) => awkwardRecords(now),
    scenes: [opened('acik', (page) => press(page, 'İsmim görünsün'))],
  },
];
