import type { Report } from '#domain/report/report.ts';
import type { Theme } from '#storage/theme.ts';

import { drawReport, FRAMES } from './draw-report.ts';
import { INKS } from './inks.ts';
import { createPen } from './pen.ts';
import { loadPosters } from './posters.ts';
import { type SizeName, SIZES } from './sizes.ts';

export interface PictureChoice {
  size: SizeName;
  theme: Theme;
  /** Only where the person wants it there. */
  name?: string | undefined;
}

/** All letters that Turkish has beyond the Latin ones, so that both halves of each font come. */
const LETTERS = 'Aa ğışöçü İ ★ 0';
const FONTS = ['800 90px "Bricolage Grotesque Variable"', '600 20px "Inter Variable"'];

/** Draws a report onto a canvas, in its own size, whatever the canvas measures on the page. */
export async function makePicture(
  canvas: HTMLCanvasElement,
  report: Report,
  { size, theme, name }: PictureChoice,
): Promise<void> {
  const [posters] = await Promise.all([
    loadPosters(report.best.slice(0, FRAMES[size])),
    // Without them the picture is written in the system's letters, which is no failure.
    Promise.allSettled(FONTS.map((font) => document.fonts.load(font, LETTERS))),
  ]);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  canvas.width = SIZES[size].width;
  canvas.height = SIZES[size].height;
  drawReport(createPen(context, INKS[theme]), size, { report, posters, name });
}

/** The picture as a file. */
export const pictureFile = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture could not be written'));
      else resolve(new File([blob], name, { type: 'image/png' }));
    }, 'image/png');
  });
