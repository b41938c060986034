import { signedIn } from './support/people.ts';
import { answered, ask, surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

test.use({ stored: signedIn });

test('?query= fills the composer in and is never sent; it leaves the address', async ({ page }) => {
  await page.goto('/?query=komedi%20%C3%B6ner#/recommend');
  const { message, log, stop } = surfaceOf(page);
  await expect(message).toHaveValue('komedi öner');
  await expect(page).toHaveURL(/\/#\/recommend$/u);
  await expect(stop).toBeHidden();
  await expect(log).toBeEmpty();
  await message.press('Enter');
  await answered(page, 'komedi öner');
});

test('the draft outlives other tabs of the app and a reload', async ({ page }) => {
  await page.goto('/#/recommend');
  const { message, tab } = surfaceOf(page);
  await message.fill('hüzünlüyüm ama');
  await tab('Geçmiş').click();
  await expect(page.getByRole('heading', { name: /Geçmiş/u }).first()).toBeVisible();
  await tab('Film Öner').click();
  await expect(message).toHaveValue('hüzünlüyüm ama');
  await page.reload();
  await expect(message).toHaveValue('hüzünlüyüm ama');
});

test('the composer grows with its text, Shift+Enter breaks, ↑ brings the last message back', async ({
  page,
}) => {
  await page.goto('/#/recommend');
  const { message, log } = surfaceOf(page);
  const height = async () => (await message.boundingBox())?.height ?? 0;
  const before = await height();
  await message.fill('bir');
  await message.press('Shift+Enter');
  await message.pressSequentially('iki');
  await expect(message).toHaveValue('bir\niki');
  expect(await height()).toBeGreaterThan(before);
  await expect(log).toBeEmpty();
  await message.fill('');
  await ask(page, 'merhaba');
  await message.press('ArrowUp');
  await expect(message).toHaveValue('merhaba');
});

test('chips that fit the answer follow it', async ({ page }) => {
  await page.goto('/#/recommend');
  await ask(page, 'dram öner');
  const chips = surfaceOf(page).chat.getByRole('group', { name: 'Hızlı öneriler' });
  await expect(chips.getByRole('button', { name: 'Başka öner' })).toBeVisible();
  expect(await chips.getByRole('button').count()).toBeLessThanOrEqual(4);
  await chips.getByRole('button', { name: 'Başka öner' }).click();
  await answered(page, 'Başka öner');
});

test('moods and genres are two groups, few on a phone until more are asked for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/recommend');
  const chips = surfaceOf(page).chat.getByRole('group', { name: 'Hızlı öneriler' });
  const moods = chips.getByRole('group', { name: 'Ruh halin' }).getByRole('button');
  const genres = chips.getByRole('group', { name: 'Tür' }).getByRole('button');
  await expect(moods).toHaveText(['Mutlu', 'Hüzünlü', 'Heyecanlı']);
  await expect(genres.filter({ visible: true })).toHaveCount(3);
  await chips.getByRole('button', { name: 'Daha fazla' }).click();
  await expect(moods).toHaveText(['Mutlu', 'Hüzünlü', 'Heyecanlı', 'Rahat', 'Romantik', 'Maceracı']);
  await expect(genres.filter({ visible: true })).toHaveCount(12);
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Enter breaks the line; the button sends', async ({ page }) => {
    await page.goto('/#/recommend');
    const { message, send, log } = surfaceOf(page);
    await message.tap();
    await message.pressSequentially('bir');
    await message.press('Enter');
    await message.pressSequentially('film');
    await expect(message).toHaveValue('bir\nfilm');
    await expect(log).toBeEmpty();
    await send.tap();
    await answered(page, 'bir');
  });
});
