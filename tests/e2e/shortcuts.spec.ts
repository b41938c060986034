import { signedIn } from './support/people.ts';
import { ask, surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

test.use({ stored: signedIn });

test('the question mark shows the keys; Escape gives the focus back', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Sohbet', exact: true });
  await button.focus();
  await page.keyboard.press('Shift+?');
  const dialog = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await expect(dialog).toContainText('Sohbeti açar');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('1 to 3 open the cards of the last answer; in the composer they are digits', async ({ page }) => {
  await page.goto('/#/recommend');
  const { log, message } = surfaceOf(page);
  await ask(page, 'komedi öner');
  await expect(log.getByRole('article')).toHaveCount(3);
  await message.focus();
  await page.keyboard.press('2');
  await expect(message).toHaveValue('2');
  await message.fill('');

  await log.focus();
  for (const key of [2, 3, 1]) {
    const title = log
      .getByRole('article')
      .nth(key - 1)
      .getByRole('heading')
      .getByRole('button');
    await page.keyboard.press(String(key));
    await expect(page.getByRole('dialog', { name: (await title.textContent()) ?? '' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(title).toBeFocused();
  }
});

test('Escape closes the popup first, then the sheet, and the focus goes back each time', async ({ page }) => {
  await page.goto('/');
  const composer = page.getByRole('textbox', { name: 'Mesajınız' });
  await composer.fill('dram öner');
  await composer.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Sohbet' });
  const card = sheet.getByRole('article').first().getByRole('heading').getByRole('button');
  await card.click();
  const popup = page.getByRole('dialog', { name: (await card.textContent()) ?? '', exact: true });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(composer).toBeFocused();
});
