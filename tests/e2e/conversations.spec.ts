import type { Page } from '@playwright/test';

import { keptChats } from '#tests/support/kept-chats.ts';

import { favouriteOf } from './support/films.ts';
import { signedIn } from './support/people.ts';
import { answered, ask, surfaceOf } from './support/surface.ts';
import { expect, storedIn, test } from './support/test.ts';

test.use({ stored: signedIn });

const open = async (page: Page) => {
  await page.goto('/#/recommend');
  await expect(surfaceOf(page).message).toBeVisible();
};
const listOf = (page: Page) => page.getByRole('region', { name: 'Sohbetlerim' });
const openList = (page: Page) =>
  surfaceOf(page).chat.getByRole('button', { name: 'Sohbetlerim', exact: true }).click();
const startNew = (page: Page) => surfaceOf(page).chat.getByRole('button', { name: 'Yeni sohbet' }).click();

test('a conversation is kept whole over a reload', async ({ page }) => {
  await open(page);
  await ask(page, 'bana bir dram öner');
  const { log } = surfaceOf(page);
  const titles = await log.getByRole('article').getByRole('heading').allTextContents();
  expect(titles).toHaveLength(3);
  await page.reload();
  await expect(log.getByRole('article')).toHaveCount(3);
  expect(await log.getByRole('article').getByRole('heading').allTextContents()).toEqual(titles);
  await expect
    .poll(() => storedIn(page, 'film_chats'))
    .toMatchObject([{ title: 'bana bir dram öner', count: 2 }]);
});

