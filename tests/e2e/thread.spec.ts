import type { Locator, Page } from '@playwright/test';

import { signedIn } from './support/people.ts';
import { ask, answered, surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const LENGTH = 200;

/** A kept conversation of short lines, as this browser holds it. */
function longConversation() {
  const nodes = Array.from({ length: LENGTH }, (_, index) => {
    const text = index % 2 === 0 ? `Soru ${index}` : `Yanıt ${index}. ${'Uzun uzun anlatılmış. '.repeat(12)}`;
    const role = index % 2 === 0 ? 'user' : 'assistant';
    const message = { id: `m${index}`, role, parts: [{ type: 'text', text }] };
    return { id: `m${index}`, parent: index === 0 ? null : `m${index - 1}`, message };
  });
  const at = '2026-11-20T18:00:00.000Z';
  return {
    film_chats: JSON.stringify([
      { id: 'uzun', title: 'Uzun sohbet', pinned: false, createdAt: at, updatedAt: at, count: LENGTH },
    ]),
    film_chat_uzun: JSON.stringify({ revision: 1, head: `m${LENGTH - 1}`, chosen: {}, nodes }),
  };
}

const fromEnd = (log: Locator) =>
  log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

/** How many screens high what stands in it is. */
const screensOf = (log: Locator) =>
  log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight / clientHeight);

/** How far below the top of the log a line of text is, in pixels. */
const placeOf = async (log: Locator, text: string) => {
  const [line, frame] = await Promise.all([
    log.getByText(text, { exact: false }).first().boundingBox(),
    log.boundingBox(),
  ]);
  return Math.round((line?.y ?? Number.NaN) - (frame?.y ?? Number.NaN));
};

const scrollBy = async (page: Page, log: Locator, by: number) => {
  await log.hover();
  await page.mouse.wheel(0, by);
};

test.describe('a long thread', () => {
  test.use({ stored: { ...signedIn, ...longConversation() } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/#/recommend');
    await expect(surfaceOf(page).log).toContainText(`Yanıt ${LENGTH - 1}.`);
  });

  test('opens at its end with its last messages; earlier ones come where they belong', async ({ page }) => {
    const { log } = surfaceOf(page);
    const earlier = log.getByRole('button', { name: 'Önceki mesajları göster' });
    await expect.poll(() => fromEnd(log)).toBeLessThan(4);
    await expect(earlier).toBeAttached();
    // So many that there is something to scroll, and no more.
    await expect.poll(() => screensOf(log)).toBeGreaterThanOrEqual(3);
    expect(await log.getByText(/^Yanıt /u).count()).toBeLessThanOrEqual(20);
    await expect.poll(() => fromEnd(log)).toBeLessThan(4);

    // By the button, and by scrolling up to the beginning: what is in view stays where it is.
    for (const way of ['button', 'scroll']) {
      const moved = log.evaluate(
        (list, way) =>
          new Promise<number>((resolve) => {
            const first = () => list.querySelector('[data-own]')?.textContent;
            const known = first();
            list.scrollTo({ top: 300 });
            const line = [...list.querySelectorAll('[data-own]')][3];
            const before = () => line?.getBoundingClientRect().top ?? Number.NaN;
            requestAnimationFrame(() => {
              if (way === 'button') list.querySelector('button')?.click();
              else list.scrollTo({ top: 60 });
              const start = before();
              const look = () => {
                if (first() !== known) resolve(before() - start);
                else requestAnimationFrame(look);
              };
              look();
            });
          }),
        way,
      );
      expect(Math.abs(await moved)).toBeLessThanOrEqual(1);
    }
    await expect(log).toBeFocused();
  });

  test('stays where somebody reads, offers the way to the end, and takes it when they speak', async ({
    page,
  }) => {
    const { log, message, chat } = surfaceOf(page);
    const toEnd = chat.getByRole('button', { name: 'Son mesaja git' });
    await expect.poll(() => fromEnd(log)).toBeLessThan(4);
    await expect(toEnd).toBeHidden();
    await scrollBy(page, log, -900);
    await expect(toEnd).toBeVisible();

    await message.focus();
    await toEnd.click();
    await expect(toEnd).toBeHidden();
    await expect.poll(() => fromEnd(log)).toBeLessThan(4);
    await expect(message).toBeFocused();

    // Scrolled away as the answer begins: it grows below, and nothing moves.
    await log.evaluate((list) => {
      const observer = new MutationObserver(() => {
        if (!list.textContent.includes('selam')) return;
        observer.disconnect();
        requestAnimationFrame(() => list.scrollBy({ top: -700 }));
      });
      observer.observe(list, { childList: true, subtree: true });
    });
    await message.fill('selam');
    await message.press('Enter');
    await expect(toEnd).toBeVisible();
    const line = `Soru ${LENGTH - 2}`;
    await expect(log).toContainText(line);
    const before = await placeOf(log, line);
    await answered(page, 'selam');
    expect(await placeOf(log, line)).toBe(before);

    await message.fill('merhaba');
    await message.press('Enter');
    await answered(page, 'merhaba');
    await expect(toEnd).toBeHidden();
    await expect.poll(() => fromEnd(log)).toBeLessThan(4);
  });

  test('is where it was when somebody comes back to it', async ({ page }) => {
    const { log, tab } = surfaceOf(page);
    await expect.poll(() => screensOf(log)).toBeGreaterThanOrEqual(3);
    await scrollBy(page, log, -1500);
    await expect.poll(() => fromEnd(log)).toBeGreaterThan(1000);
    const texts = await log.getByText(/^Soru \d+$/u).all();
    const places = await Promise.all(
      texts.map(async (text) => ({ y: (await text.boundingBox())?.y ?? 0, name: await text.textContent() })),
    );
    const name = places.find(({ y }) => y > 200)?.name ?? '';
    const before = await placeOf(log, name);
    await tab('Geçmiş').click();
    await expect(log).toBeHidden();
    await tab('Film Öner').click();
    await expect(log).toContainText(name);
    await expect.poll(() => placeOf(log, name)).toBe(before);
  });
});

