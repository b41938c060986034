import { batchOf, favouriteOf, filmOf } from './support/films.ts';
import { tabTo } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { answered, cardButton, surfaceOf } from './support/surface.ts';
import { expect, storedIn, test } from './support/test.ts';

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

test.describe('somebody who has no mouse', () => {
  test.use({ stored: signedIn });

  test('refines by chip, keeps a film and takes it back, sees the trailer, clears the history and leaves', async ({
    page,
  }) => {
    await page.goto('/#/recommend');
    const { chat, log, message, tab } = surfaceOf(page);
    const favourites = async () => (await storedIn(page, 'film_favorites')) as unknown[] | null;
    await expect(message).toBeFocused();
    await page.keyboard.type('hüzünlü bir dram öner');
    await page.keyboard.press('Enter');
    await answered(page, 'hüzünlü bir dram öner');

    // The chips are one stop before the composer, where the focus is back after the answer.
    const chips = chat.getByRole('group', { name: 'Hızlı öneriler' }).getByRole('button');
    await tabTo(page, chips.first(), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(chips.nth(1)).toBeFocused();
    const wish = (await chips.nth(1).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await answered(page, wish);
    await expect(message).toBeFocused();
    await expect(log.getByRole('article')).toHaveCount(6);

    const card = log.getByRole('article').nth(3);
    await tabTo(page, cardButton(card, 'Favori'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(favourites).toHaveLength(1);
    await tabTo(page, page.getByRole('button', { name: 'Geri al', exact: true }));
    await page.keyboard.press('Enter');
    await expect.poll(favourites).toHaveLength(0);

    const title = card.getByRole('heading').getByRole('button');
    await tabTo(page, title, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: (await title.textContent()) ?? '' });
    await tabTo(page, details.getByRole('button', { name: 'Fragman', exact: true }));
    await page.keyboard.press('Enter');
    const trailer = page.getByRole('dialog', { name: 'Fragman Bulunamadı' });
    // It has the keys once the focus is in it and it was painted.
    await expect(trailer.getByRole('button', { name: 'Kapat', exact: true }).first()).toBeFocused();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    // On a busy machine the first key may come before the popup listens.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(trailer).toBeHidden({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await tabTo(page, tab('Geçmiş'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Tümünü Sil', exact: true }));
    await page.keyboard.press('Enter');
    const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Tümünü Sil', exact: true });
    await tabTo(page, sure);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Henüz geçmiş önerin yok')).toBeVisible();
    // The button is gone, and what goes on in its place is a part of the page, without a ring around it.
    await expect(page.locator('main :focus')).toHaveCSS('outline-style', 'none');

    await tabTo(page, page.getByRole('button', { name: 'Çıkış Yap', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Giriş Yap', exact: true })).toBeVisible();
  });
});

test.describe('a notice', () => {
  const batches = [3, 2].map((day) =>
    batchOf(
      [1, 2, 3].map((at) => filmOf(`Film ${day}${at}`, 2000 + at)),
      `2026-11-0${day}T20:00:00.000Z`,
    ),
  );
  test.use({
    stored: { ...signedIn, film_recommendations: JSON.stringify(batches) },
    viewport: { width: 390, height: 844 },
  });

  test('hides nothing that has the focus, lets Tab go on, and leaves the focus to the page once pressed', async ({
    page,
  }) => {
    await page.goto('/#/history');
    const main = page.getByRole('main');
    const first = main.getByRole('button', { name: 'Öneriyi sil', exact: true }).first();
    await first.focus();
    await page.keyboard.press('Enter');
    const notice = page.getByRole('region', { name: /Bildirimler/u });
    const undo = notice.getByRole('button', { name: 'Geri al', exact: true });
    await expect(undo).toBeVisible();

    await tabTo(page, first);
    const top = async () => (await notice.getByRole('listitem').boundingBox())?.y ?? 0;
    const foot = async () => {
      const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
      return y + height;
    };
    expect(await foot()).toBeLessThanOrEqual(await top());

    // Beyond the notice the page is at its end, and does not begin again with the button before it.
    await tabTo(page, undo);
    await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name: 'Tümünü Sil', exact: true })).not.toBeFocused();
    await tabTo(page, undo, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: 'Öneriyi sil', exact: true })).toHaveCount(2);
    await expect(main).toBeFocused();
    const search = main.getByRole('searchbox', { name: 'Geçmişte ara' });
    await tabTo(page, search);
    await expect(notice.getByRole('listitem')).toHaveCount(0, { timeout: 10_000 });
    await expect(search).toBeFocused();
  });
});

test.describe('the details of a film', () => {
  test.use({
    stored: { ...signedIn, film_favorites: JSON.stringify([favouriteOf('Esaretin Bedeli', 1994)]) },
  });

  for (const width of [390, 1440]) {
    test(`have what can be done first and the stars after it, as they are read, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/#/favorites');
      await page.getByRole('article').first().getByRole('heading').getByRole('button').press('Enter');
      const details = page.getByRole('dialog', { name: 'Esaretin Bedeli' });
      await expect(details).toBeFocused();
      for (const name of ['Favori', 'İzlendi', 'İzleyeceğim', 'Fragman']) {
        await page.keyboard.press('Tab');
        await expect(details.getByRole('button', { name, exact: true })).toBeFocused();
      }
      await tabTo(page, details.getByRole('radio').first());
    });
  }
});
