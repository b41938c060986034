import type { Page } from '@playwright/test';

import { favouriteOf, watchedOf } from './support/films.ts';
import { signedIn } from './support/people.ts';
import { ask, cardButton, surfaceOf } from './support/surface.ts';
import { expect, storedIn, test } from './support/test.ts';

const titlesIn = async (page: Page, key: string) =>
  ((await storedIn(page, key)) as { title: string }[] | null)?.map(({ title }) => title) ?? [];
const noticeOf = (page: Page) => page.getByRole('region', { name: /Bildirimler/u });
const undoIn = (place: ReturnType<typeof noticeOf>) =>
  place.getByRole('button', { name: 'Geri al', exact: true });

test.use({ stored: signedIn });

test('W-05 an addition by chat is confirmed once, and taken back from its message in the sheet', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sohbet', exact: true }).click();
  await expect(surfaceOf(page).message).toBeFocused();
  await ask(page, 'Titanik filmini favorilerime ekle');
  await expect.poll(() => titlesIn(page, 'film_favorites')).toEqual(['Titanik']);
  // Asked for in one bubble, confirmed in one sentence.
  await expect(surfaceOf(page).log.getByText(/favorilerin/iu)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Geri al', exact: true })).toHaveCount(1);
  await undoIn(surfaceOf(page).log).click();
  await expect.poll(() => titlesIn(page, 'film_favorites')).toEqual([]);
  await expect(surfaceOf(page).log).toContainText('Geri alındı');
  await expect(page.getByRole('dialog', { name: 'Sohbet' })).toBeVisible();
});

test('after a reload it is taken back from its message', async ({ page }) => {
  await page.goto('/#/recommend');
  const { log } = surfaceOf(page);
  await ask(page, 'Titanik filmini izledim');
  await expect.poll(() => titlesIn(page, 'film_watched')).toEqual(['Titanik']);
  await page.reload();
  await undoIn(log).click();
  await expect(log).toContainText('Geri alındı');
  await expect.poll(() => titlesIn(page, 'film_watched')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the way back stands beside the film, however long its title, and no card grows for it', async ({
    page,
  }) => {
    await page.goto('/#/recommend');
    const { log } = surfaceOf(page);
    await ask(page, "Yüzüklerin Efendisi: Yüzük Kardeşliği'ni favorilerime ekle");
    const film = await log.getByRole('button', { name: /^Yüzüklerin Efendisi/u }).boundingBox();
    const undo = await undoIn(log).boundingBox();
    expect(undo?.y ?? 0).toBeLessThan((film?.y ?? 0) + (film?.height ?? 0));
    expect(undo?.x ?? 0).toBeGreaterThan((film?.x ?? 0) + (film?.width ?? 0) - 1);

    await ask(page, 'üç komedi öner');
    const card = log.getByRole('article').first();
    const heightOf = async () => (await card.boundingBox())?.height ?? 0;
    const before = await heightOf();
    await cardButton(card, 'Favori').click();
    await expect(card.getByRole('button', { name: 'Geri al' })).toBeVisible();
    expect(await heightOf()).toBeLessThanOrEqual(before);
  });
});

test('what another tab has changed since is left alone, and said so', async ({ page, context }) => {
  await page.goto('/#/recommend');
  const { log } = surfaceOf(page);
  await ask(page, 'Titanik filmini favorilerime ekle');
  await expect.poll(() => titlesIn(page, 'film_favorites')).toEqual(['Titanik']);

  const other = await context.newPage();
  await other.goto('/#/favorites');
  const card = other.getByRole('article', { name: 'Titanik' });
  await cardButton(card, 'Favori').click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Çıkar' }).click();
  await expect(card).toBeHidden();

  await undoIn(log).click();
  await expect(log).toContainText('Artık geri alınamıyor');
  await expect.poll(() => titlesIn(page, 'film_favorites')).toEqual([]);
});

test('a theme chosen by chat goes back', async ({ page }) => {
  await page.goto('/#/recommend');
  const { log } = surfaceOf(page);
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  const before = await isDark();
  await ask(page, before ? 'açık temaya geç' : 'koyu temaya geç');
  await expect.poll(isDark).toBe(!before);
  await undoIn(log).click();
  await expect.poll(isDark).toBe(before);
});

test.describe('with records', () => {
  const favourite = favouriteOf('Esaretin Bedeli', 1994);
  test.use({
    stored: {
      ...signedIn,
      film_favorites: JSON.stringify([
        favourite,
        { ...favouriteOf('Yeşil Yol', 1999), addedToFavoritesAt: '2026-10-03T18:00:00.000Z' },
      ]),
      film_watched: JSON.stringify([watchedOf('Matrix', 1999)]),
    },
  });

  test('Ctrl+Z brings back what a card removed, as it was', async ({ page }) => {
    await page.goto('/#/favorites');
    const card = page.getByRole('article', { name: 'Esaretin Bedeli' });
    await cardButton(card, 'Favori').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Çıkar' }).click();
    await expect(card).toBeHidden();
    await expect(undoIn(noticeOf(page))).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(card).toBeVisible();
    const stored = (await storedIn(page, 'film_favorites')) as (typeof favourite)[];
    expect(stored.map(({ title }) => title)).toEqual(['Esaretin Bedeli', 'Yeşil Yol']);
    expect(stored[0]?.addedToFavoritesAt).toBe(favourite.addedToFavoritesAt);
  });

  test('a change made in a popup is taken back without closing it', async ({ page }) => {
    await page.goto('/#/favorites');
    await page.getByRole('article', { name: 'Yeşil Yol' }).getByRole('heading').getByRole('button').click();
    const popup = page.getByRole('dialog', { name: 'Yeşil Yol' });
    await cardButton(popup, 'İzlendi').click();
    await expect.poll(() => titlesIn(page, 'film_watched')).toEqual(['Matrix', 'Yeşil Yol']);
    await expect(page.getByRole('button', { name: 'Geri al', exact: true })).toHaveCount(1);
    await undoIn(popup).click();
    await expect.poll(() => titlesIn(page, 'film_watched')).toEqual(['Matrix']);
    await expect(cardButton(popup, 'Favori')).toBeFocused();
    await expect(popup).toBeVisible();
  });
});
