import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { expect } from './test.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rules of axe that look at colours: all that a theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, or in a part of it, one line a rule. */
export async function axeFindings(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  // The legacy mode opens no second page. The trailer's frame is of another origin: asked for its findings once it has loaded,
  // the browser warns, and whether it has loaded by then is chance. So frames are not asked. What is in order is not listed.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ iframes: false, resultTypes: ['violations'] })
    .include(part);
  const { violations } = await (
    rules === undefined ? axe.withTags(WCAG_22_AA) : axe.withRules(rules)
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** axe finds nothing in this part of the page, in the light theme and in the dark one. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const [theme, rules] of [['light'], ['dark', OF_COLOURS]] as const) {
    await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme);
    // A colour that is still on its way to the other theme has no contrast worth measuring.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await axeFindings(page, part, rules), `${part}, ${theme}`).toEqual([]);
  }
}

/** How far the page reaches beyond the window to the side, in px. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The visible buttons, fields and links inside that a thumb could miss: under 44 px in height or width. */
export function smallTargetsIn(area: Locator): Promise<string[]> {
  return area.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('button, input, select, textarea, [role=tab]')].flatMap(
      (target) => {
        const { width, height } = target.getBoundingClientRect();
        // A title or a line whose ::after covers its whole card is as large as that card.
        const isCover = getComputedStyle(target, '::after').position === 'absolute';
        // A link within text may be as tall as the text (WCAG 2.5.8, inline).
        const isSmall = width > 0 && (width < 44 || height < 44) && !isCover;
        return isSmall ? [`${target.innerText || target.ariaLabel}: ${width}×${height}`] : [];
      },
    ),
  );
}

/** Presses Tab until the focus is on the target; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'the focus must reach it').toBeFocused();
}

/** A click outside closes a popup, which listens for it a moment after it is there: so the click is repeated until heard. */
export async function closeByClickAt(page: Page, popup: Locator, x: number, y: number): Promise<void> {
  await expect(popup).toBeVisible();
  await expect(async () => {
    await page.mouse.click(x, y);
    await expect(popup).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}
