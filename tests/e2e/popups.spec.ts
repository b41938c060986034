import { favouriteOf } from './support/films.ts';
import { closeByClickAt, expectAccessible, tabTo } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { cardButton } from './support/surface.ts';
import { expect, test } from './support/test.ts';

test.use({
  stored: { ...signedIn, film_favorites: JSON.stringify([favouriteOf('Esaretin Bedeli', 1994)]) },
});

test.beforeEach(async ({ page }) => {
  await page.goto('/#/favorites');
});

test('P-01 P-02 P-11 P-12 P-13 the detail popup follows every change', async ({ page }) => {
  const title = page.getByRole('article').getByRole('heading').getByRole('button');
  await title.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Esaretin Bedeli' });
  const favourite = cardButton(popup, 'Favori');
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, '[role=dialog]');

  // Another tab of the browser takes the film out: the open popup says so.
  const other = await page.context().newPage();
  await other.goto('/#/favorites');
  await cardButton(other.getByRole('article'), 'Favori').click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Çıkar' }).click();
  await expect(other.getByText('Henüz favori filminiz yok')).toBeVisible();
  await other.close();
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await favourite.press('Enter');
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');

  await favourite.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Favorilerden çıkarılsın mı?' });
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Vazgeç' }).press('Enter');
  await expect(favourite).toBeFocused();
  await tabTo(page, popup.getByRole('button', { name: 'Kapat' }));
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await title.press('Enter');
  await closeByClickAt(page, popup, 4, 4);
});

test('P-20 P-21 P-22 P-25 the trailer popup begins anew each time', async ({ page }) => {
  const button = cardButton(page.getByRole('article'), 'Fragman');
  for (const close of ['Escape', 'Enter']) {
    await button.press('Enter');
    const popup = page.getByRole('dialog', { name: 'Fragman Bulunamadı' });
    await expect(popup).toContainText('“Esaretin Bedeli” filmi için maalesef fragman bulunamadı');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    if (close === 'Enter') {
      await expectAccessible(page, '[role=dialog]');
      await tabTo(page, popup.getByRole('button', { name: 'Kapat' }));
    }
    await page.keyboard.press(close);
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('V-06 the trailer popup leads to the settings, and is gone there', async ({ page }) => {
  await cardButton(page.getByRole('article'), 'Fragman').press('Enter');
  const popup = page.getByRole('dialog', { name: 'Fragman Bulunamadı' });
  await expect(popup).toContainText('film veri tabanı (TMDB) bağlı değil');
  await popup.getByRole('link', { name: "Ayarlar'ı aç" }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ayarlar', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('P-14 P-15 P-16 un-marking a watched film is a warning, marking one needs no word', async ({ page }) => {
  const watched = cardButton(page.getByRole('article'), 'İzlendi');
  await watched.press('Enter');
  await expect(watched).toHaveAttribute('aria-pressed', 'true');
  await watched.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'İzlendi işareti kaldırılsın mı?' });
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Kaldır' }).press('Enter');
  await expect(watched).toHaveAttribute('aria-pressed', 'false');
  await expect(watched).toBeFocused();
  await expect(cardButton(page.getByRole('article'), 'Favori')).toHaveAttribute('aria-pressed', 'true');
});

test('P-29 the web search leads to the title with `full izle`', async ({ page }) => {
  await page.evaluate(() => {
    // Only where it would lead: no request of a test leaves this machine.
    window.open = (url) => {
      document.title = String(url);
      return null;
    };
  });
  await cardButton(page.getByRole('article'), 'Ara').click();
  await expect(page).toHaveTitle(/Esaretin(?:\+|%20)Bedeli(?:\+|%20)full(?:\+|%20)izle/u);
});

test('the surprise and the classic form by keyboard', async ({ page }) => {
  await page.goto('/#/recommend');
  const form = page.getByRole('form', { name: 'Film Önerisi Al' });
  const surprise = page.getByRole('button', { name: 'Sürpriz Film', exact: true });
  await surprise.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Sürpriz Film!' });
  await expect(popup.getByRole('heading', { name: 'Neden önerildi' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await popup.getByRole('button', { name: 'Başka Sürpriz' }).press('Enter');
  await expect(popup.getByRole('heading', { name: 'Neden önerildi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(surprise).toBeFocused();

  await form.getByRole('button', { name: 'Komedi', exact: true }).press('Space');
  await expectAccessible(page, 'form');
  await form.getByRole('button', { name: 'Öneri Al', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Film Önerileriniz' })).toBeFocused();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Yeni Öneri Al' }).press('Enter');
  await expect(form).toBeFocused();
});

test.describe('the figures of a film', () => {
  test.use({
    stored: { ...signedIn, film_favorites: JSON.stringify([favouriteOf('Chappie', 2015, 'Bilim Kurgu')]) },
  });

  test('P-05 are whole beside a long genre, in every width of the popup', async ({ page }) => {
    await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
    const figures = page.getByRole('dialog', { name: 'Chappie' }).getByRole('definition');
    await expect(figures).toHaveCount(4);
    for (const width of [360, 390, 640, 700, 768, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await figures.evaluateAll((tiles) =>
        tiles.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => tile.textContent),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  });
});
