import type { Locator, Page } from '@playwright/test';

import { axeFindings, overflowOf, smallTargetsIn } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { answered, ask, cardButton, surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

const QUESTION = 'bugün hüzünlüyüm, bir dram öner';
const MANY_WISHES =
  'doksanlardan ya da daha yeni, iki saati geçmeyen, Türk olmayan bir aksiyon komedi öner, korku olmasın';

/** Window sizes, and how many films of an answer are wholly seen there without scrolling. */
const SIZES = [
  { width: 390, height: 844, films: 3 },
  { width: 390, height: 480, films: 1 },
  { width: 768, height: 1024, films: 3 },
  { width: 1366, height: 768, films: 3 },
  { width: 1440, height: 900, films: 3 },
  { width: 2200, height: 1200, films: 3 },
];

/** How many cards lie wholly within the log's own frame and the window. */
const wholeIn = (log: Locator) =>
  log.evaluate((list) => {
    const frame = list.getBoundingClientRect();
    const bottom = Math.min(frame.bottom, window.innerHeight);
    return [...list.querySelectorAll('article')].filter((card) => {
      const box = card.getBoundingClientRect();
      return box.height > 0 && box.top >= frame.top && box.bottom <= bottom;
    }).length;
  });

/** What scrolls, besides the log. */
const otherScrollers = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility() && element.scrollHeight > element.clientHeight + 1)
      .filter((element) => {
        const { overflowY } = getComputedStyle(element);
        return element === document.documentElement || overflowY === 'auto' || overflowY === 'scroll';
      })
      .filter((element) => element.getAttribute('role') !== 'log')
      .map(({ tagName, className }) => `${tagName} ${String(className)}`),
  );

/** Whether the start of the conversation's view lies within what the person said. */
const cutsOwn = (log: Locator) =>
  log.evaluate((list) => {
    const top = list.getBoundingClientRect().top;
    return [...list.querySelectorAll('[data-own]')].some((own) => {
      const box = own.getBoundingClientRect();
      return box.top < top && box.bottom > top;
    });
  });

/** The lines and chips that the start of the conversation's view cuts. */
const cutLines = (log: Locator) =>
  log.evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const lines = document.createRange();
    return [...list.querySelectorAll('p, li')].flatMap((block) => {
      lines.selectNodeContents(block);
      const boxes = block.matches('li') ? block.getClientRects() : lines.getClientRects();
      // What is fractions of a pixel is not seen.
      return [...boxes].some((box) => box.top < top - 1 && box.bottom > top + 1) ? [block.textContent] : [];
    });
  });

test.use({ stored: signedIn });

for (const { width, height, films } of SIZES) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000 });

    test(`W-01 W-02 an answer shows ${films} of its films whole, and only the thread scrolls`, async ({
      page,
    }) => {
      await page.goto('/#/recommend');
      await ask(page, QUESTION);
      const { log, message } = surfaceOf(page);
      await expect(log.getByRole('article')).toHaveCount(3);
      await expect.poll(() => wholeIn(log)).toBeGreaterThanOrEqual(films);
      await expect(message).toBeInViewport({ ratio: 1 });
      expect(await cutsOwn(log)).toBe(false);
      // The same three marks on every width.
      for (const name of ['Favori', 'İzlendi', 'İzleyeceğim'])
        await expect(log.getByRole('article').first().getByRole('button', { name })).toBeVisible();
      expect(await otherScrollers(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      if (width < 1000) expect(await smallTargetsIn(surfaceOf(page).chat)).toEqual([]);
    });
  });
}

test.describe('390×480', () => {
  test.use({ viewport: { width: 390, height: 480 } });

  test('above an answer in words, too, what was said is wholly seen or wholly gone', async ({ page }) => {
    await page.goto('/#/recommend');
    const { log } = surfaceOf(page);
    for (const said of ['merhaba', 'sen kimsin, neler yapabilirsin?', 'teşekkürler']) {
      await ask(page, said);
      await expect.poll(() => cutsOwn(log)).toBe(false);
      await expect(log.getByText(/· Yerleşik asistan$/u).last()).toBeInViewport({ ratio: 1 });
    }
  });
});

test('above a film that leaves no room for all that leads to it, no line and no chip is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/#/recommend');
  await ask(page, QUESTION);
  const { log } = surfaceOf(page);
  await expect(log.getByRole('article')).toHaveCount(3);
  for (let height = 490; height >= 420; height -= 10) {
    await page.setViewportSize({ width: 390, height });
    await expect.poll(() => cutLines(log), `${height} px`).toEqual([]);
    await expect.poll(() => wholeIn(log), `${height} px`).toBeGreaterThanOrEqual(1);
  }
});

