import type { Page } from '@playwright/test';

import { expectAccessible } from './support/page-checks.ts';
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
  test.describe(name, () => {
    test.use({ stored });

    test('axe finds nothing at 390 and 1440 px, light or dark', async ({ page }) => {
      await page.goto(address);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(ready(page)).toBeVisible();
        await expectAccessible(page, 'html');
      }
    });
  });
}
