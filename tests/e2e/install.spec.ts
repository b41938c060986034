import { axeFindings } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

test('O-02 a shared text waits in the composer, also where somebody has to sign in first', async ({
  page,
}) => {
  await page.goto('/?title=Letterboxd&query=Uzak+gibi+bir+film&url=https%3A%2F%2Fboxd.it%2Fa');
  await page.getByRole('button', { name: 'Giriş Yap / Kayıt Ol', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Demo ile Giriş Yap' }).click();
  const box = page.getByRole('main').getByRole('textbox', { name: 'Mesajınız' });
  await expect(box).toHaveValue('Uzak gibi bir film https://boxd.it/a');
  await expect(page).not.toHaveURL(/query|title/u);
  await surfaceOf(page).tab('Film Öner').click();
  await expect(surfaceOf(page).message).toHaveValue('Uzak gibi bir film https://boxd.it/a');
  await expect(surfaceOf(page).log.getByRole('article')).toHaveCount(0);
});

test.describe('signed in', () => {
  test.use({ stored: signedIn });

  test('O-02 the shortcut of the installed app begins a surprise, a link in a page none', async ({
    page,
  }) => {
    await page.goto('/?surprise');
    await expect(page.getByRole('heading', { name: /Hoş geldin/u })).toBeVisible();
    await expect(page).not.toHaveURL(/surprise/u);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        query === '(display-mode: standalone)'
          ? Object.assign(matchMedia('all'), {})
          : matchMedia.call(window, query);
    });
    await page.goto('about:blank');
    await page.goto('/?surprise');
    await expect(page.getByRole('dialog', { name: /Sürpriz/u })).toBeVisible();
  });

  test('O-01 Ayarlar offers to install where the browser does, and asks it on a press', async ({ page }) => {
    await page.goto('/#/settings/device');
    const section = page.getByRole('region', { name: 'Uygulama', exact: true });
    await expect(section.getByRole('button', { name: 'İnternetsiz kullanım' })).toBeVisible();
    await expect(section.getByText('Uygulamayı yükle')).toHaveCount(0);
    await page.evaluate(() => {
      const prompt = async () => (document.body.dataset['prompted'] = 'yes');
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
    await expect(section.getByText('Uygulamayı yükle')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await section.getByRole('button', { name: 'Yükle', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-prompted', 'yes');
    await expect(section.getByText('Uygulamayı yükle')).toHaveCount(0);
  });
});
