import type { Page } from '@playwright/test';

import { batchOf, favouriteOf, filmOf } from './support/films.ts';
import { closeByClickAt } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { surfaceOf } from './support/surface.ts';
import { expect, storedIn, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('L-08 L-09 L-10 the form opens over the landing page, and closes by its X and its backdrop', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('dialog', { name: 'Hesabına giriş yap' });
  await button(page, 'Giriş Yap / Kayıt Ol').click();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(form).toBeHidden();
  await button(page, 'Ücretsiz Başla').click();
  await expect(form).toBeVisible();
  await closeByClickAt(page, form, 8, 400);
});

test.describe('the records of a browser', () => {
  test.use({
    stored: {
      ...signedIn,
      film_favorites: JSON.stringify([favouriteOf('Kelebek', 2005)]),
      film_recommendations: JSON.stringify([batchOf([filmOf('Babam', 2005)], '2026-11-01T20:00:00.000Z')]),
    },
  });

  test('A-31 K-24 are there for whoever signs in next', async ({ page }) => {
    await page.goto('/');
    await button(page, 'Çıkış Yap').click();
    await field(page, 'E-posta').fill('deniz@ornek.com');
    await field(page, 'Şifre').fill('x');
    await button(page, 'Giriş Yap').click();
    await expect(page.getByRole('heading', { name: 'Hoş geldin, deniz!' })).toBeVisible();
    await expect.poll(() => storedIn(page, 'film_app_user')).toMatchObject({ id: 1, name: 'deniz' });
    await surfaceOf(page).tab('Favorilerim').click();
    await expect(page.getByRole('article', { name: 'Kelebek', exact: true })).toBeVisible();
  });

  test('H-04 H-24 the history is cleared, and the page comes anew', async ({ page }) => {
    await page.goto('/#/history');
    await expect(page.getByRole('region', { name: 'Özet' })).toBeVisible();
    const loaded = page.waitForEvent('load');
    await button(page, 'Temizle ve Yenile').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Temizle ve Yenile' }).click();
    await loaded;
    await expect(page.getByText('Henüz geçmiş önerin yok')).toBeVisible();
    await expect.poll(() => storedIn(page, 'film_favorites')).toHaveLength(1);
  });
});
