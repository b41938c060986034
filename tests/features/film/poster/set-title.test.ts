import { readFileSync } from 'node:fs';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { designPoster } from '#features/film/poster/design.ts';
import { ROOM, setTitle, SHEET, SMALLEST } from '#features/film/poster/set-title.ts';
import { heightOf } from '#features/film/poster/title-leading.ts';
import { textWidth } from '#features/film/poster/title-width.ts';
import { loadCatalogue } from '#films/catalogue.ts';

const films = await loadCatalogue();
/** What badges may cover of a poster, from its top, on the sheet: 44 px on one of 160 px. */
const BADGES = 110;
/** What nobody can read below, in px. */
const LEGIBLE = 9;
const CSS = readFileSync(new URL('../../../../src/features/film/poster/poster.css', import.meta.url), 'utf8');

describe('a title on a poster', () => {
  it('is there whole, no word broken, for every film of the catalogue', () => {
    // A line may end with a word's own hyphen.
    const told = (lines: readonly string[]) => lines.join(' ').replaceAll(/(?<=\p{L}-) /gu, '');
    const broken = films.filter(({ title }) => told(setTitle(title).lines) !== title.split(/\s+/u).join(' '));
    expect(broken.map(({ title }) => title)).toEqual([]);
  });

  it('stays within its room, for every film of the catalogue', () => {
    const tooLarge = films.filter(({ title }) => {
      const { lines, size } = setTitle(title);
      const isWide = lines.some((line) => textWidth(line) * size > ROOM.width + 0.01);
      return isWide || lines.length * size > ROOM.height + 0.01 || size < SMALLEST - 1;
    });
    expect(tooLarge.map(({ title }) => title)).toEqual([]);
  });

  it('leaves no number alone on the last line where there is room beside the word before it', () => {
    for (const title of [
      'Gremlinler 2',
      'Ninja Kaplumbağalar 2',
      'Testere X',
      'Ralph ve İnternet: Oyunbozan Ralph 2',
    ])
      expect(setTitle(title).lines.at(-1)).toMatch(/ /u);
    const alone = films.filter(({ title }) => /^\d{1,2}$/u.test(setTitle(title).lines.slice(1).at(-1) ?? ''));
    expect(alone.map(({ title }) => title)).toEqual([]);
  });

  it('has letters of 9 px and more on the narrowest poster that shows it, and never stands where badges are', () => {
    const wrong = films.filter((film) => {
      const { words, baselines, shownFrom, block } = designPoster(film);
      const top = SHEET.height - block;
      const lines = words.size * heightOf(baselines);
      return (words.size * shownFrom) / SHEET.width < LEGIBLE || top < BADGES || lines > block;
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
    // Nearly all can be read on the smallest posters, too.
    expect(films.filter((film) => designPoster(film).shownFrom > 96).length).toBeLessThan(films.length / 100);
  });

  it('is bold only from 14 px on, under which the dot of an i would be lost, and is on no thumbnail', () => {
    const wrong = films.filter((film) => {
      const { words, shownFrom, boldFrom } = designPoster(film);
      return shownFrom < 96 || (words.size * boldFrom) / SHEET.width < 13.9;
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
    for (const boldFrom of new Set(films.map((film) => designPoster(film).boldFrom)))
      if (boldFrom > 96)
        expect(CSS).toContain(
          `@container (max-width: ${boldFrom - 1}px) {\n  .poster-bold-from-${boldFrom} {`,
        );
  });

  it('is shown from the widths on that the design names', () => {
    for (const { shownFrom } of films.map(designPoster))
      expect(CSS).toContain(
        `@container (min-width: ${shownFrom}px) {\n  .poster-words.poster-from-${shownFrom} {`,
      );
  });

  it('gives whole words for an ellipsis only where even the smallest letters have no room, and letters last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zçğıöşü]{1,30}$/u), { minLength: 1, maxLength: 60 }),
        (words) => {
          const { lines, size } = setTitle(words.join(' '));
          const told = lines.join(' ');
          for (const line of lines) expect(textWidth(line) * size).toBeLessThanOrEqual(ROOM.width + 0.01);
          expect(lines.length * size).toBeLessThanOrEqual(ROOM.height + 0.01);
          if (!told.endsWith('…')) expect(told).toBe(words.join(' '));
          else expect(words.join(' ').startsWith(told.slice(0, -1))).toBe(true);
        },
      ),
    );
    expect(setTitle('Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına').lines[0]).toMatch(
      /^Çekoslovakya.*…$/u,
    );
  });

  it('ends a line with a hyphen only where the title would be too small for a list otherwise', () => {
    expect(setTitle('Kızılırmak-Karakoyun').lines).toEqual(['Kızılırmak-', 'Karakoyun']);
    expect(setTitle('İnanılmaz Örümcek-Adam').lines).toEqual(['İnanılmaz', 'Örümcek-Adam']);
  });

  it('is larger the shorter it is', () => {
    const sizes = ['Ran', 'Dövüş Kulübü', 'Yüzüklerin Efendisi: Yüzük Kardeşliği'].map(
      (title) => setTitle(title).size,
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});