test('conversations are begun, found, renamed, pinned, opened, deleted and brought back', async ({
  page,
}) => {
  await open(page);
  await ask(page, 'Iğdır’dan selam');
  await startNew(page);
  await ask(page, 'merhaba');
  await openList(page);
  const list = listOf(page);
  const search = list.getByRole('searchbox', { name: 'Sohbetlerde ara' });
  await search.fill('IGDIR');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Yeniden adlandır: Iğdır/u }).click();
  await list.getByRole('textbox', { name: 'Sohbetin adı' }).fill('Memleket');
  await page.keyboard.press('Enter');
  await search.fill('');
  await list.getByRole('button', { name: 'Sabitle: Memleket' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Memleket');
  await expect(list.getByRole('button', { name: 'Sabitle: Memleket' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await list.getByRole('button', { name: /^Memleket/u }).click();
  await expect(surfaceOf(page).log).toContainText('Iğdır’dan selam');

  await openList(page);
  await list.getByRole('button', { name: 'Sil: Memleket' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(list.getByRole('button', { name: /^Memleket/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(surfaceOf(page).log).toContainText('Iğdır’dan selam');
});

test('an edited message keeps the earlier branch, and so does a new answer', async ({ page }) => {
  await open(page);
  await ask(page, 'komedi öner');
  const { log, chat } = surfaceOf(page);
  await log.getByRole('button', { name: 'Düzenle' }).click();
  await log.getByRole('textbox', { name: 'Mesajı düzenle' }).fill('korku öner');
  await page.keyboard.press('Enter');
  await answered(page, 'korku öner');
  const versions = chat.getByRole('group', { name: 'Sürümler' });
  await expect(versions).toContainText('2/2');
  await versions.getByRole('button', { name: 'Önceki sürüm' }).click();
  await expect(log).toContainText('komedi öner');
  await expect(versions).toContainText('1/2');
  await expect(versions.getByRole('button', { name: 'Önceki sürüm' })).toBeFocused();

  await page.reload();
  await expect(log).toContainText('komedi öner');
  await expect(versions).toContainText('1/2');
  await log.getByRole('button', { name: 'Yeniden üret' }).click();
  await expect(versions).toHaveCount(2, { timeout: 15_000 });
  await expect(log.getByRole('article').first()).toContainText('Komedi');
});

test('a message can be copied, and says when it was said and by whom', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await ask(page, 'merhaba');
  const { log } = surfaceOf(page);
  await log.getByRole('button', { name: 'Kopyala' }).first().click();
  await expect(log.getByRole('button', { name: 'Kopyalandı' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('merhaba');
  await expect(log.getByText(/Yerleşik asistan/u)).toBeVisible();
  await expect(log.getByRole('time').first()).toBeVisible();
});

test.describe('with a favourite', () => {
  test.use({
    stored: { ...signedIn, film_favorites: JSON.stringify([favouriteOf('Esaretin Bedeli', 1994)]) },
  });

  test('a pending approval survives a reload', async ({ page }) => {
    await open(page);
    await ask(page, 'Esaretin Bedeli filmini favorilerimden çıkar');
    const { log } = surfaceOf(page);
    await expect(log.getByRole('alertdialog')).toBeVisible();
    await page.reload();
    await log.getByRole('alertdialog').getByRole('button').filter({ hasNotText: 'Vazgeç' }).click();
    await expect.poll(() => storedIn(page, 'film_favorites')).toEqual([]);
    await ask(page, 'merhaba');
  });
});

test('in a second tab it is read-only until it is taken over', async ({ page, context }) => {
  await open(page);
  await ask(page, 'merhaba');
  const second = await context.newPage();
  await second.goto('/#/recommend');
  const takeOver = (at: Page) => surfaceOf(at).chat.getByRole('button', { name: 'Burada sürdür' });
  await expect(takeOver(second)).toBeVisible();
  await expect(surfaceOf(second).message).toBeHidden();

  await ask(page, 'komedi öner');
  await expect(surfaceOf(second).log).toContainText('komedi öner');
  await expect(surfaceOf(second).log.getByRole('article')).toHaveCount(3);

  await takeOver(second).click();
  await expect(surfaceOf(second).message).toBeVisible();
  await expect(takeOver(page)).toBeVisible();
  await ask(second, 'dram öner');
  await expect(surfaceOf(page).log).toContainText('dram öner');
});

test('an answer cut by a reload is shown as cut, and nothing runs by itself', async ({ page }) => {
  await open(page);
  const { message, send, log } = surfaceOf(page);
  await message.fill('komedi öner');
  await send.click();
  await page.reload();
  await expect(log).toContainText('komedi öner');
  await expect(send).toBeVisible();
  await ask(page, 'dram öner');
  await expect(log.getByRole('article').last()).toContainText('Drama');
});

test.describe('with 50 conversations', () => {
  test.use({ stored: { ...signedIn, ...keptChats(50) } });

  test('the oldest goes when another begins, and that is said', async ({ page }) => {
    await open(page);
    await startNew(page);
    await ask(page, 'merhaba');
    await expect(page.getByText(/En çok 50 sohbet saklanıyor.*Eski sohbet 0/u)).toBeVisible();
    const kept = await storedIn(page, 'film_chats');
    expect(kept).toHaveLength(50);
    await expect.poll(() => storedIn(page, 'film_chat_eski0')).toBeNull();
  });

  test('only the list is read before the chat is opened', async ({ page }) => {
    await page.addInitScript(() => {
      const read: string[] = [];
      Object.assign(window, { read });
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        read.push(key);
        return getItem.call(this, key);
      };
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Film Öner', exact: true }).first()).toBeVisible();
    const keys = await page.evaluate(() =>
      'read' in window && Array.isArray(window.read) ? window.read : [],
    );
    expect(keys).toContain('film_chats');
    expect(keys.filter((key) => String(key).startsWith('film_chat_eski'))).toEqual([]);
  });
});

test.describe('with a conversation that is broken in part', () => {
  const [first] = Object.entries(keptChats(1)).filter(([key]) => key !== 'film_chats');
  const broken = (first?.[1] ?? '').replace('"type":"text","text":"Eski yanıt 0"', '"type":"tool-martian"');
  test.use({ stored: { ...signedIn, ...keptChats(1), film_chat_eski0: broken } });

  test('the rest is shown, with a note, and the broken message stays as it was', async ({ page }) => {
    await open(page);
    const { log } = surfaceOf(page);
    await expect(log).toContainText('Eski sohbet 0');
    await expect(log).toContainText('Bu mesaj okunamadı');
    await ask(page, 'merhaba');
    expect(JSON.stringify(await storedIn(page, 'film_chat_eski0'))).toContain('tool-martian');
  });
});
