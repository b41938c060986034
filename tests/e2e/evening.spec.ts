import { readFile } from 'node:fs/promises';

import ICAL from 'ical.js';
import type { Page } from '@playwright/test';

import { expectAccessible, overflowOf } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const plan = (page: Page) => page.getByRole('region', { name: 'Gece planı' });
const titles = (page: Page) =>
  plan(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^(?!.*: )/u });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mesajınız' }).fill(text);
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
}

test.describe('a plan for the evening', () => {
  test.use({ stored: signedIn });

  test('J-07 J-08 is said, put in another order by keys and by dragging, and saved for a calendar', async ({
    page,
  }) => {
    await page.goto('/#/recommend');
    await say(page, "Titanik ve Matrix'i sıraya koy 7'de başlasın gece 1'de bitsin");
    await expect(titles(page)).toHaveCount(2);
    const [first = '', second = ''] = await titles(page).allInnerTexts();
    await page.getByRole('button', { name: `${first}: sona al` }).focus();
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveText([second, first]);
    // Dragged back by its handle.
    const row = plan(page).getByRole('listitem').filter({ hasText: first });
    const [from, to] = [
      await row.boundingBox(),
      await plan(page).getByRole('listitem').first().boundingBox(),
    ];
    if (from === null || to === null) throw new Error('no rows');
    await page.mouse.move(from.x + 12, from.y + from.height - 30);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, to.y + 10, { steps: 6 });
    await page.mouse.up();
    await expect(titles(page)).toHaveText([first, second]);
    const download = page.waitForEvent('download');
    await plan(page).getByRole('button', { name: 'Takvime ekle' }).click();
    const file = await (await download).path();
    const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')));
    const events = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
    expect(events.map(({ summary }) => summary.replace(/ \(\d{4}\)$/u, ''))).toEqual([first, second]);
    const [one, two] = events.map(({ startDate, endDate }) => [startDate.toJSDate(), endDate.toJSDate()]);
    expect(Number(two?.[0])).toBeGreaterThan(Number(one?.[1]));
  });

  test('J-06 says that it is too long; axe finds nothing, at 390 and 1440 px', async ({ page }) => {
    await page.goto('/#/recommend');
    await say(page, "Titanik ve Matrix'i arka arkaya izleyelim 8'de başlasın, 23:59'da bitsin");
    await expect(plan(page).getByText(/aşıyor/u)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, 'html');
      expect(await overflowOf(page)).toBe(0);
    }
  });
});
