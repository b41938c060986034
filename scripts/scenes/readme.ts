import { mkdir, writeFile } from 'node:fs/promises';

import type { Browser } from '@playwright/test';

/** The pictures of the front page: the name in docs/images and which picture it is. */
export const DOCS_PICTURES = [
  { file: 'film-oner.png', act: '3', scene: 'film-oner-yanit', width: 1440, theme: 'dark' },
  { file: 'ana-sayfa.webp', act: '300', scene: 'ana-sayfa', width: 1440, theme: 'light' },
  { file: 'favoriler.webp', act: '300', scene: 'favoriler', width: 1440, theme: 'dark' },
  { file: 'istatistikler.webp', act: '300', scene: 'istatistikler', width: 1440, theme: 'light' },
  { file: 'ayrintilar.webp', act: '3', scene: 'yanittan-ayrintilar', width: 1440, theme: 'dark' },
  { file: 'gecmis-telefon.webp', act: '300', scene: 'gecmis', width: 390, theme: 'dark' },
] as const;

/** Writes a picture as the kind that its name ends with; the browser knows how to write WebP. */
export async function writePicture(
  browser: Browser,
  picture: Buffer,
  folder: string,
  file: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${file}`, file.endsWith('.webp') ? await toWebp(browser, picture) : picture);
}

async function toWebp(browser: Browser, picture: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async (png) => {
      const image = await createImageBitmap(await (await fetch(png)).blob());
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
