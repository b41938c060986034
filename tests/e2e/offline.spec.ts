import type { BrowserContext, Page } from '@playwright/test';

import { type Deploys, startDeploys } from './support/deploys.ts';
import { signedIn } from './support/people.ts';
import { ask, surfaceOf } from './support/surface.ts';
import { expect, test } from './support/test.ts';

// What fails while the server is away: the question which services it has keys for, and whether there is a newer version.
const AWAY = /\/api\/status|\/sw\.js|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/u;

/** With a server of its own, which goes away or changes. */
const testDeploys = test.extend<{ deploys: Deploys }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are asked for
  deploys: async ({}, provide) => {
    await using deploys = await startDeploys();
    await provide(deploys);
  },
  baseURL: async ({ deploys }, provide) => provide(deploys.address),
});

test.use({ serviceWorkers: 'allow' });
test.slow();

const TABS = [
  ['Ana Sayfa', /Hoş geldin/u],
  ['Film Öner', /Film Önerisi Al|Sohbet/u],
  ['Favorilerim', /Favori Filmlerim/u],
  ['Geçmiş', /Geçmiş Önerilerim/u],
  ['Ayarlar', /Ayarlar/u],
] as const;

/** Signs in for the first time, and waits until the worker has everything. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Giriş Yap / Kayıt Ol', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Demo ile Giriş Yap' }).click();
  await expect(surfaceOf(page).tab('Ana Sayfa')).toHaveAttribute('aria-current', 'page');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function openEveryTab(page: Page): Promise<void> {
  const { tab } = surfaceOf(page);
  for (const [name, text] of TABS) {
    await tab(name).click();
    await expect(tab(name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
}

const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');
const cachesIn = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());

/**
 * A browser ends a worker that has nothing to do, and the next one takes over. One that Playwright listens to is never ended so,
 * and may then leave what is asked of it unanswered: it is ended here.
 */
async function endRestingWorkers(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await expect
    .poll(async () => {
      await session.send('ServiceWorker.stopAllWorkers');
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null);
    })
    .toBe(null);
  await session.detach();
}

const goOffline = async (context: BrowserContext, deploys: Deploys) => {
  await deploys.stop();
  await context.setOffline(true);
};

