import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('N-16 an address that was followed leads there after signing in', async ({ page }) => {
  await page.goto('/#/history');
  await page.getByRole('button', { name: 'Giriş Yap / Kayıt Ol' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Demo ile Giriş Yap' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Geçmiş Önerilerim' })).toBeVisible();
  await expect(page).toHaveURL(/#\/history$/u);
});

test.describe('signed in', () => {
  test.use({ stored: signedIn });

  test('T-23 the section of the settings survives a reload, and Back leads out of them', async ({ page }) => {
    await page.goto('/#/dashboard');
    await page.getByRole('button', { name: 'Ayarlar', exact: true }).click();
    await page.getByRole('tab', { name: 'Tercihler' }).click();
    await page.getByRole('tab', { name: 'Veri Yönetimi' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Veri Yönetimi' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Hoş geldin/u })).toBeVisible();
  });

  test('R-08 what came of the form is there again after another tab', async ({ page }) => {
    await page.goto('/#/recommend');
    const form = page.getByRole('form', { name: 'Film Önerisi Al' });
    await form.getByRole('button', { name: 'Komedi', exact: true }).click();
    await form.getByRole('button', { name: 'Öneri Al', exact: true }).click();
    const results = page.getByRole('main').getByRole('article');
    await expect(results).toHaveCount(3);
    const titles = await results.getByRole('heading').allInnerTexts();
    await page.getByRole('button', { name: 'Ana Sayfa', exact: true }).click();
    await page.getByRole('button', { name: 'Film Öner', exact: true }).click();
    await expect(results.getByRole('heading')).toHaveText(titles);
  });

  test('D-23 the films of the evening are the same after a reload', async ({ page }) => {
    await page.goto('/#/dashboard');
    const films = page
      .getByRole('region', { name: 'Bu akşam için üç film' })
      .getByRole('heading', { level: 3 });
    await expect(films).toHaveCount(3);
    const titles = await films.allInnerTexts();
    await page.reload();
    await expect(films).toHaveText(titles);
  });
});
