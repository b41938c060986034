import type { Page } from '@playwright/test';

import { axeFindings, overflowOf } from './support/page-checks.ts';
import { favouriteOf, watchedOf } from './support/films.ts';
import { LONG_NAME, personNamed, signedIn } from './support/people.ts';
import { surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Ana gezinme' });

test.describe('on a phone', () => {
  test.use({
    stored: { film_app_user: personNamed(LONG_NAME) },
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });

  test('N-11 N-12 the menu works by keyboard, holds a long name, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = bar(page).getByRole('button', { name: 'Menü', exact: true });
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/^Muhammed Abdülkadir/u).first()).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(surfaceOf(page).tab('Ana Sayfa')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.press('Enter');
    await surfaceOf(page).tab('Geçmiş').press('Enter');
    await expect(page).toHaveURL(/#\/history$/u);
    await expect(menu).toBeFocused();
  });

  test('everything in the bar and the menu is at least 44 px, for a thumb', async ({ page }) => {
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'Menü', exact: true }).click();
    const small = await bar(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect();
          return width >= 44 && height >= 44 ? [] : [`${button.textContent} ${width}×${height}`];
        }),
      );
    expect(small).toEqual([]);
  });
});

test.describe('with a long name', () => {
  test.use({ stored: { film_app_user: personNamed(LONG_NAME) } });

  test('no tab is wider than a window of 360, 768, 1024 or 1440 px', async ({ page }) => {
    for (const tab of ['dashboard', 'recommend', 'favorites', 'history', 'settings']) {
      await page.goto(`/#/${tab}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      for (const width of [360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), `${tab}, ${width} px`).toBe(0);
      }
    }
  });
});

test.describe('with old records', () => {
  test.use({
    stored: {
      ...signedIn,
      film_favorites: JSON.stringify([{ ...favouriteOf('Eski', 1990), id: 7 }, favouriteOf('Uzak', 2002)]),
      film_watched: JSON.stringify([{ ...watchedOf('Daha Eski', 1980), id: 100 }]),
    },
  });

  test('N-04 C-02 C-04 C-05 the cleanup says what it removed, and leaves by keyboard', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('eski kayıtlardan 1 favori ve 1 izlenen film kaldırıldı')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const notice = page.getByRole('status').filter({ hasText: 'Günlük temizlik' });
    await notice.getByRole('button', { name: 'Kapat', exact: true }).press('Enter');
    await expect(notice).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
