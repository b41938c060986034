import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { axeFindings, overflowOf } from './support/page-checks.ts';
import { batchOf, favouriteOf, filmOf, watchedOf } from './support/films.ts';
import { LONG_NAME, personNamed, signedIn } from './support/people.ts';
import { ask } from './support/surface.ts';
import { expect, storedIn, test } from './support/test.ts';

const SECTIONS = [
  'Profil',
  'Tercihler',
  'Tema',
  'Bildirimler',
  'Gizlilik',
  'Yapay Zekâ',
  'Uygulama',
  'Veri Yönetimi',
  'Hakkında',
] as const;

const full = {
  ...signedIn,
  film_favorites: JSON.stringify([favouriteOf('Uzak', 2002), favouriteOf('Eşkıya', 1996)]),
  film_watched: JSON.stringify([watchedOf('Masumiyet', 1997)]),
  film_recommendations: JSON.stringify([batchOf([filmOf('Kış Uykusu', 2014)], '2026-10-01T18:00:00.000Z')]),
};

async function openSection(page: Page, name: (typeof SECTIONS)[number]): Promise<void> {
  await page.goto('/#/settings');
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chooseFile = (page: Page, text: string | Buffer) =>
  page.getByLabel('İçe aktarılacak dosya').setInputFiles({
    name: 'SineSohbet-2026-11-21.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

for (const theme of ['light', 'dark']) {
  test.describe(`settings, ${theme}`, () => {
    test.use({
      stored: { ...full, film_watched: '{bozuk', film_app_theme: theme },
      expectedNoise: [/Kayıt okunamadı, ayrıca saklandı: film_watched/u],
    });

    test('axe finds nothing in any section', { tag: '@long' }, async ({ page }) => {
      // Seven sections, and axe takes seconds for each on a busy machine.
      test.slow();
      await page.setViewportSize({ width: 390, height: 844 });
      for (const name of SECTIONS) {
        await openSection(page, name);
        expect(await axeFindings(page), name).toEqual([]);
        expect(await overflowOf(page), name).toBe(0);
      }
    });

    test('axe finds nothing in what opens over the sections', { tag: '@long' }, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 390, height: 844 });
      await openSection(page, 'Veri Yönetimi');
      const dialogs = [
        () => chooseFile(page, JSON.stringify({ favourites: [favouriteOf('Üç Maymun', 2008)] })),
        () => button(page, 'Tüm verileri sil').click(),
      ];
      for (const open of dialogs) {
        await open();
        const popup = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await expect(popup).toBeVisible();
        await expect(popup).not.toHaveAttribute('aria-busy', 'true');
        expect(await axeFindings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();
      }
      await openSection(page, 'Tercihler');
      await button(page, 'Sıfırla').click();
      await expect(page.getByRole('alertdialog')).toContainText(
        'Film tercihlerini sıfırlamak istediğine emin misin?',
      );
      expect(await axeFindings(page)).toEqual([]);
      await button(page, 'Vazgeç').click();
      await expect(button(page, 'Sıfırla')).toBeFocused();
    });
  });
}

test.describe('all my data', () => {
  test.use({ stored: full });

  test('T-13 T-14 T-15 comes along as a file, conversations too, and back on another device', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/#/recommend');
    await ask(page, 'merhaba');
    await openSection(page, 'Veri Yönetimi');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'JSON olarak indir').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^SineSohbet-\d{4}-\d{2}-\d{2}\.json$/u);
    const text = await readFile(await download.path(), 'utf8');

    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      reducedMotion: 'reduce',
      // Not what this test's own browser holds.
      storageState: { cookies: [], origins: [] },
    });
    const other = await context.newPage();
    await other.goto('/#/giris');
    await other.getByRole('button', { name: 'Demo ile Giriş Yap', exact: true }).click();
    await expect(other.getByRole('heading', { name: /^Hoş geldin/u })).toBeVisible();
    await openSection(other, 'Veri Yönetimi');
    await chooseFile(other, text);
    const dialog = other.getByRole('dialog', { name: 'Bunlar eklenecek' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      '2 favori film',
      '1 izlenen film',
      '1 geçmiş öneri',
      '1 sohbet',
    ]);
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect(other.getByRole('dialog', { name: 'Hepsi eklendi' })).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(other.getByRole('dialog')).toBeHidden();
    await expect.poll(() => storedIn(other, 'film_favorites')).toHaveLength(2);

    // The second time there is nothing to add; and what was added can be taken back.
    await chooseFile(other, text);
    await expect(other.getByRole('dialog', { name: 'Eklenecek bir şey yok' })).toBeVisible();
    await other.keyboard.press('Escape');
    await other.getByRole('tabpanel').getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect(other.getByRole('tabpanel').getByText('Geri alındı')).toBeVisible();
    await expect.poll(() => storedIn(other, 'film_favorites')).toEqual([]);
    await expect.poll(() => storedIn(other, 'film_chats')).toEqual([]);
    await context.close();
  });

  test('stays as it is when the file is broken', async ({ page }) => {
    await openSection(page, 'Veri Yönetimi');
    await chooseFile(page, '{"favourites": [');
    await expect(page.getByRole('alert').filter({ hasText: 'yarım kalmış' })).toBeVisible();
    await expect.poll(() => storedIn(page, 'film_favorites')).toHaveLength(2);
  });

  test('T-16 goes altogether, which the sign-in page says', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openSection(page, 'Tema');
    await button(page, 'Koyu görünüm').click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/u);
    await page.goto('/#/recommend');
    await ask(page, 'merhaba');
    await openSection(page, 'Veri Yönetimi');
    await button(page, 'Tüm verileri sil').click();
    const question = page.getByRole('alertdialog', { name: 'Tüm veriler silinsin mi?' });
    await expect(question).toContainText('Bu işlem geri alınamaz');
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(page.getByText('Tüm verilerin bu cihazdan silindi')).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/u);
    await page.reload();
    // The cleanup of the page that has just come writes its day.
    const left = await page.evaluate(() =>
      Object.entries({ ...localStorage }).filter(
        ([key, value]) => value !== '[]' && key !== 'favorite_cleanup_date',
      ),
    );
    expect(left).toEqual([]);
  });
});

