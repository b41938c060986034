/**
 * Draws the icons of the installed app from the favicon: `npm run icons:write`, seldom, for public/icons is in the repository.
 * What a system cuts to a shape of its own is filled to the edge, and its picture stays within the part that is never cut.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { launchBrowser } from '../browser/launch.ts';

const SOURCE = new URL('../../public/favicon.svg', import.meta.url);
const TARGET = new URL('../../public/icons/', import.meta.url);

/** `scale`: of the picture, where the ground reaches the edge. */
const ICONS = [
  { name: '192', size: 192 },
  { name: '512', size: 512 },
  { name: 'maskable-512', size: 512, scale: 0.84 },
  { name: 'apple-touch', size: 180, scale: 0.96 },
] as const;

const drawing = await readFile(SOURCE, 'utf8');
const paths = /<path[\s\S]*<\/svg>/u.exec(drawing)?.[0].replace('</svg>', '');
const ground = /<rect[^>]*fill="([^"]+)"/u.exec(drawing)?.[1];
if (paths === undefined || ground === undefined) throw new Error('favicon.svg is no ground with paths on it');

const filled = (scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(16 16) scale(${scale}) translate(-16 -16.75)">${paths}</g></svg>`;

await mkdir(TARGET, { recursive: true });
const browser = await launchBrowser();
try {
  for (const icon of ICONS) {
    const { name, size } = icon;
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = 'scale' in icon ? filled(icon.scale) : drawing;
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, TARGET)), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