for (const { width, hasTouch } of [
  { width: 390, hasTouch: true },
  { width: 390, hasTouch: false },
  { width: 430, hasTouch: false },
]) {
  test.describe(`${width} px ${hasTouch ? 'by touch' : 'by mouse'}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch });

    test('who answers is said whole: in the head, or where an answer brings its buttons below that', async ({
      page,
    }) => {
      await page.goto('/#/recommend');
      const label = page.getByTitle('Yerleşik asistan · internet gerekmez');
      const cut = await label.evaluate((words) => [
        words.scrollWidth - words.clientWidth,
        words.scrollHeight - words.clientHeight,
      ]);
      expect(cut).toEqual([0, 0]);
      await ask(page, QUESTION);
      await expect(page.getByRole('button', { name: 'Sohbeti paylaş ya da indir' })).toBeVisible();
      await expect(surfaceOf(page).log.getByText(/· Yerleşik asistan$/u)).toBeVisible();
      // In the head it is still there for ears.
      await expect(label).toHaveText(/^Yerleşik asistan/u);
    });
  });
}

test.describe('360×800', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('W-04 marks and links of a card stand in one row on a narrow phone, too', async ({ page }) => {
    await page.goto('/#/recommend');
    await ask(page, QUESTION);
    const card = surfaceOf(page).log.getByRole('article').first();
    const middles = await card
      .getByRole('button', { name: /^(?:Favori|İzlendi|İzleyeceğim|Neden\?|Bunu değil)$/u })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { top, bottom } = button.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
    expect(middles).toHaveLength(5);
    expect(new Set(middles).size).toBe(1);
  });
});

test.describe('390×844, a model with a long name', () => {
  const settings = { model: 'deepseek_r1_distill_llama:70b', baseUrl: '', apiKey: 'sk-benim', tmdbKey: '' };
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    stored: { ...signedIn, film_ai_settings: JSON.stringify(settings) },
  });

  test('who answers is said to ears alone where its name has no room, and never cut', async ({ page }) => {
    await page.goto('/#/recommend');
    const label = page.getByTitle('deepseek_r1_distill_llama:70b · kendi anahtarın');
    await expect(label).toContainText('deepseek_r1_distill_llama:70b');
    const isSeen = await label.evaluate((element) => {
      const room = element.parentElement?.getBoundingClientRect();
      return room === undefined || element.getBoundingClientRect().top < room.bottom;
    });
    expect(isSeen).toBe(false);
  });
});

test.describe('390×844, many wishes', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('W-01 W-02 an answer shows its three films whole, also once one was swapped', async ({ page }) => {
    await page.goto('/#/recommend');
    await ask(page, MANY_WISHES);
    const { log, chat } = surfaceOf(page);
    const articles = log.getByRole('article');
    await expect(articles).toHaveCount(3);
    await expect.poll(() => wholeIn(log)).toBe(3);
    // All wishes are in one row, the last as easily reached as the first.
    const wishes = chat.getByRole('group', { name: 'İstekler' }).getByRole('button');
    await wishes.last().focus();
    await expect(wishes.last()).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page)).toEqual([]);
    await log.getByRole('button', { name: 'Bunu değil' }).nth(1).click();
    await expect(articles).toHaveCount(6);
    await answered(page, '');
    await expect.poll(() => wholeIn(log)).toBeGreaterThanOrEqual(3);
  });
});

test('W-01 what was said is wholly seen or wholly gone above the films of its answer, however high the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/#/recommend');
  await ask(page, QUESTION);
  const { log } = surfaceOf(page);
  await expect(log.getByRole('article')).toHaveCount(3);
  for (let height = 890; height >= 640; height -= 10) {
    await page.setViewportSize({ width: 390, height });
    await expect.poll(() => cutsOwn(log), `${height} px`).toBe(false);
  }
});

test.describe('768×1024, many wishes', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('W-01 the rows of a tablet have posters that carry their titles, and are seen whole', async ({
    page,
  }) => {
    await page.goto('/#/recommend');
    await ask(page, MANY_WISHES);
    const { log } = surfaceOf(page);
    await expect(log.getByRole('article')).toHaveCount(3);
    await expect.poll(() => wholeIn(log)).toBe(3);
    const widths = await log
      .locator('.poster')
      .evaluateAll((posters) => posters.map((poster) => poster.getBoundingClientRect().width));
    expect(widths).toEqual([80, 80, 80]);
  });
});

test('W-02 nothing scrolls within what scrolls at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/#/recommend');
  await ask(page, QUESTION);
  expect(await otherScrollers(page)).toEqual([]);
  expect(await wholeIn(surfaceOf(page).log)).toBeGreaterThanOrEqual(1);
});

test('W-03 the form stands beside an empty conversation, and beside a running one for who keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/recommend');
  const form = page.getByRole('form', { name: 'Film Önerisi Al' });
  const toggle = page.getByRole('button', { name: 'Form', exact: true });
  await expect(form).toBeVisible();
  await ask(page, 'komedi öner');
  await expect(form).toBeHidden();
  await toggle.press('Enter');
  await expect(form).toBeVisible();
  await expect(toggle).toBeFocused();
  await page.reload();
  await expect(surfaceOf(page).log.getByRole('article')).toHaveCount(3);
  await expect(form).toBeVisible();
  await toggle.press('Enter');
  await expect(form).toBeHidden();
});

test('W-03 what the form has found has the wider part and the only heading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/recommend');
  const { chat, message } = surfaceOf(page);
  const form = page.getByRole('form', { name: 'Film Önerisi Al' });
  await form.getByRole('button', { name: 'Drama', exact: true }).click();
  await form.getByRole('button', { name: 'Öneri Al', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Film Önerileriniz']);
  await expect(message).toBeInViewport({ ratio: 1 });
  const [found, room] = [await page.locator('[data-found]').boundingBox(), await chat.boundingBox()];
  expect(found?.width).toBeGreaterThan(room?.width ?? Number.POSITIVE_INFINITY);
  expect(await axeFindings(page)).toEqual([]);
});

test('W-04 a card says its title once, has three marks, and shows them to who points at nothing', async ({
  page,
}) => {
  await page.goto('/#/recommend');
  await ask(page, QUESTION);
  const { log } = surfaceOf(page);
  for (const card of await log.getByRole('article').all()) {
    const title = await card.getByRole('heading').innerText();
    // The words on a drawn poster are its picture.
    const words = await card.evaluate((element) => {
      const pictures = [...element.querySelectorAll('svg')];
      for (const picture of pictures) picture.style.display = 'none';
      const text = element instanceof HTMLElement ? element.innerText : '';
      for (const picture of pictures) picture.style.removeProperty('display');
      return text;
    });
    expect(words.split(title)).toHaveLength(2);
    const names = await card
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
      );
    expect(names).toEqual([title, 'Favori', 'İzlendi', 'İzleyeceğim', 'Neden?', 'Bunu değil']);
  }
  // What waits for a moment of rest is there without a mouse over it.
  for (const name of ['Düzenle', 'Kopyala', 'Yeniden üret']) {
    await expect(log.getByRole('button', { name }).first()).toHaveCSS('opacity', '1');
    await expect(log.getByRole('button', { name }).first()).toBeVisible();
  }
  const cards = log.getByRole('article');
  const before = await cards.nth(1).boundingBox();
  await cards.first().getByRole('button', { name: 'Neden?' }).click();
  // Its reason lies below the row, as wide as that.
  const reason = log
    .getByRole('listitem')
    .filter({ hasText: `${await cards.first().getByRole('heading').innerText()}:` });
  await expect(reason).toBeInViewport({ ratio: 1 });
  expect(await cards.nth(1).boundingBox()).toEqual(before);
  const [strip, row] = [await reason.boundingBox(), await log.locator('[data-films]').boundingBox()];
  expect(strip?.width).toBe(row?.width);
  expect(strip?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
});

test('W-05 a mark on a card is confirmed on the card, with one way back and no notice', async ({ page }) => {
  await page.goto('/#/recommend');
  await ask(page, QUESTION);
  const card = surfaceOf(page).log.getByRole('article').first();
  const favourite = cardButton(card, 'Favori');
  await favourite.press('Enter');
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expect(favourite).toBeFocused();
  await expect(card.getByRole('status')).toContainText('favorilere eklendi');
  const undo = page.getByRole('button', { name: 'Geri al', exact: true });
  await expect(undo).toHaveCount(1);
  await undo.press('Enter');
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await expect(favourite).toBeFocused();
  await expect(card.getByRole('button', { name: 'Bunu değil' })).toBeVisible();
});

test('W-05 a notice of a screen lies over no heading, bar or composer', async ({ page }) => {
  // The newest is the first.
  const notice = page
    .getByRole('region', { name: /Bildirimler/u })
    .getByRole('listitem')
    .first();
  const isClear = async (other: Locator) => {
    const [one, two] = await Promise.all([notice.boundingBox(), other.boundingBox()]);
    if (one === null || two === null) return false;
    return (
      one.y >= two.y + two.height ||
      one.y + one.height <= two.y ||
      one.x >= two.x + two.width ||
      one.x + one.width <= two.x
    );
  };
  await page.goto('/#/recommend');
  await ask(page, QUESTION);
  const { chat, message, tab } = surfaceOf(page);
  await chat.getByRole('button', { name: 'Sohbetlerim' }).click();
  await chat.getByRole('button', { name: /^Sil:/u }).click();
  await expect(notice).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(message).toBeFocused();
  await expect.poll(() => isClear(message)).toBe(true);

  await tab('Geçmiş').click();
  await page.getByRole('main').getByRole('button', { name: 'Filmleri göster' }).first().click();
  await cardButton(page.getByRole('main').getByRole('article').first(), 'Favori').click();
  await expect(notice).toContainText('favorilere eklendi');
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('navigation')]) {
    expect(await isClear(part.first())).toBe(true);
  }
});

for (const hasTouch of [true, false])
  test.describe(`390×844, ${hasTouch ? 'by touch' : 'with a mouse'}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch });

    test('the switch beside it takes no press that is meant for Yeni sohbet', async ({ page }) => {
      await page.goto('/#/recommend');
      const { chat } = surfaceOf(page);
      await ask(page, QUESTION);
      const fresh = chat.getByRole('button', { name: 'Yeni sohbet', exact: true });
      const { width = 0, height = 0 } = (await fresh.boundingBox()) ?? {};
      await fresh.click({ position: { x: width - 3, y: height / 2 }, timeout: 5000 });
      await expect(chat.getByRole('heading', { name: 'Bu akşam ne izlesek?' })).toBeVisible();
    });
  });
