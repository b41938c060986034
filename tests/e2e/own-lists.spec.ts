import type { Page } from '@playwright/test';

import { favouriteOf, filmOf, watchedOf } from './support/films.ts';
import { expectAccessible, overflowOf } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { cardButton } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const wanted = { ...filmOf('Masumiyet', 1997), addedToWatchlistAt: '2026-06-01T18:00:00.000Z' };

test.use({
  stored: {
    ...signedIn,
    film_favorites: JSON.stringify([favouriteOf('Zübük', 1980)]),
    film_watched: JSON.stringify([watchedOf('Uzak', 2002)]),
    film_watchlist: JSON.stringify([wanted]),
  },
});

const details = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const openFrom = async (page: Page, list: RegExp, title: string) => {
  await page.goto('/#/favorites');
  await page.getByRole('tab', { name: list }).click();
  await page.getByRole('article', { name: title }).getByRole('heading').getByRole('button').click();
};
const eachWidth = async (page: Page, part: string) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, part);
    expect(await overflowOf(page), `${width} px`).toBe(0);
  }
};

test('Q-02 stars by the arrow keys and a note are there after a reload, and axe finds nothing', async ({
  page,
}) => {
  await openFrom(page, /^İzlenenler/u, 'Uzak');
  const stars = details(page, 'Uzak').getByRole('group', { name: 'Uzak için puanın' });
  await stars.getByRole('radio', { name: '3,5 yıldız' }).focus();
  await page.keyboard.press('Space');
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '4,5 yıldız' })).toBeFocused();
  await details(page, 'Uzak')
    .getByRole('button', { name: /izlediğin .*gün/u })
    .click();
  await details(page, 'Uzak').getByLabel('Notun').fill('Kar yağıyordu.');
  await details(page, 'Uzak').getByRole('button', { name: 'Notu kaydet' }).click();
  await details(page, 'Uzak').getByLabel('İzlediğin günler').fill('5.1.2003');
  await details(page, 'Uzak').getByRole('button', { name: 'Gün ekle' }).click();
  await expect(details(page, 'Uzak')).toContainText('5 Ocak 2003');
  await eachWidth(page, '[role=dialog]');
  await page.reload();
  await page.getByRole('tab', { name: /^İzlenenler/u }).click();
  await page.getByRole('button', { name: 'Uzak: puanın 4,5 yıldız, notun: Kar yağıyordu.' }).click();
  await expect(stars.getByRole('radio', { name: '4,5 yıldız' })).toBeChecked();
});

test('Q-01 Q-06 a film drawn from the list and watched leaves it, and one Geri al brings both back', async ({
  page,
}) => {
  await page.goto('/#/favorites');
  await page.getByRole('tab', { name: 'İzleyeceklerim (1)' }).click();
  await eachWidth(page, 'main');
  await page.getByRole('button', { name: 'Listemden çek' }).click();
  const popup = details(page, 'Masumiyet');
  await expect(popup).toContainText('aydır listende bekliyor');
  await cardButton(popup, 'İzlendi').click();
  await expect(cardButton(popup, 'İzleyeceğim')).toHaveAttribute('aria-pressed', 'false');
  await popup.getByRole('button', { name: 'Geri al' }).click();
  await expect(cardButton(popup, 'İzlendi')).toHaveAttribute('aria-pressed', 'false');
  await expect(cardButton(popup, 'İzleyeceğim')).toHaveAttribute('aria-pressed', 'true');
});

test('Q-03 what is hidden stands in the settings, where it is taken back', async ({ page }) => {
  await openFrom(page, /^Favoriler/u, 'Zübük');
  await details(page, 'Zübük').getByRole('button', { name: 'Bir daha önerme' }).click();
  await expect(details(page, 'Zübük').getByRole('button', { name: 'Önerilmiyor' })).toBeVisible();
  await details(page, 'Zübük').getByRole('button', { name: 'Kapat' }).click();
  await page.goto('/#/settings');
  await page.getByRole('tab', { name: 'Tercihler' }).click();
  const list = page.getByRole('region', { name: 'Bir daha önermediklerim' });
  await expect(list).toContainText('Zübük (1980)');
  await eachWidth(page, 'main');
  await list.getByRole('button', { name: 'Zübük yeniden önerilebilir' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
});
