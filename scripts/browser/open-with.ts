import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

interface Opening extends BrowserContextOptions {
  baseURL: string;
  address: string;
  /** What the browser's storage holds before the app starts: key → stored text. */
  stored: Readonly<Record<string, string>>;
}

/** A fresh browser profile at an address of the app, with these records in its storage. */
export async function openWith(
  browser: Browser,
  { address, stored, ...settings }: Opening,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    locale: 'tr-TR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...settings,
  });
  const page = await context.newPage();
  // In the page's own process and before the app: another process may see what was stored a moment later.
  await page.goto('/robots.txt');
  await page.evaluate((records) => {
    for (const [key, value] of Object.entries(records)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, close: () => context.close() };
}
