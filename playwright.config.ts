import { defineConfig } from '@playwright/test';
import * as z from 'zod/mini';

import { BROWSER_FLAGS } from './scripts/browser/flags.ts';

const browserSchema = z.object({ executablePath: z.string(), env: z.record(z.string(), z.string()) });

const { E2E_BASE_URL, E2E_BROWSER } = process.env;
if (E2E_BASE_URL === undefined || E2E_BROWSER === undefined) {
  throw new Error('The browser tests need a built app and a browser: run them with `npm run check:browser`.');
}
const { executablePath, env } = browserSchema.parse(JSON.parse(E2E_BROWSER));

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'size/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // `npm run test:long` runs these too; they repeat over more screens what the others show.
  ...(process.env['LONG'] === undefined ? { grepInvert: /@long/u } : {}),
  // A test that passes at the second try has found something at the first.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // A busy machine of two cores is no fault of the app: what never comes still fails, only later.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: E2E_BASE_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 800 },
    // A worker would answer what a test holds back, and each test would fetch the whole app. tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: BROWSER_FLAGS,
      // What the packaged browser needs on a bare machine; the whole environment is replaced, so it is passed on.
      env: { ...stringsOf(process.env), ...env },
    },
  },
});

function stringsOf(values: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
