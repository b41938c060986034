import { readFile } from 'node:fs/promises';

import type { Browser, Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { designPoster } from '#features/film/poster/design.ts';
import { drawPicture, drawPoster } from '#features/film/poster/draw-poster.ts';
import { MOTIFS } from '#features/film/poster/motifs/motifs.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { seededRandom } from '#lib/random.ts';

interface PosterSheet {
  name: string;
  /** Of each poster, in px. */
  width: number;
  films: (catalogue: readonly CatalogueFilm[]) => readonly CatalogueFilm[];
}

/** Films in an order that a seed decides, so that a sheet is the same every time. */
export function drawnFilms(catalogue: readonly CatalogueFilm[], count: number) {
  const random = seededRandom(18);
  const order = catalogue.map((film) => ({ film, at: random() })).toSorted((a, b) => a.at - b.at);
  return order.slice(0, count).map(({ film }) => film);
}

/** Two films of every picture, side by side. */
const ofEveryPicture = (catalogue: readonly CatalogueFilm[]) => {
  const films = Map.groupBy(catalogue, (film) => designPoster(film).motif);
  return Object.keys(MOTIFS).flatMap((motif) => films.get(motif as keyof typeof MOTIFS)?.slice(0, 2) ?? []);
};

/** Sheets of drawn posters: 200 of them as cards show them and as lists do, and every picture. */
export const POSTER_SHEETS: readonly PosterSheet[] = [
  { name: 'posterler', width: 200, films: (catalogue) => drawnFilms(catalogue, 200) },
  { name: 'posterler-96', width: 96, films: (catalogue) => drawnFilms(catalogue, 200) },
  { name: 'posterler-72', width: 72, films: (catalogue) => drawnFilms(catalogue, 200) },
  { name: 'posterler-resimler', width: 140, films: ofEveryPicture },
];

const POSTER_CSS = new URL('../../src/features/film/poster/poster.css', import.meta.url);

/** Takes a picture of a sheet. */
export async function photographPosters(browser: Browser, baseURL: string, { width, films }: PosterSheet) {
  const context = await browser.newContext({
    baseURL,
    bypassCSP: true,
    viewport: { width: 2200, height: 1200 },
  });
  const page = await context.newPage();
  await showPosters(page, films(await loadCatalogue()), width);
  const picture = await page.screenshot({ fullPage: true });
  await context.close();
  return picture;
}

/** Shows posters in the place of the app, whose fonts they need. The page must allow styles of others. */
export async function showPosters(page: Page, films: readonly CatalogueFilm[], width: number): Promise<void> {
  // The landing page has letters of its own; the fonts come with the product.
  await page.goto('/#/giris');
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  await page.evaluate((markup) => (document.body.innerHTML = markup), sheetOf(films, width));
  await page.addStyleTag({ content: await readFile(POSTER_CSS, 'utf8') });
  await page.evaluate(() => document.fonts.ready);
}

function sheetOf(films: readonly CatalogueFilm[], width: number): string {
  const posters = films.map((film) => {
    const design = designPoster(film);
    const poster = createElement('div', { className: 'poster' }, drawPoster(design, drawPicture(design)));
    return createElement(
      'div',
      { key: film.id, style: { width, height: width * 1.5, borderRadius: 8, overflow: 'hidden' } },
      poster,
    );
  });
  const style = { display: 'flex', flexWrap: 'wrap', gap: 10, padding: 16 } as const;
  return renderToStaticMarkup(createElement('div', { style }, posters));
}
