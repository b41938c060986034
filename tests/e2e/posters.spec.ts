import type { Page } from '@playwright/test';

import { ROOM, setTitle, SHEET } from '#features/film/poster/set-title.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { drawnFilms, showPosters } from '#scripts/scenes/poster-sheet.ts';

import { expect, test } from './support/test.ts';

test.use({ bypassCSP: true });

const films = await loadCatalogue();
const SAMPLE = drawnFilms(films, 200);
/** What nobody can read below, in px. */
const LEGIBLE = 9;

/** The words on the posters as the browser draws them, those that are not shown left out; lengths are px. */
const wordsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('.poster text')].flatMap((text) => {
      const poster = text.closest('.poster')?.getBoundingClientRect();
      const box = text.getBoundingClientRect();
      if (poster === undefined || box.width === 0) return [];
      const size = (Number(text.getAttribute('font-size')) * poster.width) / 400;
      const isInside = box.left >= poster.left && box.right <= poster.right && box.bottom <= poster.bottom;
      const isBelowBadges = box.top - poster.top > Math.min(44, poster.height / 3);
      return [{ words: text.textContent, size, isInside, isBelowBadges }];
    }),
  );

for (const width of [96, 140, 180, 288])
  test(`words of drawn posters are legible and in their place at ${width} px`, async ({ page }) => {
    await showPosters(page, SAMPLE, width);
    const words = await wordsOn(page);
    expect(words.length).toBeGreaterThan(SAMPLE.length * 0.9);
    expect(words.filter(({ size }) => size < LEGIBLE)).toEqual([]);
    expect(words.filter(({ isInside, isBelowBadges }) => !isInside || !isBelowBadges)).toEqual([]);
  });

test('no line of any title in the catalogue is wider than its room in the real font', async ({ page }) => {
  await showPosters(page, [], 100);
  const lines = films.flatMap(({ title }) => {
    const { lines: set, size } = setTitle(title);
    return set.map((text) => ({ text, size }));
  });
  const widths = await page.evaluate(
    async ({ all, sheet }) => {
      document.body.innerHTML = `<svg viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}"></svg>`;
      await document.fonts.load('800 20px "Bricolage Grotesque Variable"', 'aşĞİ');
      const svg = document.querySelector('svg');
      const texts = all.map(({ text, size }) => {
        const element = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        element.classList.add('poster-title');
        element.setAttribute('font-size', String(size));
        element.setAttribute('font-weight', '800');
        element.textContent = text;
        return element;
      });
      svg?.append(...texts);
      return texts.map((text) => text.getComputedTextLength());
    },
    { all: lines, sheet: SHEET },
  );
  expect(widths).toHaveLength(lines.length);
  expect(lines.filter((_, at) => (widths[at] ?? Infinity) > ROOM.width + 0.5)).toEqual([]);
  // The measures are close to the truth, too: nothing is set much smaller than it could be.
  expect(Math.max(...widths)).toBeGreaterThan(ROOM.width * 0.9);
});
