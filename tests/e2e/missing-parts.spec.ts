import type { Page } from '@playwright/test';

import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ stored: signedIn, expectedNoise: [/ERR_FAILED|Failed to load|dynamically imported/u] });

async function lose(page: Page, part: RegExp) {
  await page.route(part, (route) => route.abort('failed'));
}

test('E-11 a screen that does not load says so, and Tekrar dene fetches it', async ({ page }) => {
  await page.goto('/#/dashboard');
  await expect(page.getByRole('region', { name: 'Bu akşam için üç film' }).getByRole('listitem')).toHaveCount(
    3,
  );
  await lose(page, /history-screen.*\.js$/u);
  await page.getByRole('button', { name: 'Geçmiş', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Bu sayfa yüklenemedi.');
  await page.unroute(/history-screen.*\.js$/u);
  await alert.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { name: 'Geçmiş Önerilerim' })).toBeVisible();
});

test('E-11 the form does what was asked once its part comes', async ({ page }) => {
  await lose(page, /first-layer.*\.js$/u);
  // The network is gone altogether: the page must stay and say so, not give way to the browser's own.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort('failed') : route.fallback(),
  );
  await page.goto('/#/recommend');
  const form = page.getByRole('form', { name: 'Film Önerisi Al' });
  await form.getByRole('button', { name: 'Komedi', exact: true }).click();
  await form.getByRole('button', { name: 'Öneri Al', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Film önerileri alınamadı: Sayfanın bir parçası yüklenemedi.');
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { name: 'Film Önerileriniz' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
});

test.describe('a part on its way', () => {
  test.use({ expectedNoise: [], viewport: { width: 390, height: 844 } });

  test('the conversation has its head and the place of its composer before it comes, and nothing moves then', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/compose-assistant.*\.js$/u, async (route) => {
      await held.promise;
      await route.fallback();
    });
    await page.goto('/#/recommend');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: 'Sohbet yükleniyor' })).toBeAttached();
    // One shape: that of the tab is gone by then.
    const shape = main.locator('.animate-shimmer');
    await expect(shape).toHaveCount(1);
    const place = await shape.boundingBox();
    held.resolve();
    const composer = main.locator('form').filter({ has: page.getByRole('textbox', { name: 'Mesajınız' }) });
    await expect(composer).toBeVisible();
    expect(place).toEqual(await composer.boundingBox());
  });
});
