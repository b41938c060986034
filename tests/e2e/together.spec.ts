import type { Page } from '@playwright/test';

import { letterboxdZip } from '#tests/import/support/exports.ts';
import { aFilmLife } from '#tests/import/support/film-life.ts';

import { expectAccessible, overflowOf } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { expect, storedIn, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const askedAbout = (page: Page) =>
  page.getByRole('region', { name: /kişinin seçimi$/u }).getByRole('heading');

/** Writes what both want and opens a round of ten. */
async function beginRound(page: Page): Promise<void> {
  await page.goto('/#/recommend');
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'İkimize üç film').click();
  await page.getByLabel('Bu akşam ne istersin?').fill('gerilim olsun');
  await page.getByLabel('Neleri sever, ne istemez?').fill('romantik komedi sever, korku sevmez');
  await button(page, 'Üç film seç').click();
  await expect(page.getByRole('region', { name: 'İkiniz için' }).getByRole('article')).toHaveCount(3);
  await button(page, 'Tura başla').click();
  await expect(page.getByText('Birinci kişi · 1/10')).toBeVisible();
}

test.describe('two people', () => {
  test.use({ stored: signedIn });

  test('J-10 J-11 J-12 J-13 choose on one device, by keys alone, through a reload', async ({ page }) => {
    await beginRound(page);
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect(page.getByText('Birinci kişi · 4/10')).toBeVisible();
    const title = await askedAbout(page).innerText();
    await page.reload();
    await expect(askedAbout(page)).toHaveText(title);
    for (let film = 4; film <= 10; film++) await page.keyboard.press('ArrowRight');
    await button(page, 'Sıra bende, başla').click();
    for (let film = 1; film <= 10; film++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'İkiniz de istiyorsunuz' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
    await page.goBack();
    await expect(page.getByLabel('Bu akşam ne istersin?')).toBeVisible();
  });

  test('J-12 drag films aside', async ({ page }) => {
    await beginRound(page);
    const first = await askedAbout(page).innerText();
    const box = await page.getByRole('main').getByRole('article').boundingBox();
    if (box === null) throw new Error('no card');
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 4 });
    await page.mouse.up();
    await expect(askedAbout(page)).toHaveText(first);
    await page.mouse.down();
    await page.mouse.move(x + 160, y, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText('Birinci kişi · 2/10')).toBeVisible();
    // A press on the title is a press and no drag.
    await askedAbout(page).getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('J-16 the file of the other one reaches no record', async ({ page }) => {
    await page.goto('/#/recommend/ikimiz');
    const { name, bytes } = letterboxdZip(aFilmLife(60));
    const file = { name, mimeType: 'application/zip', buffer: Buffer.from(bytes) };
    await page.getByLabel('Öteki kişinin film dosyası').setInputFiles(file);
    await expect(page.getByText(/izlediği, \d+ sevdiği film okundu/u)).toBeVisible();
    await button(page, 'Üç film seç').click();
    await expect(page.getByRole('region', { name: 'İkiniz için' }).getByRole('article')).toHaveCount(3);
    for (const key of ['film_watched', 'film_favorites', 'film_watchlist', 'film_recommendations'])
      expect((await storedIn(page, key)) ?? []).toEqual([]);
  });

  test('J-15 are heard in the conversation, which leads to the round', async ({ page }) => {
    await page.goto('/#/recommend');
    await page.getByRole('textbox', { name: 'Mesajınız' }).fill('ben korku o romantik');
    await button(page, 'Gönder').click();
    await page.getByRole('link', { name: 'On filmlik tura başla' }).click();
    await expect(page.getByText('Birinci kişi · 1/10')).toBeVisible();
  });

  test('J-15 the sheet of the conversation does not cover the round that it leads to', async ({ page }) => {
    await page.goto('/#/history');
    await button(page, 'Sohbet').click();
    const sheet = page.getByRole('dialog', { name: 'Sohbet' });
    await sheet.getByRole('textbox', { name: 'Mesajınız' }).fill('ikimize üç film');
    await sheet.getByRole('button', { name: 'Gönder', exact: true }).click();
    await sheet.getByRole('link', { name: 'On filmlik tura başla' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Birinci kişi · 1/10')).toBeVisible();
  });

  test('J-14 a hostile address ends in a sentence', async ({ page }) => {
    for (const code of ['1kotu', '%3Cscript%3E', '2AAAA', '1'.repeat(5000)]) {
      await page.goto(`/#/recommend/ikimiz/${code}`);
      await expect(page.getByRole('alert')).toHaveText(/^Bu tur/u);
    }
  });

  test('axe finds nothing at 390 and 1440 px, light or dark, and nothing is wider than the window', async ({
    page,
  }) => {
    const check = async () => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, 'html');
        expect(await overflowOf(page)).toBe(0);
      }
    };
    await beginRound(page);
    await check();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'İkiniz için' })).toBeVisible();
    await check();
    await page.goForward();
    for (let film = 1; film <= 10; film++) await button(page, film % 3 === 0 ? 'Hayır' : 'Evet').click();
    await check();
    await button(page, 'Sıra bende, başla').click();
    for (let film = 1; film <= 10; film++) await button(page, film % 4 === 0 ? 'Hayır' : 'Evet').click();
    await expect(page.getByRole('heading', { name: 'İkiniz de istiyorsunuz' })).toBeVisible();
    await check();
  });
});

test('J-17 a link that was sent leads through signing in to the second turn', async ({
  browser,
  page,
  baseURL,
}) => {
  const sender = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] });
  const first = await sender.newPage();
  await first.goto('/#/giris');
  await first.getByRole('button', { name: 'Demo ile Giriş Yap' }).click();
  await expect(first.getByRole('heading', { level: 1, name: /^Hoş geldin/u })).toBeVisible();
  await beginRound(first);
  for (let film = 1; film <= 10; film++) await first.keyboard.press('ArrowRight');
  await expect(first.getByRole('heading', { name: 'Sıra ikinci kişide' })).toBeVisible();
  const link = first.url();
  await sender.close();

  await page.goto(link);
  await page.getByRole('button', { name: 'Giriş Yap / Kayıt Ol' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Demo ile Giriş Yap' }).click();
  await button(page, 'Sıra bende, başla').click();
  for (let film = 1; film <= 10; film++) await button(page, film === 1 ? 'Evet' : 'Hayır').click();
  await expect(page.getByRole('heading', { name: 'İkiniz de istiyorsunuz' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/#\/recommend\/ikimiz\/1[\w-]{64}$/u);
});
