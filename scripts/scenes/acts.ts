import type { Page } from '@playwright/test';

import { awkwardRecords } from './awkward-records.ts';
import { CHAT_ACT, say } from './chat-act.ts';
import { IMPORT_ACT } from './import-act.ts';
import { REPORT_ACTS } from './report-act.ts';
import { sampleRecords } from './sample-records.ts';
import type { Act, Scene } from './scene.ts';
import { SETTINGS_ACT } from './settings-act.ts';
import { TOGETHER_ACT } from './together-act.ts';
import { WATCHING_ACT } from './watching-act.ts';

const button = (name: string) => async (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const tab = (name: RegExp) => async (page: Page) => page.getByRole('tab', { name }).click();

const DASHBOARD: Scene = { name: 'ana-sayfa', address: '/#/dashboard', prepare: tonight };
const FORM: Scene = { name: 'film-oner-form', address: '/#/recommend', prepare: showForm };
const LISTS: readonly Scene[] = [
  { name: 'favoriler', address: '/#/favorites' },
  { name: 'izlenenler', address: '/#/favorites', prepare: tab(/^İzlenenler/u) },
  { name: 'izleyeceklerim', address: '/#/favorites', prepare: tab(/^İzleyeceklerim/u) },
  { name: 'istatistikler', address: '/#/favorites', prepare: tab(/^İstatistikler/u) },
  { name: 'gecmis', address: '/#/history' },
];
const EXPANDED: Scene = { name: 'gecmis-acik', address: '/#/history', prepare: button('Filmleri göster') };
const WATCHED_DETAILS: Scene = {
  name: 'izlenen-ayrintilar',
  address: '/#/favorites',
  windowOnly: true,
  prepare: watchedFilm,
};
const DETAILS: Scene = { name: 'ayrintilar', address: '/#/favorites', windowOnly: true, prepare: firstFilm };

export const ACTS: readonly Act[] = [
  {
    name: 'ziyaretci',
    stored: async () => ({}),
    scenes: [
      { name: 'acilis', address: '/' },
      { name: 'giris', address: '/#/giris' },
    ],
  },
  {
    name: 'bos',
    stored: (now) => sampleRecords({ batches: 0, favourites: 0, watched: 0 }, now),
    scenes: [
      DASHBOARD,
      { name: 'film-oner', address: '/#/recommend', windowOnly: true },
      FORM,
      ...LISTS,
      { name: 'ayarlar', address: '/#/settings' },
    ],
  },
  {
    name: '3',
    stored: (now) => sampleRecords({ batches: 1, favourites: 3, watched: 3 }, now),
    scenes: [
      DASHBOARD,
      {
        name: 'film-oner-yanit',
        address: '/#/recommend',
        windowOnly: true,
        prepare: (page) => say(page, 'bugün hüzünlüyüm, bir dram öner'),
      },
      { name: 'yanittan-ayrintilar', address: '/#/recommend', windowOnly: true, prepare: answeredFilm },
      { name: 'film-oner-sonuc', address: '/#/recommend', prepare: askTheForm },
      ...LISTS,
      EXPANDED,
      DETAILS,
      WATCHED_DETAILS,
      { name: 'surpriz', address: '/#/recommend', windowOnly: true, prepare: surprise },
      { name: 'fragman-yok', address: '/#/favorites', windowOnly: true, prepare: noTrailer },
      {
        name: 'onay-tehlike',
        address: '/#/favorites',
        windowOnly: true,
        prepare: button('Tüm favorileri sil'),
      },
      { name: 'onay-uyari', address: '/#/history', windowOnly: true, prepare: button('Temizle ve Yenile') },
    ],
  },
  {
    name: '300',
    stored: (now) => sampleRecords({ batches: 300, favourites: 300, watched: 300 }, now),
    scenes: [DASHBOARD, ...LISTS, { name: 'gecmis-suzgec', address: '/#/history', prepare: filterHistory }],
  },
  {
    name: 'zor',
    stored: async (now) => awkwardRecords(now),
    scenes: [DASHBOARD, ...LISTS, EXPANDED, DETAILS],
  },
  CHAT_ACT,
  SETTINGS_ACT,
  IMPORT_ACT,
  ...REPORT_ACTS,
  TOGETHER_ACT,
  WATCHING_ACT,
];

/** A watched film with its note open. */
async function watchedFilm(page: Page): Promise<void> {
  await tab(/^İzlenenler/u)(page);
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /izlediğin .*gün/u })
    .click();
}

/** The films of the evening are chosen once the page has rested. */
async function tonight(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Bu akşam için üç film' }).getByRole('listitem').nth(2).waitFor();
}

/** From the details, which have the button on every screen. */
async function noTrailer(page: Page): Promise<void> {
  await firstFilm(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fragman', exact: true }).click();
  await page.getByRole('dialog', { name: 'Fragman Bulunamadı' }).waitFor();
}

async function firstFilm(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
}

/** A film as an answer recommends it, with its plot and why: those of the lists know neither. */
async function answeredFilm(page: Page): Promise<void> {
  await say(page, 'bugün hüzünlüyüm, bir dram öner');
  await firstFilm(page);
  await page.getByRole('dialog').waitFor();
}

async function showForm(page: Page): Promise<void> {
  const switcher = page.getByRole('group', { name: 'Görünüm' }).getByRole('button', { name: 'Form' });
  if (await switcher.isVisible()) await switcher.click();
}

async function askTheForm(page: Page): Promise<void> {
  await showForm(page);
  const form = page.getByRole('form', { name: 'Film Önerisi Al' });
  for (const name of ['Drama', 'Suç', 'Hüzünlü'])
    await form.getByRole('button', { name, exact: true }).click();
  await form.getByRole('button', { name: 'Öneri Al', exact: true }).click();
  await page.getByRole('button', { name: 'Yeni Öneri Al' }).waitFor();
}

async function surprise(page: Page): Promise<void> {
  await showForm(page);
  await page.getByRole('button', { name: 'Sürpriz Film', exact: true }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
}

async function filterHistory(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Drama', exact: true }).click();
  await main.getByRole('searchbox').fill('aşk');
  await main.getByRole('button', { name: 'Filmleri göster' }).first().click();
}
