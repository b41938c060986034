import { signedIn } from './support/people.ts';
import { surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

test.describe('signed in', () => {
  test.use({ stored: signedIn });

  test('N-05 N-07 reload and Back keep the tab', async ({ page }) => {
    const { tab } = surfaceOf(page);
    const current = (name: string) => expect(tab(name)).toHaveAttribute('aria-current', 'page');
    await page.goto('/');
    await current('Ana Sayfa');
    await tab('Favorilerim').click();
    await expect(page).toHaveURL(/#\/favorites$/u);
    await tab('Ayarlar').click();
    await page.reload();
    await current('Ayarlar');
    await page.goBack();
    await current('Favorilerim');
    await expect(page).toHaveTitle('Favorilerim · SineSohbet');
    await page.goForward();
    await current('Ayarlar');
    await page.goto('/#/nowhere');
    await current('Ana Sayfa');
  });

  test('T-18 T-20 the chosen theme survives a reload, without a flash of the other', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Koyu tema', exact: true }).first();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/u);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('film_app_theme'))).toBe('dark');
    await page.reload({ waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    // Before the application has started: the script in the head has already read the choice.
    await expect(page.locator('html')).toHaveClass(/\bdark\b/u);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });
});

test('A-14 N-03 the sign-in page stands at its own address', async ({ page }) => {
  await page.goto('/#/giris');
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await expect(surfaceOf(page).tab('Ana Sayfa')).toBeVisible();
});
