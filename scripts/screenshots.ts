import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { type Browser, chromium } from '@playwright/test';

import { STORAGE_KEYS } from '#storage/keys.ts';

import { startBuiltApp } from './browser/built-app.ts';
import { BROWSER_FLAGS } from './browser/flags.ts';
import { openWith } from './browser/open-with.ts';
import { findBrowser } from './find-browser.ts';
import { type Act, ACTS, type Scene } from './scenes/acts.ts';

const THEMES = ['light', 'dark'];

// `--only ana-sayfa` for the scenes whose picture's name holds this, `--url` for an app that runs already.
const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
    out: { type: 'string', default: fileURLToPath(new URL('../screenshots', import.meta.url)) },
  },
});

interface Setting {
  browser: Browser;
  baseURL: string;
  width: number;
  theme: string;
}

async function photograph(act: Act, scene: Scene, { browser, baseURL, width, theme }: Setting) {
  const stored = { ...(await act.stored(new Date())), [STORAGE_KEYS.theme]: theme };
  const { page, close } = await openWith(browser, {
    baseURL,
    stored,
    address: scene.address,
    viewport: { width, height: width < 1000 ? 844 : 900 },
    hasTouch: width < 1000,
  });
  await scene.prepare?.(page);
  if (scene.windowOnly !== true) await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({
    path: `${options.out}/${act.name}-${scene.name}-${width}-${theme}.png`,
    fullPage: scene.windowOnly !== true,
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) console.warn(`${act.name}-${scene.name} at ${width}: ${overflow} px too wide`);
  await close();
}

const { executablePath, env } = await findBrowser();
const app = options.url === undefined ? await startBuiltApp() : undefined;
const browser = await chromium.launch({
  executablePath,
  args: BROWSER_FLAGS,
  env: { ...process.env, ...env },
});
let count = 0;
try {
  await mkdir(options.out, { recursive: true });
  const baseURL = options.url ?? app?.address ?? '';
  for (const act of ACTS)
    for (const scene of act.scenes.filter(({ name }) => `${act.name}-${name}`.includes(options.only)))
      for (const width of options.width.map(Number))
        for (const theme of THEMES) {
          await photograph(act, scene, { browser, baseURL, width, theme });
          count += 1;
        }
  console.log(`${count} screenshots in ${options.out}`);
} finally {
  await browser.close();
  await app?.stop();
}