test.describe('without a network', () => {
  test.use({ expectedNoise: [AWAY] });

  testDeploys(
    'O-03 O-04 after one visit the main job, a reload and all tabs work',
    async ({ page, context, deploys }) => {
      await firstVisit(page);
      await goOffline(context, deploys);
      const { tab, log, chat, message } = surfaceOf(page);
      await tab('Film Öner').click();
      await ask(page, 'bugün hüzünlüyüm, bir dram öner');
      await expect(log.getByRole('article')).toHaveCount(3);
      await openEveryTab(page);

      await tab('Film Öner').click();
      await page.reload();
      await expect(log.getByRole('article')).toHaveCount(3);
      await message.fill('beni şaşırt');
      await page.keyboard.press('Enter');
      const surprise = page.getByRole('dialog', { name: /Sürpriz Film/u });
      await surprise.getByRole('button', { name: 'Kapat' }).click();
      await expect(surprise).toBeHidden();
      await openEveryTab(page);

      await tab('Film Öner').click();
      await chat.getByRole('button', { name: 'Yeni sohbet', exact: true }).click();
      const form = page.getByRole('form', { name: 'Film Önerisi Al' });
      await form.getByRole('button', { name: 'Komedi', exact: true }).click();
      await form.getByRole('button', { name: 'Öneri Al', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Film Önerileriniz' })).toBeVisible();
      const card = page.getByRole('main').getByRole('article').first();
      await card.getByRole('button', { name: 'Favori', exact: true }).click();
      await tab('Favorilerim').click();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    },
  );
});

test.describe('with a model elsewhere', () => {
  const settings = JSON.stringify({ model: 'm', baseUrl: '', apiKey: 'sk-benim', tmdbKey: '' });
  test.use({ stored: { ...signedIn, film_ai_settings: settings } });

  test('O-08 it is not asked without a network: the built-in assistant answers, and the head says so', async ({
    page,
    context,
  }) => {
    await page.goto('/#/recommend');
    const { chat, log, message } = surfaceOf(page);
    await expect(message).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await expect(chat.getByTitle(/^Çevrimdışı · yerleşik asistan/u)).toBeVisible();
    await ask(page, 'bugün hüzünlüyüm, bir dram öner');
    await expect(log.getByRole('article')).toHaveCount(3);
    await expect(log.getByRole('button', { name: /Tekrar dene|yeniden dene/iu })).toHaveCount(0);
    await context.setOffline(false);
    await expect(chat.getByTitle(/^m · /u)).toBeVisible();
  });
});

testDeploys(
  'O-05 O-06 a new version is said, waits for the person, and breaks no page of the old one',
  async ({ page, context, deploys }) => {
    await firstVisit(page);
    const { tab, log, message } = surfaceOf(page);
    await tab('Film Öner').click();
    await ask(page, 'bugün hüzünlüyüm, bir dram öner');
    await message.fill('yarım kalan söz');
    const before = await buildOf(page);
    const notice = (one: Page) =>
      one.getByRole('region', { name: /^Bildirimler/u }).getByText('Yeni sürüm hazır');

    await deploys.deploy();
    // Its parts are no longer on the server.
    await tab('Geçmiş').click();
    await expect(page.getByRole('heading', { name: 'Geçmiş Önerilerim' })).toBeVisible();

    const fresh = await context.newPage();
    await fresh.goto('/#/favorites');
    await expect(fresh.getByRole('heading', { name: 'Favori Filmlerim' })).toBeVisible();
    const after = await buildOf(fresh);
    expect(after).not.toBe(before);
    // The new worker fetches its files with the lowest priority, and this page stands behind another.
    await expect(notice(page)).toBeVisible({ timeout: 60_000 });
    await endRestingWorkers(page, context);
    await openEveryTab(page);
    await openEveryTab(fresh);
    await expect(notice(fresh)).toHaveCount(0);
    expect(await buildOf(page)).toBe(before);
    expect(await cachesIn(page)).toEqual([`sinesohbet-${before}`, `sinesohbet-${after}`].toSorted());

    await page.goto('/#/settings/device');
    await expect(page.getByRole('region', { name: 'Uygulama' }).getByText('Yeni sürüm hazır')).toBeVisible();
    await tab('Film Öner').click();
    const notices = page.getByRole('region', { name: /^Bildirimler/u });
    await notices.getByRole('button', { name: 'Yenile', exact: true }).click();
    await expect.poll(() => buildOf(page)).toBe(after);
    await expect(log.getByRole('article')).toHaveCount(3);
    await expect(message).toHaveValue('yarım kalan söz');
    await openEveryTab(page);
    await expect(notice(page)).toHaveCount(0);
    // Nobody has a page of the old version any more.
    await expect.poll(() => cachesIn(page)).toEqual([`sinesohbet-${after}`]);
  },
);

testDeploys(
  'O-07 the server can take the worker back: what it kept goes, and the page goes on',
  async ({ page, deploys }) => {
    await firstVisit(page);
    await deploys.start({ OFFLINE: 'off' });
    await page.reload();
    await expect.poll(() => cachesIn(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
    await openEveryTab(page);
    await page.goto('/#/settings/device');
    await expect(page.getByRole('main')).toContainText('şu an kullanılamıyor');
  },
);

test('O-07 the person can switch it off in the settings, and on again', async ({ page }) => {
  await firstVisit(page);
  await page.goto('/#/settings/device');
  const choice = page.getByRole('button', { name: 'İnternetsiz kullanım' });
  await expect(page.getByRole('main')).toContainText('Hazır: internet olmasa da');
  await choice.click();
  await expect(page.getByRole('main')).toContainText('Kapalı:');
  await expect.poll(() => cachesIn(page)).toEqual([]);
  await page.reload();
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await choice.click();
  await expect(page.getByRole('main')).toContainText('Hazır: internet olmasa da');
});

test('a page that is only read fetches nothing ahead', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
