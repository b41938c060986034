/**
 * Draws the icons of the installed app, and favicon.ico, from favicon.svg: `npm run icons:write`, seldom, for they are in the repository.
 * What a system cuts to a shape of its own is filled to the edge, and its picture stays within the part that is never cut.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';

import { launchBrowser } from '../browser/launch.ts';

const SOURCE = new URL('../../public/favicon.svg', import.meta.url);
const TARGET = new URL('../../public/icons/', import.meta.url);
/** Where browsers look beside pages that name no icon of their own, such as robots.txt. */
const BESIDE_TEXTS = new URL('../../public/favicon.ico', import.meta.url);
const SMALL = 32;

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

async function pictureOf(svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file of one PNG picture: a folder of one entry, and the picture behind it. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await mkdir(TARGET, { recursive: true });
const browser = await launchBrowser();
try {
  for (const icon of ICONS) {
    const png = await pictureOf('scale' in icon ? filled(icon.scale) : drawing, icon.size);
    await writeFile(new URL(`${icon.name}.png`, TARGET), png);
  }
  await writeFile(BESIDE_TEXTS, icoOf(await pictureOf(drawing, SMALL), SMALL));
} finally {
  await browser.close();
}
