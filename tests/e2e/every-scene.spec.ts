import { ACTS } from '#scripts/scenes/acts.ts';

import { axeFindings, overflowOf } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

/** At these widths and beginning in these themes; axe looks at both. */
const VIEWS = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
];

// Every picture that `npm run screenshots` takes.
for (const act of ACTS)
  for (const scene of act.scenes)
    for (const { width, theme } of VIEWS)
      test.describe(`${act.name}-${scene.name}`, { tag: '@long' }, () => {
        test.use({
          viewport: { width, height: 900 },
          hasTouch: width < 1000,
          stored: async ({ locale: _locale }, provide) => {
            await provide({ ...(await act.stored(new Date())), film_app_theme: theme });
          },
        });

        test(`axe finds nothing and nothing is too wide at ${width} px, ${theme} first`, async ({ page }) => {
          // A poster that cannot be shown; a missing one would also be a line in the console.
          await page.route('**/no-such-poster.jpg', (route) => route.fulfill({ body: 'no picture' }));
          await page.goto(scene.address);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await scene.prepare?.(page);
          for (const isDark of [theme === 'dark', theme !== 'dark']) {
            await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
            expect(await axeFindings(page), isDark ? 'dark' : 'light').toEqual([]);
          }
          expect(await overflowOf(page)).toBe(0);
        });
      });
