import { expect as patient, type Locator, type Page } from '@playwright/test';

import { startStandIns, type StandIns } from '#tests/support/stand-ins.ts';
import { startBuiltApp } from '../../../../scripts/browser/built-app.ts';
import { signedIn } from '../../support/people.ts';
import { surfaceOf } from '../../support/surface.ts';
import { test as base } from '../../support/test.ts';

interface Keyed {
  standIns: StandIns;
  address: string;
}

/** Several patterns; a bare pair of them would be taken for a value and its options. */
export const noise =
  (...patterns: RegExp[]) =>
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs: nothing
  async ({}, provide: (patterns: RegExp[]) => Promise<void>) =>
    provide(patterns);

// One pixel, for every poster.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
);

/** Requests that leave the machine in the real product; here they are answered before they could. */
export const POSTER_REQUEST = /^request: https:\/\/image\.tmdb\.org\/t\/p\/w400\//mu;
export const TRAILER_REQUEST = /^request: https:\/\/www\.youtube-nocookie\.com\/embed\//mu;

/** The test of this folder: the built app behind a key keeper of its own, in front of stand-ins of both services. */
export const test = base.extend<{ standIns: StandIns; nothingLeaves: void }, { keyed: Keyed }>({
  keyed: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      const standIns = await startStandIns();
      const app = await startBuiltApp(standIns.env);
      await provide({ standIns, address: app.address });
      await app.stop();
      await standIns.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ keyed }, provide) => provide(keyed.address),
  stored: signedIn,
  standIns: async ({ keyed }, provide) => {
    keyed.standIns.ai.reset();
    keyed.standIns.movies.mend();
    keyed.standIns.movies.requests.length = 0;
    await provide(keyed.standIns);
  },
  nothingLeaves: [
    async ({ context, keyed }, provide) => {
      await context.route(
        (url) => url.origin !== keyed.address,
        (route) => route.abort(),
      );
      await context.route('https://image.tmdb.org/**', (route) =>
        route.fulfill({ body: PIXEL, contentType: 'image/png' }),
      );
      await context.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ body: '<!doctype html><title>Fragman</title>', contentType: 'text/html' }),
      );
      await provide();
    },
    { auto: true },
  ],
});

/** Two services, a server and a browser share the machine: waiting costs nothing where all is well. */
export const expect = patient.configure({ timeout: 30_000 });

/** Says something in the chat and waits until the answer is complete. */
export async function ask(page: Page, text: string): Promise<void> {
  const { message, send, log } = surfaceOf(page);
  await message.fill(text);
  await send.click();
  await expect(log).toContainText(text);
  await expect(send).toBeVisible();
}

/** The poster is there and has been loaded: it is only asked for once it can be seen. */
export async function expectPoster(card: Locator, address: string): Promise<void> {
  const image = card.locator('img');
  await expect(image).toHaveAttribute('src', address);
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('naturalWidth', 1);
}
