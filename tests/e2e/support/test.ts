import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

interface Options {
  /** What this browser's storage holds before the first page opens: key → stored text. */
  stored: Record<string, string>;
  /** Console errors and warnings that the test provokes on purpose; each must come. */
  expectedNoise: RegExp[];
}

/**
 * The test of this folder: it fails on any console error or warning, uncaught error, breach of the Content Security
 * Policy (browsers report one as a console error) and request to anywhere but the app's own server.
 */
export const test = base.extend<Options & { watched: void }>({
  stored: [{}, { option: true }],
  expectedNoise: [[], { option: true }],
  storageState: async ({ stored, baseURL }, provide) => {
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
  watched: [
    async ({ context, baseURL, expectedNoise }, provide) => {
      const noise = watch(context, new URL(baseURL ?? '').origin);
      await provide();
      const unexpected = noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the page must stay silent and at home').toEqual([]);
      for (const pattern of expectedNoise) expect(noise.join('\n')).toMatch(pattern);
    },
    { auto: true },
  ],
});

export { expect };

/** What Playwright says in the page's name where it blocks workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

function watch(context: BrowserContext, home: string): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (message.text() === BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning')
      noise.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const stays = url.origin === home || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!stays) noise.push(`request: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A reload aborts what is still under way.
    if (why !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()} ${why}`);
  });
  return noise;
}

/** What the page's storage holds under a key now. */
export function storedIn(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}