test.describe('an answer', () => {
  test.use({ stored: signedIn });

  test('with cards rests at what was said, or at its own beginning; the focus stays in the composer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/recommend');
    const { log, message } = surfaceOf(page);
    await message.fill('üç dram öner');
    await message.press('Enter');
    await expect(log.getByRole('article')).toHaveCount(3);
    await expect(message).toBeFocused();
    const first = log.getByRole('list', { name: 'Anladıklarım' });
    const place = async () => {
      const [wishes, frame] = await Promise.all([first.boundingBox(), log.boundingBox()]);
      const said = await placeOf(log, 'üç dram öner');
      return said >= 0 ? said : (wishes?.y ?? 0) - (frame?.y ?? 0);
    };
    await expect.poll(place).toBeLessThan(60);
    await expect.poll(place).toBeGreaterThanOrEqual(0);
  });

  test('with another card rests at its top, though not all of it fits', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto('/#/recommend');
    const { log } = surfaceOf(page);
    for (const [asked, card] of [
      ["Batman'i favorilerime ekle", log.getByRole('group', { name: 'Adaylar' })],
      ["Titanik ve Matrix'i sıraya koy 8'de başlasın", log.getByRole('region', { name: 'Gece planı' })],
    ] as const) {
      await ask(page, asked);
      const below = async () => ((await card.boundingBox())?.y ?? 0) - ((await log.boundingBox())?.y ?? 0);
      await expect.poll(below).toBeGreaterThanOrEqual(0);
      expect(await below()).toBeLessThan(100);
    }
  });

  test('is announced once, whole, and no token before it', async ({ page }) => {
    await page.goto('/#/recommend');
    const { chat, message } = surfaceOf(page);
    await expect(message).toBeVisible();
    // The page's own announcement comes after the one of the microphone.
    await chat
      .getByRole('status')
      .last()
      .evaluate((status) => {
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => {
          const text = status.textContent.trim();
          if (text !== '' && text !== said.at(-1)) said.push(text);
        }).observe(status, { childList: true, subtree: true, characterData: true });
      });
    const saidSoFar = () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
    await ask(page, 'merhaba');
    await expect.poll(async () => (await saidSoFar()).length).toBe(1);
    await ask(page, 'iki komedi öner');
    await expect.poll(async () => (await saidSoFar()).length).toBe(2);
  });
});
