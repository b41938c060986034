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

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    setupFiles: ['tests/support/setup.ts'],
    environment: 'node',
    env: { PROPERTY_SEED: propertySeed },
    restoreMocks: true,
    testTimeout: 20_000,
    // One core is left idle by default, which on a machine of two is half of it.
    maxWorkers: '100%',
  },
});
