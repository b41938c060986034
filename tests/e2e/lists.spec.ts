import { favouriteOf, watchedOf } from './support/films.ts';
import { expectAccessible, overflowOf, smallTargetsIn } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { cardButton } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const TITLES = ['Çalıkuşu', 'Ilgaz', 'İftarlık Gazoz', 'Işık', 'Cep Herkülü', 'Zübük', 'Şaban', 'Üç Maymun'];
const favourites = [
  ...TITLES.map((title, index) => ({ ...favouriteOf(title, 1990 + index, 'Drama'), rating: index + 2 })),
  { ...favouriteOf('Ödül', 2001, 'Suç, Komedi'), rating: 10 },
];
const many = Array.from({ length: 45 }, (_, index) => favouriteOf(`Film ${index}`, 2000));

const stored = {
  ...signedIn,
  film_favorites: JSON.stringify(favourites),
  film_watched: JSON.stringify([watchedOf('Masumiyet', 1997)]),
};

test.describe('the lists', () => {
  test.use({ stored });

  test('P-12 a film that is taken out of the list leaves the focus in the list', async ({ page }) => {
    await page.goto('/#/favorites');
    const card = page.getByRole('article', { name: 'Zübük' });
    await cardButton(card, 'Favori').focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Favorilerden çıkarılsın mı?' });
    await question.getByRole('button', { name: 'Çıkar' }).press('Enter');
    await expect(card).toBeHidden();
    await expect(question).toBeHidden();
    await expect(page.getByRole('list').filter({ has: page.getByRole('article') })).toBeFocused();
  });

  test('F-11 F-13 F-14 the statistics say in words what they draw', async ({ page }) => {
    await page.goto('/#/favorites');
    await page.getByRole('tab', { name: 'İstatistikler' }).click();
    const chart = page.getByRole('region', { name: 'Puanlara göre favoriler' });
    await expect(chart.getByRole('listitem').filter({ hasText: '10 puan: 1 film' })).toBeAttached();
    await expect(page.getByRole('region', { name: 'Türlere göre favoriler' })).toContainText('Drama');
    await expectAccessible(page, 'main');
  });

  test(
    'axe finds nothing in the lists, and no thumb misses',
    { tag: '@long' },
    async ({ browser, page, baseURL }) => {
      await page.goto('/#/favorites');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page, 'main');
      const touch = await browser.newContext({
        baseURL: baseURL ?? '',
        hasTouch: true,
        isMobile: true,
        viewport: { width: 820, height: 1180 },
        storageState: await page.context().storageState(),
      });
      const tablet = await touch.newPage();
      for (const width of [360, 820]) {
        await tablet.setViewportSize({ width, height: 1000 });
        await tablet.goto('/#/favorites');
        await expect(tablet.getByRole('article').first()).toBeVisible();
        expect(await smallTargetsIn(tablet.getByRole('main')), `${width} px`).toEqual([]);
      }
      await touch.close();
    },
  );
});

test.describe('a long list', () => {
  test.use({ stored: { ...signedIn, film_favorites: JSON.stringify(many) } });

  test('comes in steps; what a step adds takes the focus', async ({ page }) => {
    await page.goto('/#/favorites');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(20);
    await page.getByRole('button', { name: 'Daha fazla göster (25)' }).press('Enter');
    await expect(cards).toHaveCount(40);
    await expect(cards.nth(20).getByRole('heading').getByRole('button')).toBeFocused();
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `${width} px`).toBe(0);
    }
  });
});
