import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';

import { STORAGE_KEYS } from '#storage/box/keys.ts';

import { startBuiltApp } from './browser/built-app.ts';
import { launchBrowser } from './browser/launch.ts';
import { openWith } from './browser/open-with.ts';
import { ACTS } from './scenes/acts.ts';
import { ALL_LAID_OUT, atRest } from './scenes/at-rest.ts';
import { photographPosters, POSTER_SHEETS } from './scenes/poster-sheet.ts';
import { DOCS_PICTURES, writePicture } from './scenes/readme.ts';
import type { Act, Scene } from './scenes/scene.ts';
import { ALL_WINDOWS, type Window, windowOf } from './scenes/windows.ts';

const DOCS = fileURLToPath(new URL('../docs/images', import.meta.url));

// `--only ana-sayfa` for the scenes whose picture's name holds this (`posterler` for the sheets of posters), `--window 390x480`
// for another window, any number of times, `--width 390` for the usual one of this width, `--all` for the six of
// windows.ts, `--theme dark` for one theme, `--url` for an app that runs already, `--readme` for the six pictures of the
// front page, in docs/images.
const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
    window: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    out: { type: 'string', default: fileURLToPath(new URL('../screenshots', import.meta.url)) },
  },
});

const named = options.window ?? options.width;
const windows = options.all ? ALL_WINDOWS : named.map(windowOf);

interface Setting {
  browser: Browser;
  baseURL: string;
  window: Window;
  theme: string;
}

/** One picture; where the page is wider than the window, it says so. */
async function photograph(
  act: Act,
  scene: Scene,
  { browser, baseURL, window: { width, height }, theme }: Setting,
  whole: boolean,
) {
  const { page, close } = await openWith(browser, {
    baseURL,
    stored: { ...(await act.stored(new Date())), [STORAGE_KEYS.theme]: theme },
    address: scene.address,
    viewport: { width, height },
    hasTouch: width < 1000,
  });
  // The screens come in parts of their own; each has its heading.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await scene.prepare?.(page);
  const fullPage = whole && scene.windowOnly !== true;
  if (scene.windowOnly !== true) await page.evaluate(() => window.scrollTo(0, 0));
  await atRest(page);
  const picture = await page.screenshot({ fullPage, animations: 'disabled', style: ALL_LAID_OUT });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) console.warn(`${act.name}-${scene.name} at ${width}: ${overflow} px too wide`);
  await close();
  return picture;
}

/** Every scene in every window and theme, and the posters, of which `--only` names a part. */
async function photographAll(browser: Browser, baseURL: string): Promise<number> {
  let count = 0;
  for (const act of ACTS)
    for (const scene of act.scenes.filter(({ name }) => `${act.name}-${name}`.includes(options.only)))
      for (const window of windows)
        for (const theme of options.theme) {
          const name = `${act.name}-${scene.name}-${window.name}-${theme}`;
          const picture = await photograph(act, scene, { browser, baseURL, window, theme }, true).catch(
            // One of a thousand: what went wrong says little without its name.
            (cause: unknown) => {
              throw new Error(`no picture of ${name}`, { cause });
            },
          );
          await writePicture(browser, picture, options.out, `${name}.png`);
          count += 1;
        }
  for (const sheet of POSTER_SHEETS.filter(({ name }) => name.includes(options.only))) {
    await writePicture(
      browser,
      await photographPosters(browser, baseURL, sheet),
      options.out,
      `${sheet.name}.png`,
    );
    count += 1;
  }
  return count;
}

/** The six of the front page, as a person sees them before scrolling. */
async function photographForReadme(browser: Browser, baseURL: string): Promise<number> {
  for (const { file, act: actName, scene: sceneName, width, theme } of DOCS_PICTURES) {
    const act = ACTS.find(({ name }) => name === actName);
    const scene = act?.scenes.find(({ name }) => name === sceneName);
    if (act === undefined || scene === undefined) throw new Error(`no scene ${actName}-${sceneName}`);
    const picture = await photograph(
      act,
      scene,
      { browser, baseURL, window: windowOf(String(width)), theme },
      false,
    );
    await writePicture(browser, picture, DOCS, file);
  }
  return DOCS_PICTURES.length;
}

const app = options.url === undefined ? await startBuiltApp() : undefined;
const browser = await launchBrowser();
try {
  const baseURL = options.url ?? app?.address ?? '';
  const count = await (options.readme ? photographForReadme : photographAll)(browser, baseURL);
  console.log(`${count} screenshots in ${options.readme ? DOCS : options.out}`);
} finally {
  await browser.close();
  await app?.stop();
}
