import fc from 'fast-check';
import { config } from 'zod/mini';
import { afterEach, beforeEach, expect, vi } from 'vitest';

config({ jitless: true });
// Chosen in vitest.config.ts; a failing property names it.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED']) });

// Files follow each other in one process (vitest.config.ts). What is ours is loaded anew for each of them: memories and
// caches of a module are those of its file.
vi.resetModules();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// A console error or warning fails the test that caused it.
const noise: string[] = [];
beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});
afterEach(() => {
  expect(noise, 'the console must stay silent').toEqual([]);
});

if (typeof document !== 'undefined') {
  const { freshWindow } = await import('./fresh-window.ts');
  freshWindow();
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // jsdom knows no media query: none holds, unless a test says otherwise.
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  });
  // A busy machine is no fault of the app: what never comes still fails, only later.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(() => cleanup());
}
