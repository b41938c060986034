import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { Report } from '#domain/report/report.ts';
import { designPoster, type PosterDesign } from '#features/film/poster/design.ts';
import { drawPicture, drawPoster } from '#features/film/poster/draw-poster.ts';
import { yieldTask } from '#lib/pacing/yield.ts';

/** A poster ready to be drawn: its picture, and the design, which knows how its words are set. */
export interface LoadedPoster {
  film: Report['best'][number];
  design: PosterDesign;
  image: CanvasImageSource;
}

/** The picture is moved as poster.css moves it; words are written by the pen, in the fonts of the page. */
const STYLE = '.poster-picture{transform:var(--poster-place)}.poster-words text{display:none}';

/** The drawn posters of films. They are always the generated ones: a picture that is shared holds nobody else's work. */
export async function loadPosters(films: Report['best']): Promise<LoadedPoster[]> {
  const posters: LoadedPoster[] = [];
  for (const film of films) {
    // A sheet is a task's work; and React draws none while it is busy with the page.
    await yieldTask();
    const design = designPoster(film);
    posters.push({ film, design, image: await load(sheetOf(design)) });
  }
  return posters;
}

/** The sheet as the text of a picture. */
function sheetOf(design: PosterDesign): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(drawPoster(design, drawPicture(design))));
  const sheet = holder.querySelector('svg');
  sheet?.setAttribute('width', '400');
  sheet?.setAttribute('height', '600');
  // As an element: pages of this app take no text for markup.
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = STYLE;
  sheet?.prepend(style);
  const text = sheet === null ? '' : new XMLSerializer().serializeToString(sheet);
  root.unmount();
  return text;
}

async function load(sheet: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sheet)}`;
  await image.decode();
  return image;
}
