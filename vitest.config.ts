import { globSync, readFileSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Local days and times are those of the product's viewers, whichever zone the machine is in.
process.env['TZ'] = 'Europe/Istanbul';

const { LONG, PROPERTY_SEED } = process.env;
/**
 * Property tests try the same values in every run, so that a failure is of the change and of nothing else. The long run draws
 * new ones; `PROPERTY_SEED=<number>` repeats them.
 */
const propertySeed = PROPERTY_SEED ?? (LONG === undefined ? '20261121' : String(Date.now() % 2 ** 31));
if (LONG !== undefined) console.log(`Property tests: PROPERTY_SEED=${propertySeed}`);

const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: import.meta.dirname });
const isOnPage = (file: string) =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8').startsWith('// @vitest-environment jsdom');

export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: ['tests/support/setup.ts'],
    env: {
      PROPERTY_SEED: propertySeed,
      // The programs that tests start: the time of a start is mostly TypeScript that was read before.
      NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/node`,
    },
    restoreMocks: true,
    // A busy machine is no fault of the app: what never comes still fails, only later.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One core is left idle by default, which on a machine of two is half of it.
    maxWorkers: '100%',
    // What runs at the same time in a file waits for clocks and servers more than for the processor.
    maxConcurrency: 12,
    // One process for many files, instead of one for each: setup.ts makes each file begin anew in it.
    isolate: false,
    // One after the other: a process cannot go over from files without a page to files with one.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: files.filter((file) => !isOnPage(file)),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: files.filter(isOnPage),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
