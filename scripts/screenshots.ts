import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { type Browser, chromium, type Page } from '@playwright/test';

import { startBuiltApp } from './browser/built-app.ts';
import { BROWSER_FLAGS } from './browser/flags.ts';
import { findBrowser } from './find-browser.ts';

const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url));
const WIDTHS = [390, 1440];
const THEMES = ['light', 'dark'];

const DEMO_USER = JSON.stringify({
  id: 1,
  email: 'demo@sinesohbet.app',
  name: 'demo',
  bio: '',
  preferences: { genres: [], favoriteMovies: [] },
});

interface Scene {
  name: string;
  address: string;
  anonymous?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

/** In this order: what one scene leaves behind (an answer, favourites) fills the ones after it. */
const SCENES: Scene[] = [
  { name: '1-landing', address: '/', anonymous: true },
  { name: '2-giris', address: '/#/giris', anonymous: true },
  { name: '3-film-oner-bos', address: '/#/recommend' },
  { name: '4-film-oner-yanit', address: '/#/recommend', prepare: askForFilms },
  { name: '5-ana-sayfa', address: '/#/dashboard' },
  { name: '6-favorilerim', address: '/#/favorites' },
  { name: '7-gecmis', address: '/#/history' },
  { name: '8-ayarlar', address: '/#/settings' },
];

async function askForFilms(page: Page): Promise<void> {
  const chat = page.getByRole('region', { name: 'Sohbet', exact: true });
  await chat.getByRole('textbox', { name: 'Mesajınız' }).fill('bugün hüzünlüyüm, bir dram öner');
  await chat.getByRole('button', { name: 'Gönder', exact: true }).click();
  const cards = chat.getByRole('article');
  await cards.nth(2).waitFor();
  await chat.getByRole('button', { name: 'Gönder', exact: true }).waitFor();
  await cards.first().getByRole('button', { name: 'Favori', exact: true }).click();
  await cards.nth(1).getByRole('button', { name: 'İzlendi', exact: true }).click();
}

async function photograph(browser: Browser, baseURL: string, width: number, theme: string): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 1000 ? 844 : 900 },
    locale: 'tr-TR',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('film_app_theme', value), theme);
  for (const { name, address, anonymous = false, prepare } of SCENES) {
    await page.evaluate(
      ([user, out]) =>
        out ? localStorage.removeItem('film_app_user') : localStorage.setItem('film_app_user', user),
      [DEMO_USER, anonymous] as const,
    );
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.screenshot({
      path: `${FOLDER}/${name}-${width}-${theme}.png`,
      fullPage: prepare === undefined,
    });
  }
  await context.close();
}

const { executablePath, env } = await findBrowser();
const app = await startBuiltApp();
const browser = await chromium.launch({
  executablePath,
  args: BROWSER_FLAGS,
  env: { ...process.env, ...env },
});
try {
  await mkdir(FOLDER, { recursive: true });
  for (const width of WIDTHS)
    for (const theme of THEMES) await photograph(browser, app.address, width, theme);
  console.log(`${SCENES.length * WIDTHS.length * THEMES.length} screenshots in ${FOLDER}`);
} finally {
  await browser.close();
  await app.stop();
}
