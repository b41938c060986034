import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

import { signedInUser } from '#domain/user.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';

import { expect, test } from './support/test.ts';

test('the policy allows the one inline script of the built page, by its hash', async ({ request }) => {
  const answer = await request.get('/');
  const scripts = [...(await answer.text()).matchAll(/<script>([\s\S]*?)<\/script>/gu)];
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0]?.[1] ?? '')
    .digest('base64');
  expect(answer.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('what the page shows first has all its styles inline', async ({ page, request }) => {
  const text = await (await request.get('/')).text();
  const inline = /<style>([\s\S]*?)<\/style>/u.exec(text)?.[1] ?? '';
  const classes = [...text.matchAll(/\bclass="([^"]+)"/gu)].flatMap(([, names]) => names?.split(' ') ?? []);
  const whole = page.waitForResponse(/\/assets\/styles-[^/]+\.css$/u);
  await page.goto('/#/giris');
  const styles = await (await whole).text();
  const missing = await page.evaluate(
    ({ names, first, later }) => {
      const has = (css: string, name: string) => css.includes(`.${CSS.escape(name)}`);
      return names.filter((name) => has(later, name) && !has(first, name));
    },
    { names: [...new Set(classes)], first: inline, later: styles },
  );
  expect(classes.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** Adds up by how much of the window the page has moved, without a word of the visitor. */
async function addUpMoves(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : Number.NaN;
        const page = document.documentElement;
        page.dataset['moved'] = String(Number(page.dataset['moved'] ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('the landing page stays where it is when its markup comes bit by bit', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  const bytesEachSecond = (downloadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await addUpMoves(page);
  await bytesEachSecond(10_000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await bytesEachSecond(-1);
  await page.waitForLoadState('networkidle');
  const moved = await page.locator('html').getAttribute('data-moved');
  expect(Number(moved ?? 0)).toBeLessThan(0.001);
});

test('the landing page stays where it is when its fonts come late', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await addUpMoves(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const moved = await page.locator('html').getAttribute('data-moved');
  // A stand-in's letters are set at whole pixels here: a label may be a few of them longer.
  expect(Number(moved ?? 0)).toBeLessThan(0.001);
});

test('the landing page asks for its fonts once it is painted', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const times = () =>
    page.evaluate(() => {
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { painted: paint?.startTime ?? Infinity, asked: fonts.map(({ startTime }) => startTime) };
    });
  // On a busy machine the network may rest before they are asked for, and the paint be told of later.
  await expect.poll(async () => (await times()).asked.length).toBe(4);
  await expect.poll(async () => (await times()).painted).toBeLessThan(Infinity);
  const { painted, asked } = await times();
  expect(asked).toHaveLength(4);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('the landing page is there without its scripts, and a press meanwhile is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: 'Ücretsiz Başla' }).first();
  await expect(start).toBeVisible();
  await start.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Hesabına giriş yap' })).toBeVisible();
});

test('who is signed in sees the outline of the shell and never the landing page', async ({ page }) => {
  await page.goto('/robots.txt');
  const user = JSON.stringify(signedInUser('deniz@example.com'));
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.user, user] as const);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toContainText('yükleniyor');
  await expect(page.getByRole('heading', { name: /izlesek/u })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: /Hoş geldin/u })).toBeVisible();
});
