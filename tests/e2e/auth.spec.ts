import type { Page } from '@playwright/test';

import { axeFindings, overflowOf } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const theme of ['light', 'dark']) {
  test.describe(`the form, ${theme}`, () => {
    test.use({ stored: { film_app_theme: theme } });

    test(
      'axe finds nothing on the page, with every message shown, and in the modal',
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto('/#/giris');
        await expect(button(page, 'Giriş Yap')).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await button(page, 'Hesabın yok mu? Kayıt ol').click();
        await button(page, 'Kayıt Ol').click();
        await expect(page.getByText('Şifre onayı gerekli')).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
        await page.goto('/#/');
        await button(page, 'Ücretsiz Başla').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
        await button(page, 'Kapat').click();
        await expect(button(page, 'Ücretsiz Başla')).toBeFocused();
      },
    );
  });
}

test('A-02 A-07 registering with the keyboard alone, once every rule is met', async ({ page }) => {
  await page.goto('/#/giris');
  await button(page, 'Hesabın yok mu? Kayıt ol').press('Enter');
  await field(page, 'İsim').focus();
  for (const text of ['Işıl Şükran', 'isil@ornek.com', 'sinema!']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Past the button that shows the password.
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sinema!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Şifre en az 1 büyük harf içermelidir')).toBeVisible();
  await expect(field(page, 'Şifre')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sinema!');
  await page.keyboard.press('Enter');
  await expect(surfaceOf(page).tab('Ana Sayfa')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Işıl Şükran');
  // The form is gone, and the focus with it: from here one goes on with the page, not from the address bar.
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('signed in', () => {
  test.use({ stored: signedIn });

  test('signing out in one tab leads the other to the sign-in page, which says so', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/#/settings');
    await expect(other.getByRole('heading', { name: 'Ayarlar' })).toBeVisible();
    await page.goto('/');
    await button(page, 'Çıkış Yap').first().click();
    await expect(page.getByRole('heading', { name: 'Hesabına giriş yap' })).toBeFocused();
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(other).toHaveURL(/#\/giris$/u);
    await expect(other.getByRole('status')).toContainText('oturumun kapandı', { ignoreCase: true });
  });
});
