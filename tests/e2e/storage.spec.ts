import type { Page } from '@playwright/test';

import { batchOf, favouriteOf, filmOf, watchedOf } from './support/films.ts';
import { signedIn } from './support/people.ts';
import { ask, cardButton, surfaceOf } from './support/surface.ts';
import { expect, storedIn, test } from './support/test.ts';

const KEYS = [
  'film_app_user',
  'film_app_theme',
  'film_favorites',
  'film_watched',
  'film_recommendations',
  'favorite_cleanup_date',
];

/** Every entry of the page's storage. */
const everything = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

// Nothing is written before the first click has had its turn.
const titlesIn = async (page: Page, key: string) =>
  (((await storedIn(page, key)) ?? []) as { title: string }[]).map(({ title }) => title).toSorted();

const BROKEN = {
  'half a text': '{"yarım',
  'the wrong shapes': '[1, {"title": 7}, null]',
  'no text': '\u0000\uFFFF',
};

for (const [what, text] of Object.entries(BROKEN)) {
  test.describe(`${what} under every key`, () => {
    test.use({
      stored: Object.fromEntries(KEYS.map((key) => [key, text + key])),
      expectedNoise: [/okunamadı/u],
    });

    test('the app starts, and every screen opens', async ({ page }) => {
      await page.goto('/');
      await signInByDemo(page);
      for (const name of ['Ana Sayfa', 'Film Öner', 'Favorilerim', 'Geçmiş', 'Ayarlar']) {
        await surfaceOf(page).tab(name).click();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      }
      // Whatever has been written over is under another key; the rest is where it was.
      const texts = Object.values(await everything(page));
      for (const key of KEYS) expect(texts, key).toContain(text + key);
    });
  });
}

test.describe('half a text under every key, and everything written over', () => {
  const half = '{"yarım';
  test.use({
    stored: Object.fromEntries(KEYS.map((key) => [key, half + key])),
    expectedNoise: [/okunamadı/u],
  });

  test('the original is kept under a key of its own', async ({ page }) => {
    await page.goto('/');
    await signInByDemo(page);
    const { tab, log } = surfaceOf(page);
    await page.getByRole('button', { name: 'Koyu tema', exact: true }).first().click();
    await tab('Film Öner').click();
    await ask(page, 'komedi öner');
    const card = log.getByRole('article').first();
    for (const name of ['Favori', 'İzlendi']) {
      await cardButton(card, name).click();
      await expect(cardButton(card, name)).toHaveAttribute('aria-pressed', 'true');
    }
    // The daily cleanup writes its date two seconds after the start (C-02).
    await expect.poll(async () => (await everything(page))['favorite_cleanup_date']).not.toContain(half);
    const stored = await everything(page);
    for (const key of KEYS) {
      expect(stored[key], key).not.toContain(half);
      const copies = Object.entries(stored).filter(([name, text]) => name !== key && text === half + key);
      expect(copies, `${key}, set aside`).toHaveLength(1);
    }
  });
});

async function signInByDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Giriş Yap / Kayıt Ol', exact: true }).first().click();
  await page.getByRole('button', { name: 'Demo ile Giriş Yap' }).click();
  await expect(surfaceOf(page).tab('Ana Sayfa')).toBeVisible();
}

test.describe('with watched films and no free space', () => {
  const watched = [watchedOf('Esaretin Bedeli', 1994), watchedOf('Yeşil Yol', 1999)];
  test.use({
    stored: {
      ...signedIn,
      film_watched: JSON.stringify(watched),
      film_favorites: JSON.stringify([favouriteOf('Baba', 1972, 'Suç')]),
    },
    expectedNoise: [/QuotaExceeded|quota/iu],
  });

  test('a favourite is refused with a clear message, and nothing is lost', async ({ page }) => {
    await page.goto('/#/favorites');
    await page.getByRole('tab', { name: /^İzlenenler/u }).click();
    const card = page.getByRole('article', { name: 'Yeşil Yol', exact: true });
    await expect(card).toBeVisible();
    await fillUp(page);
    const before = await everything(page);
    await cardButton(card, 'Favori').click();
    await expect(page.getByText(/yer kalmadı/u).first()).toBeVisible();
    await expect(cardButton(card, 'Favori')).toHaveAttribute('aria-pressed', 'false');
    expect(await everything(page)).toEqual(before);

    // With room again, the same click works.
    await page.evaluate(() => localStorage.removeItem('filler'));
    await cardButton(card, 'Favori').click();
    await expect(cardButton(card, 'Favori')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => titlesIn(page, 'film_favorites')).toEqual(['Baba', 'Yeşil Yol']);
  });
});

