import type { Page } from '@playwright/test';

import { favouriteOf } from './support/films.ts';
import { signedIn } from './support/people.ts';
import { ask, answered, surfaceOf } from './support/surface.ts';
import { expect, storedIn, test } from './support/test.ts';

test.use({ stored: signedIn });

test.beforeEach(async ({ page }) => {
  await page.goto('/#/recommend');
  await expect(surfaceOf(page).message).toBeVisible();
});

test('an empty message is not sent', async ({ page }) => {
  const { message, send, log, stop } = surfaceOf(page);
  await message.fill('  \n ');
  await send.click();
  await message.press('Enter');
  await expect(stop).toBeHidden();
  await expect(log).toBeEmpty();
});

test('a message of 5,000 characters is refused with a note, and the draft stays', async ({ page }) => {
  const { chat, message, send, log } = surfaceOf(page);
  const draft = 'film '.repeat(1000).trimEnd().padEnd(5000, '!');
  await message.fill(draft);
  await send.click();
  await expect(chat.getByRole('alert')).toContainText(/5\.000.*4\.000/u);
  await expect(message).toHaveValue(draft);
  await expect(log).toBeEmpty();

  await message.fill('merhaba');
  await expect(chat.getByRole('alert')).toBeHidden();
  await send.click();
  await answered(page, 'merhaba');
});

/** The built-in answer is often complete before a driver has found the button: this presses it as it appears. */
const stopOnSight = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.body;
    dataset['stops'] = '0';
    let pressed = false;
    const press = () => {
      const stop = document.querySelector<HTMLButtonElement>('button[aria-label="Durdur"]');
      if (stop === null) pressed = false;
      if (stop === null || pressed || dataset['stops'] === undefined) return;
      pressed = true;
      dataset['stops'] = String(Number(dataset['stops']) + 1);
      stop.click();
    };
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true, attributes: true });
  });

const stopsOf = (page: Page) => page.evaluate(() => Number(document.body.dataset['stops']));

test('Durdur ends an answer, and the next message is answered all the same', async ({ page }) => {
  const { log, message, send } = surfaceOf(page);
  await stopOnSight(page);
  for (let round = 1; round <= 3; round += 1) {
    await message.fill('komedi öner');
    await send.click();
    await expect.poll(() => stopsOf(page)).toBe(round);
    await expect(send).toBeVisible();
  }
  await page.evaluate(() => document.body.removeAttribute('data-stops'));
  await ask(page, 'bana bir korku filmi öner');
  await expect(log.getByRole('article').last()).toContainText('Korku');
});

test.describe('with a favourite', () => {
  test.use({
    stored: { ...signedIn, film_favorites: JSON.stringify([favouriteOf('Esaretin Bedeli', 1994)]) },
  });

  test('removal by chat asks first; Vazgeç keeps it, the verb removes it', async ({ page }) => {
    const { log, message } = surfaceOf(page);
    const titles = async () =>
      ((await storedIn(page, 'film_favorites')) as { title: string }[]).map(({ title }) => title);

    await ask(page, 'Esaretin Bedeli filmini favorilerimden çıkar');
    const question = log.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Vazgeç', exact: true }).click();
    await expect(question).toBeHidden();
    expect(await titles()).toEqual(['Esaretin Bedeli']);

    await expect(message).toBeEditable();
    await ask(page, 'Esaretin Bedeli filmini favorilerimden kaldır');
    await question.getByRole('button').filter({ hasNotText: 'Vazgeç' }).click();
    await expect.poll(titles).toEqual([]);
  });
});
