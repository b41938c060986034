import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';

import { favouriteOf, watchedOf } from './support/films.ts';
import { axeFindings, expectAccessible, overflowOf } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { ask, surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const contentOf = async (download: Download) => readFile(await download.path());

/** What a press hands out. */
async function downloadedBy(page: Page, pressing: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), pressing()]);
  return { name: download.suggestedFilename(), content: await contentOf(download) };
}

const DAY = '2026-03-07T18:30:00.000Z';
const watched = [
  { ...watchedOf('Kış Uykusu', 2014), score: 9, note: 'Uzun ama güzel', viewings: [DAY] },
  { ...watchedOf('=1+1', 2020), viewings: [DAY] },
];

test.describe('what somebody takes along', () => {
  test.use({
    stored: {
      ...signedIn,
      film_watched: JSON.stringify(watched),
      film_favorites: JSON.stringify([favouriteOf('Esaretin Bedeli', 1994)]),
    },
  });

  test('Y-01 Y-02 the lists, as an archive of tables without formulas', async ({ page }) => {
    await page.goto('/#/settings');
    await page.getByRole('tab', { name: 'Veri Yönetimi', exact: true }).click();
    const { name, content } = await downloadedBy(page, () =>
      page.getByRole('button', { name: 'CSV olarak indir' }).click(),
    );
    expect(name).toMatch(/^Letterboxd-SineSohbet-\d{4}-\d\d-\d\d\.zip$/u);
    const tables = Object.entries(unzipSync(content)).map(([file, bytes]) => ({
      file,
      rows: Papa.parse<Record<string, string>>(strFromU8(bytes), { header: true, skipEmptyLines: true }).data,
    }));
    expect(tables).toMatchObject([
      {
        file: 'watched.csv',
        rows: [
          {
            Title: 'Kış Uykusu',
            Year: '2014',
            Rating10: '9',
            WatchedDate: '2026-03-07',
            Review: 'Uzun ama güzel',
          },
          { Title: "'=1+1", Year: '2020' },
        ],
      },
      { file: 'likes.csv', rows: [{ Title: 'Esaretin Bedeli', Year: '1994' }] },
    ]);
    await expect(page.getByText(/arşivde 2 tablo var/u)).toBeVisible();
  });

  test('Y-03 Y-04 a conversation, as Markdown and as a message', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/recommend');
    const take = surfaceOf(page).chat.getByRole('button', { name: 'Sohbeti paylaş ya da indir' });
    await expect(surfaceOf(page).message).toBeVisible();
    await expect(take).toBeHidden();
    await ask(page, 'bana bir dram öner https://a.example/x');
    const titles = await surfaceOf(page).log.getByRole('article').getByRole('heading').allTextContents();
    expect(titles).toHaveLength(3);

    await take.click();
    await expect(dialog(page)).toContainText('Ben: bana bir dram öner');
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page, '[role=dialog]');
    await press(page, 'Kopyala');
    await expect(dialog(page).getByRole('status')).toHaveText('Kopyalandı.');
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message).not.toMatch(/https?:/u);
    for (const title of titles) expect(message).toContain(`• ${title} (`);

    await press(page, 'Markdown');
    const { name, content } = await downloadedBy(page, () => press(page, 'İndir'));
    expect(name).toMatch(/^SineSohbet-bana-bir-dram-oner.*-\d{4}-\d\d-\d\d\.md$/u);
    const text = content.toString('utf8');
    expect(text).toMatch(/^# bana bir dram öner/u);
    expect([...text.matchAll(/^\d\. \*\*(.+?)\*\* · \d{4} · /gmu)].map(([, title]) => title)).toEqual(titles);
    await press(page, 'Kapat');
    await expect(take).toBeFocused();
  });

  test('Y-05 Y-06 the report of a month, as a picture in both sizes', async ({ page }) => {
    await page.goto('/#/recommend');
    await ask(page, 'mart 2026 karnemi göster');
    const card = surfaceOf(page).log.getByRole('region', { name: 'Sinema karnesi' });
    await expect(card).toContainText('Mart 2026');
    expect(await axeFindings(page)).toEqual([]);
    await card.getByRole('button', { name: 'Resmini aç' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Sinema karnesi · Mart 2026' })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    for (const [size, width, height] of [
      ['Dikey', 1080, 1350],
      ['Yatay', 1920, 1080],
    ] as const) {
      await press(page, size);
      await expect(dialog(page).getByRole('img', { name: /2 film/u })).toHaveAttribute('aria-busy', 'false');
      const { name, content } = await downloadedBy(page, () => press(page, 'Resmi indir'));
      expect(name).toBe(`Sinema-karnesi-Mart-2026-${size.toLowerCase()}.png`);
      expect(content.subarray(1, 4).toString()).toBe('PNG');
      expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([width, height]);
      expect(await inksOf(page, content), 'no empty sheet').toBeGreaterThan(50);
    }
  });
});

/** How many different colours a picture has, of every hundredth dot. */
const inksOf = (page: Page, png: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const sheet = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    sheet?.drawImage(picture, 0, 0);
    const { data } = sheet?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4 * 101) colours.add(String(data.slice(at, at + 3)));
    return colours.size;
  }, png.toString('base64'));
