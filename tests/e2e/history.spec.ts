import { batchOf, favouriteOf, filmOf } from './support/films.ts';
import { expectAccessible, overflowOf } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { cardButton } from './support/surface.ts';
import { expect, test } from './support/test.ts';

/** One batch a day, the first the newest; every third has two films. */
const batches = Array.from({ length: 33 }, (_, index) =>
  batchOf(
    [
      filmOf(`Film ${index}`, 2000, index % 2 === 0 ? 'Drama' : 'Komedi, Suç'),
      ...(index % 3 === 0 ? [filmOf(`Eş ${index}`, 2001, 'Aile')] : []),
    ],
    new Date(Date.UTC(2026, 9, 31 - index, 12)).toISOString(),
  ),
);

test.describe('the history', () => {
  test.use({ stored: { ...signedIn, film_recommendations: JSON.stringify(batches) } });

  test('H-07 H-09 H-11 H-26 H-27 the pager goes through the pages', async ({ page }) => {
    await page.goto('/#/history');
    const pager = page.getByRole('navigation', { name: 'Sayfalar' });
    const numbers = () => pager.getByRole('button').filter({ hasText: /^\d+$/u }).allInnerTexts();
    const button = (name: string) => pager.getByRole('button', { name, exact: true });
    await expect.poll(numbers).toEqual(['1', '2', '3', '4', '5']);
    await expect(button('Önceki')).toBeDisabled();
    await expect(pager).toContainText('Toplam 33 öneri · Sayfa 1 / 7');

    await page
      .getByRole('button', { name: /^Film(?:ler)?i göster$/u })
      .first()
      .click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await button('5').click();
    await expect.poll(numbers).toEqual(['3', '4', '5', '6', '7']);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await button('7').click();
    await expect.poll(numbers).toEqual(['3', '4', '5', '6', '7']);
    await expect(button('Sonraki')).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Film(?:ler)?i göster$/u })).toHaveCount(3);
    // The keyboard goes on from the list, wherever the pager has gone.
    await expect(page.getByRole('list', { name: 'Öneriler' })).toBeFocused();
  });

  test('H-02 H-05 H-06 H-22 H-25 filters narrow, show themselves, and go', async ({ page }) => {
    await page.goto('/#/history');
    const pager = page.getByRole('navigation', { name: 'Sayfalar' });
    await pager.getByRole('button', { name: '3', exact: true }).click();
    const chips = page.getByRole('group', { name: 'Türler' });
    await chips.getByRole('button', { name: 'Suç' }).click();
    await expect(pager).toContainText('Toplam 16 öneri · Sayfa 1 / 4');
    await chips.getByRole('button', { name: 'Aile' }).click();
    await expect(pager).toContainText('Toplam 22 öneri · Sayfa 1 / 5');
    const search = page.getByRole('searchbox', { name: 'Geçmişte ara' });
    await search.fill('böyle bir film yok');
    await expect(page.getByText('Filtre kriterlerine uygun öneri bulunamadı')).toBeVisible();
    await expect(page.getByText('Etkin filtreler: “böyle bir film yok”, Suç, Aile')).toBeVisible();
    await page.getByRole('button', { name: 'Filtreleri Temizle' }).press('Enter');
    await expect(page.getByText('Etkin filtreler:')).toBeHidden();
    await expect(search).toBeFocused();
    await expect(pager).toContainText('Toplam 33 öneri · Sayfa 1 / 7');
  });

  test('H-17 on a tablet the films of a batch stand in one row', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/#/history');
    await page
      .getByRole('button', { name: /^Film(?:ler)?i göster$/u })
      .first()
      .click();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const poster = await cards.first().locator('.poster').boundingBox();
    const card = await cards.first().boundingBox();
    expect(card?.width).toBeLessThan((poster?.width ?? 0) + 4);
  });

  test('H-03 the order by the number of films', async ({ page }) => {
    await page.goto('/#/history');
    await page.getByRole('combobox', { name: 'Sıralama' }).selectOption({ label: 'Film sayısına göre' });
    const entries = page.getByRole('list', { name: 'Öneriler' }).getByRole('region');
    await expect(entries.filter({ hasText: '2 film' })).toHaveCount(5);
  });

  test('H-16 a deleted batch can be taken back, and the focus stays in the list', async ({ page }) => {
    await page.goto('/#/history');
    const entry = page.getByRole('region', { name: /Film 0, Eş 0$/u });
    await entry.getByRole('button', { name: 'Öneriyi sil' }).press('Enter');
    await expect(entry).toBeHidden();
    await expect(page.getByRole('list', { name: 'Öneriler' })).toBeFocused();
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect(entry).toBeVisible();
  });

  test('axe finds nothing, and nothing scrolls sideways', { tag: '@long' }, async ({ page }) => {
    await page.goto('/#/history');
    await page
      .getByRole('button', { name: /^Film(?:ler)?i göster$/u })
      .first()
      .click();
    await page.getByRole('searchbox').fill('film');
    await expect(page.getByText('Etkin filtreler:')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflowOf(page)).toBe(0);
  });
});

const LONG =
  'Dr. Garipaşk veya: Kaygılanmayı Bırakıp Bombayı Sevmeyi Nasıl Öğrendim ve Başıma Gelenlerin Öyküsü';
const ONE_WORD = 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına';
const awkward = [
  { ...filmOf(LONG, 1964, 'Komedi, Bilim Kurgu, Gerilim, Macera'), plot: ONE_WORD.repeat(8) },
  { ...filmOf(ONE_WORD, 1999), rating: 10, actors: [ONE_WORD.repeat(4)] },
  { ...filmOf('عمر المختار: أسد الصحراء', 1980), rating: 0, actors: [] },
];

test.describe('films and a name that a layout must survive', () => {
  test.use({
    stored: {
      film_app_user: JSON.stringify({
        id: 1,
        email: `${'uzun'.repeat(20)}@sinesohbet.app`,
        name: 'Şehrazat-Küçükömeroğlu '.repeat(9).slice(0, 200),
        bio: '',
        preferences: { genres: [], favoriteMovies: [] },
      }),
      film_favorites: JSON.stringify(
        awkward.map((film) => ({ ...favouriteOf(film.title, film.year), ...film })),
      ),
      film_recommendations: JSON.stringify([batchOf(awkward, '2026-10-31T12:00:00.000Z')]),
    },
  });

  for (const width of [360, 1440]) {
    test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of ['dashboard', 'favorites', 'history']) {
        await page.goto(`/#/${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address === 'history')
          await page.getByRole('button', { name: /^Film(?:ler)?i göster$/u }).click();
        expect(await overflowOf(page), address).toBe(0);
      }
      await page.getByRole('article', { name: LONG }).getByRole('heading').getByRole('button').click();
      const popup = page.getByRole('dialog', { name: LONG });
      await expect(cardButton(popup, 'Fragman')).toBeAttached();
      expect(await popup.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }
});
