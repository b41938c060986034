import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { devKeeper } from './scripts/dev-keeper.ts';
import { firstPaint } from './scripts/page/first-paint.ts';
import { offline } from './scripts/page/offline.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), firstPaint(), offline(), devKeeper()],
  resolve: {
    // `ai` falls back to its hosted gateway when a model is named by a string. We never do that; the stub keeps 24 kB out.
    alias: { '@ai-sdk/gateway': new URL('./src/ai-service/gateway-stub.ts', import.meta.url).pathname },
  },
  server: { port: Number(process.env.PORT ?? 5173) },
  build: {
    target: 'es2023',
    // What Tailwind 4 needs of a browser anyway: all of these know oklch, and need no second and third palette.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    manifest: true,
    // The policy takes fonts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The catalogue is one large part on purpose: it loads once, after the first paint, and is mostly text.
    chunkSizeWarningLimit: 1000,
  },
});