test.describe('a name of 200 characters in two scripts', () => {
  test.use({ stored: { film_app_user: personNamed(LONG_NAME) } });

  test('breaks no settings at 360 px, and can be edited by keyboard alone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const name of SECTIONS) {
      await openSection(page, name);
      expect(await overflowOf(page), name).toBe(0);
    }
    await openSection(page, 'Profil');
    await button(page, 'Düzenle').press('Enter');
    const field = page.getByRole('textbox', { name: 'İsim', exact: true });
    await expect(field).toBeFocused();
    expect(await overflowOf(page)).toBe(0);
    await field.fill('Işıl');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Düzenle')).toBeFocused();
    await expect(page.getByRole('definition').first()).toHaveText('Işıl');
  });
});

test.describe('once signed in', () => {
  test.use({ stored: signedIn });

  test('C-07 C-08 debug helpers and measurements come once the page has settled', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'info') lines.push(message.text());
    });
    await page.goto('/');
    await page.waitForFunction(() => window.filmDebug !== undefined);
    expect(await page.evaluate(() => Object.keys(window.filmDebug ?? {}).toSorted())).toEqual([
      'clear',
      'debug',
      'fix',
      'resetFavourites',
      'resetRefresh',
      'stopRefresh',
      'testFilm',
    ]);
    expect(await page.evaluate(() => window.filmDebug?.testFilm('Uzak', 2002))).toMatchObject({
      favourite: null,
      batches: 0,
    });
    await expect.poll(() => lines.join('\n')).toMatch(/Ölçüm: TTFB \d+ ms/u);
  });
});

test.describe('tabs', () => {
  test.use({ stored: signedIn });

  test('a tab has the ring of the focus by keys, and not by a press', async ({ page }) => {
    await openSection(page, 'Tema');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(tab('Tema')).toBeFocused();
    await expect(tab('Tema')).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowDown');
    await expect(tab('Bildirimler')).toBeFocused();
    await expect(tab('Bildirimler')).toHaveCSS('outline-style', 'solid');
  });
});
