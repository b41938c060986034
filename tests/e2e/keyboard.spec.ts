import { tabTo } from './support/page-checks.ts';
import { answered, surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

test('signing in and one recommendation with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Giriş Yap / Kayıt Ol', exact: true }).first());
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await tabTo(page, form.getByRole('button', { name: 'Giriş Yap', exact: true }));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();

  const { tab, message, log } = surfaceOf(page);
  await tabTo(page, tab('Film Öner'));
  await page.keyboard.press('Enter');
  await tabTo(page, message);
  await page.keyboard.type('romantik bir film öner');
  await page.keyboard.press('Enter');
  await answered(page, 'romantik bir film öner');
  await expect(log.getByRole('article')).toHaveCount(3);

  // A card's details open, hold the focus, and close; the focus comes back to the card.
  const title = log.getByRole('article').first().getByRole('heading').getByRole('button');
  await tabTo(page, title, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await tabTo(page, popup.getByRole('button', { name: 'Kapat', exact: true }));
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(title).toBeFocused();
});
