import type { Page } from '@playwright/test';

import { axeFindings } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const SCREENS = [
  {
    name: 'landing',
    address: '/',
    stored: {},
    ready: (page: Page) => page.getByRole('button', { name: 'Ücretsiz Başla' }).first(),
  },
  {
    name: 'dashboard',
    address: '/#/dashboard',
    stored: signedIn,
    ready: (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  },
  {
    name: 'Film Öner',
    address: '/#/recommend',
    stored: signedIn,
    ready: (page: Page) => surfaceOf(page).message,
  },
];

for (const { name, address, stored, ready } of SCREENS) {
  for (const theme of ['light', 'dark']) {
    test.describe(`${name}, ${theme}`, () => {
      test.use({ stored: { ...stored, film_app_theme: theme } });
      test('axe finds nothing at 390 and 1440 px', async ({ page }) => {
        await page.goto(address);
        await expect(ready(page)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(
          theme === 'dark',
        );
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(ready(page)).toBeVisible();
          expect(await axeFindings(page), `${width} px`).toEqual([]);
        }
      });
    });
  }
}
