import type { Page } from '@playwright/test';

import { STORAGE_KEYS } from '#storage/box/keys.ts';

import { sampleRecords } from './sample-records.ts';
import type { Act, Scene } from './scene.ts';

const HEAD = 'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,Year,Directors';
/** Known, open between several, unknown here, and no films. */
const ROWS = [
  'tt0133093,9,2019-05-02,The Matrix,The Matrix,,Movie,1999,Lana Wachowski',
  'tt0338013,10,2020-02-14,Eternal Sunshine of the Spotless Mind,Eternal Sunshine of the Spotless Mind,,Movie,2004,Michel Gondry',
  'tt0364569,8,2021-03-01,Oldboy,Oldeuboi,,Movie,,',
  'tt0076786,7,2021-03-02,Suspiria,Suspiria,,Movie,,',
  'tt1411697,4,2022-08-09,"Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine Uzun Bir Film Adı",,,Movie,2017,Ayşe Yılmaz',
  'tt0903747,10,2015-01-01,Breaking Bad,Breaking Bad,,TV Series,2008–2013,',
];
/** So many that the way there can be seen. */
const MANY = Array.from(
  { length: 20_000 },
  (_, index) => `tt${3_000_000 + index},7,2020-01-01,Film ${index},,,Movie,1999,`,
);

/** A list of the person's own, as Letterboxd writes it. */
const LIST = [
  'Letterboxd list export v7',
  'Date,Name,Tags,URL,Description',
  '2024-03-01,"Yağmurlu pazar günlerinde battaniye altında seyredilecekler",,https://boxd.it/x,',
  '',
  'Position,Name,Year,URL,Description',
  '1,Amélie,2001,https://boxd.it/a,',
  '2,Spirited Away,2001,https://boxd.it/b,',
].join('\n');
/** A file of this app, of which most is here already. */
async function ownFile(): Promise<string> {
  const now = new Date();
  const stored = await sampleRecords({ batches: 0, favourites: 15, watched: 20 }, now);
  const films = (key: string): unknown => JSON.parse(stored[key] ?? '[]');
  return JSON.stringify({
    favourites: films(STORAGE_KEYS.favourites),
    watched: films(STORAGE_KEYS.watched),
    exportDate: now.toISOString(),
  });
}

/** Chooses a file as it would be chosen in the settings. */
async function choose(page: Page, rows: readonly string[] | string, name = 'ratings.csv'): Promise<void> {
  const text = typeof rows === 'string' ? rows : [HEAD, ...rows].join('\n');
  await page.getByRole('tab', { name: 'Veri Yönetimi', exact: true }).click();
  await page
    .getByLabel('İçe aktarılacak dosya')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const scene = (name: string, prepare: (page: Page) => Promise<void>): Scene => ({
  name,
  address: '/#/settings',
  windowOnly: true,
  prepare,
});
const add = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Ekle', exact: true });

/** A file brought in, from the choice to what became of it. */
export const IMPORT_ACT: Act = {
  name: 'ice-aktar',
  stored: (now) => sampleRecords({ batches: 2, favourites: 12, watched: 8 }, now),
  scenes: [
    scene('deneme', async (page) => {
      await choose(page, ROWS);
      await add(page).waitFor();
    }),
    scene('secim', async (page) => {
      await choose(page, ROWS);
      await add(page).waitFor();
      await page.getByRole('dialog').getByRole('combobox').last().scrollIntoViewIfNeeded();
    }),
    scene('surerken', async (page) => {
      await choose(page, MANY);
      await page.getByRole('dialog').getByRole('progressbar').waitFor();
    }),
    scene('sonuc', async (page) => {
      await choose(page, ROWS);
      await add(page).click();
      await page.getByRole('heading', { name: 'Bulduklarım eklendi' }).waitFor();
    }),
    scene('geri-alindi', async (page) => {
      await choose(page, ROWS);
      await add(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Geri al', exact: true }).click();
      await page.getByRole('heading', { name: 'Eklenenler geri alındı' }).waitFor();
    }),
    scene('listeler', async (page) => {
      await choose(page, LIST, 'en-sevdigim-yagmurlu-gun-filmleri.csv');
      await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    }),
    scene('kendi', async (page) => {
      await choose(page, await ownFile(), 'SineSohbet-2026-11-01.json');
      await add(page).waitFor();
    }),
    scene('bos', async (page) => {
      await choose(page, [ROWS.at(-1) ?? '']);
      await page.getByRole('heading', { name: 'Eklenecek film yok' }).waitFor();
    }),
    scene('hata', async (page) => {
      await choose(page, 'Alışveriş listesi,Adet\nEkmek,2\n', 'alisveris-listesi-kasim-2026.csv');
      await page.getByRole('heading', { name: 'Bu dosya alınamadı' }).waitFor();
    }),
  ],
};
