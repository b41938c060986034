import { signedIn } from './support/people.ts';
import { answered, ask, surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

test.use({ stored: signedIn });

test.describe('the focus', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/#/recommend');
  });

  test('W-06 is in the composer at first, and Ctrl+K brings it back', async ({ page }) => {
    const { message, chat } = surfaceOf(page);
    await expect(message).toBeFocused();
    await chat.getByRole('button', { name: 'Sohbetlerim' }).press('Enter');
    await page.keyboard.press('Control+k');
    await expect(message).toBeFocused();
    await page.getByRole('button', { name: 'Sürpriz Film' }).focus();
    await page.keyboard.press('Meta+k');
    await expect(message).toBeFocused();
  });

  test('W-07 is in the composer after a chip, a wish that was taken away, and a film that was swapped', async ({
    page,
  }) => {
    const { message, chat, log } = surfaceOf(page);
    const chips = chat.getByRole('group', { name: 'Hızlı öneriler' });
    await chips.getByRole('button', { name: 'Drama' }).press('Enter');
    await answered(page, 'Drama öner');
    await expect(message).toBeFocused();
    await ask(page, 'hüzünlü bir dram öner');
    for (const button of [
      log.getByRole('button', { name: 'Hüzünlü isteğini kaldır' }),
      log.getByRole('button', { name: 'Bunu değil' }).last(),
      chips.getByRole('button', { name: 'Daha kısa' }),
    ]) {
      const own = log.locator('[data-own]');
      const said = await own.count();
      await button.press('Enter');
      await expect(own).toHaveCount(said + 1);
      await answered(page, '');
      await expect(message).toBeFocused();
    }
  });

  test('W-07 is in the composer after the popup of a surprise', async ({ page }) => {
    const { message, chat } = surfaceOf(page);
    await chat.getByRole('button', { name: 'Beni şaşırt' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Sürpriz Film!' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(message).toBeFocused();
  });

  test('W-08 chips are one tab stop, and arrow keys go on within', async ({ page }) => {
    const { message, chat } = surfaceOf(page);
    const chips = chat.getByRole('group', { name: 'Hızlı öneriler' }).getByRole('button');
    await expect(message).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(chips.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chips.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(chips.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(message).toBeFocused();
  });

  test('W-09 a button shows the keys, and has the focus again afterwards', async ({ page }) => {
    const button = surfaceOf(page).chat.getByRole('button', { name: 'Klavye kısayolları' });
    await button.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('W-06 W-07 no field takes the focus by itself, which would bring the keyboard up', async ({
    page,
  }) => {
    await page.goto('/#/recommend');
    const { message, chat, log } = surfaceOf(page);
    await expect(message).toBeVisible();
    await expect(message).not.toBeFocused();
    await chat.getByRole('button', { name: 'Drama', exact: true }).tap();
    await expect(log.getByRole('article')).toHaveCount(3);
    await expect(message).not.toBeFocused();
    await expect(chat).toBeFocused();
  });
});
