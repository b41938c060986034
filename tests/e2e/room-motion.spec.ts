import type { Page } from '@playwright/test';

import { signedIn } from './support/people.ts';
import { ask, surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const QUESTION = 'bugün hüzünlüyüm, bir dram öner';

test.use({ stored: signedIn });

/** The longest motion that is seen from now on, delay included, in ms; what never ends says that something is under way. */
const watchMotion = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.body;
    dataset['longest'] = '0';
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const { delay = 0, duration, iterations } = effect?.getTiming() ?? {};
        if (iterations !== 1) continue;
        dataset['longest'] = String(Math.max(Number(dataset['longest']), delay + Number(duration)));
      }
      requestAnimationFrame(look);
    };
    look();
  });
const longestMotion = (page: Page) => page.evaluate(() => Number(document.body.dataset['longest']));

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('W-10 cards are dealt in and a popup grows from its card', async ({ page }) => {
      await page.goto('/#/recommend');
      await expect(surfaceOf(page).message).toBeFocused();
      await watchMotion(page);
      await ask(page, QUESTION);
      const card = surfaceOf(page).log.getByRole('article').last();
      // It lies where it will stay once it has been dealt in.
      await card.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      await card.getByRole('heading').getByRole('button').click();
      const popup = page.getByRole('dialog');
      await expect(popup).toBeVisible();
      const [box, from] = await Promise.all([popup.boundingBox(), card.boundingBox()]);
      const origin = await popup.evaluate((element) => Number.parseFloat(element.style.transformOrigin));
      const center = (from?.x ?? 0) + (from?.width ?? 0) / 2;
      // Somewhere on the card: the popup still grows, and may change its width, while it is looked at.
      expect(Math.abs(origin + (box?.x ?? 0) - center)).toBeLessThan((from?.width ?? 0) / 2);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      const longest = await longestMotion(page);
      if (reducedMotion === 'reduce') expect(longest).toBeLessThan(1);
      else expect(longest).toBeGreaterThan(100);
      expect(longest).toBeLessThanOrEqual(250);
    });
  });
}