test.describe('nobody signed in, and no free space', () => {
  test.use({ expectedNoise: [/QuotaExceeded|quota|yazılamadı/iu] });

  test('signing in works, says how long it lasts, and signing out ends it', async ({ page }) => {
    await page.goto('/');
    await fillUp(page);
    await signInByDemo(page);
    await expect(page.getByText(/Oturumun kaydedilemedi/u).first()).toBeVisible();
    expect(await storedIn(page, 'film_app_user')).toBeNull();
    await surfaceOf(page).tab('Ayarlar').click();
    await expect(page.getByRole('main')).toContainText('demo@sinesohbet.app');
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page.getByRole('heading', { name: 'Hesabına giriş yap' })).toBeVisible();
  });
});

test.describe('two tabs of one browser', () => {
  const titles = Array.from({ length: 20 }, (_, index) => `Film ${String(index + 1).padStart(2, '0')}`);
  test.use({
    stored: { ...signedIn, film_watched: JSON.stringify(titles.map((title) => watchedOf(title, 2001))) },
  });

  test('lose nothing when both add favourites at once', async ({ page, context }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    await Promise.all(
      tabs.map(async (tab) => {
        await tab.goto('/#/favorites');
        await tab.getByRole('tab', { name: /^İzlenenler/u }).click();
        await expect(tab.getByRole('article')).toHaveCount(titles.length);
      }),
    );
    // All clicks of a tab in one go, in both tabs at the same moment: every write of one meets a write of the other.
    await Promise.all(
      tabs.map((tab, which) =>
        tab.evaluate((start) => {
          const buttons = [...document.querySelectorAll<HTMLButtonElement>('article button')];
          const favourite = buttons.filter((button) => button.ariaLabel === 'Favori');
          favourite.filter((_, index) => index % 2 === start).forEach((button) => button.click());
        }, which),
      ),
    );
    await expect.poll(() => titlesIn(page, 'film_favorites')).toEqual(titles);
    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: 'Favori', exact: true, pressed: true })).toHaveCount(
        titles.length,
      );
    }
  });

  test('show each other’s changes', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/#/favorites');
      await tab.getByRole('tab', { name: /^İzlenenler/u }).click();
    }
    const cardIn = (tab: Page) => tab.getByRole('article', { name: 'Film 03', exact: true });
    await cardButton(cardIn(page), 'Favori').click();
    await expect(cardButton(cardIn(other), 'Favori')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('records of older editions', () => {
  const { recommendations, generatedAt, ...rest } = batchOf(
    [filmOf('Kelebek', 2005)],
    '2026-09-01T20:00:00.000Z',
  );
  test.use({
    stored: {
      ...signedIn,
      film_recommendations: JSON.stringify([{ ...rest, movies: recommendations, timestamp: generatedAt }]),
      film_favorites: JSON.stringify([{ id: 'x-1', name: 'Ayla', year: '2017', genre: 'Drama' }]),
    },
  });

  test('K-09 K-10 are read as they are', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText('Kelebek');
    await surfaceOf(page).tab('Favorilerim').click();
    await expect(page.getByRole('article', { name: 'Ayla', exact: true })).toBeVisible();
  });
});

const fillUp = (page: Page) =>
  page.evaluate(() => {
    let filler = '';
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let fits = true; fits;) {
        try {
          localStorage.setItem('filler', filler + 'x'.repeat(size));
          filler += 'x'.repeat(size);
        } catch {
          fits = false;
        }
      }
    }
  });
