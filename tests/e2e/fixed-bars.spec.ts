import { batchOf, filmOf } from './support/films.ts';
import { signedIn } from './support/people.ts';
import { surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const batches = Array.from({ length: 5 }, (_, at) =>
  batchOf([filmOf(`Film ${at}`, 2000 + at)], `2026-11-0${at + 1}T20:00:00.000Z`),
);

test.describe('signed in', () => {
  test.use({ stored: { ...signedIn, film_recommendations: JSON.stringify(batches) } });

  for (const width of [390, 1280]) {
    test(`N-08 the navigation bar stays at the top of a page ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 400 });
      await page.goto('/#/history');
      await expect(page.getByRole('region', { name: 'Özet' })).toBeAttached();
      const bar = page.getByRole('navigation', { name: 'Ana gezinme' });
      await page.mouse.wheel(0, 5000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await expect(bar).toBeInViewport();
      expect((await bar.boundingBox())?.y).toBe(0);
    });
  }

  test('N-10 N-11 shows the tabs at 1280 px, and behind a menu at 390 px', async ({ page }) => {
    await page.goto('/');
    await expect(surfaceOf(page).tab('Geçmiş')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(surfaceOf(page).tab('Geçmiş')).toBeHidden();
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await expect(surfaceOf(page).tab('Geçmiş')).toBeVisible();
    await expect(page.getByText('demo@sinesohbet.app')).toBeVisible();
  });
});

test('L-04 the banner of the landing page stays at the top', async ({ page }) => {
  await page.goto('/');
  const start = page.getByRole('banner').getByRole('button', { name: 'Giriş Yap / Kayıt Ol', exact: true });
  await expect(start).toBeVisible();
  // Its words may have another width once their font is there; what it is held at is the upper right corner.
  const corner = async () => {
    const { x = 0, y = 0, width = 0 } = (await start.boundingBox()) ?? {};
    return { right: Math.round(x + width), y };
  };
  const before = await corner();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await corner()).toEqual(before);
});
