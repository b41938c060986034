import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/long/**', 'node_modules/**'],
    setupFiles: ['tests/support/setup.ts'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 20_000,
    // One core is left idle by default, which on a machine of two is half of it.
    maxWorkers: '100%',
  },
});
