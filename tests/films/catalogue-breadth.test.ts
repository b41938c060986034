import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { fold } from '#domain/title.ts';
import { GENRES } from '#domain/genre.ts';
import { MOODS } from '#domain/mood.ts';
import { loadCatalogue } from '#films/catalogue.ts';

const films = await loadCatalogue();
const folder = new URL('../../src/films/data/', import.meta.url);
const DECADES = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const LARGEST = 350_000;
/** So much of their words two plots may share: names and `bir` aside, they are then written from one another. */
const ALIKE = 0.3;

const label = ({ title, year }: { title: string; year: number }) => `${title} (${year})`;

describe('the breadth of the catalogue', () => {
  it('holds 1,000 films and more, 200 and more of them from Turkey', () => {
    expect(films.length).toBeGreaterThanOrEqual(1000);
    expect(films.filter(({ origin }) => origin === 'yerli').length).toBeGreaterThanOrEqual(200);
  });

  it.each(GENRES)('holds seventy films and more of %s', (genre) => {
    expect(films.filter(({ genres }) => genres.includes(genre)).length).toBeGreaterThanOrEqual(70);
  });

  it.each(GENRES)('holds twelve films of %s and more in each of at least four moods', (genre) => {
    const counts = MOODS.map(
      (mood) => films.filter((film) => film.genres.includes(genre) && film.moods.includes(mood)).length,
    );
    expect(counts.filter((count) => count >= 12).length, String(counts)).toBeGreaterThanOrEqual(4);
  });

  it.each(DECADES)('holds forty films and more of the %ds, Turkish ones among them', (decade) => {
    const own = films.filter(({ year }) => Math.floor(year / 10) * 10 === decade);
    expect(own.length).toBeGreaterThanOrEqual(40);
    expect(own.filter(({ origin }) => origin === 'yerli').length).toBeGreaterThanOrEqual(10);
  });

  it('gives every film three themes and more', () => {
    expect(films.filter(({ themes }) => themes.length < 3).map(label)).toEqual([]);
  });

  it('gives every film an age rating that its genres do not belie', () => {
    const RATINGS = new Set([0, 6, 7, 10, 12, 13, 15, 16, 18]);
    expect(films.filter(({ ageRating }) => !RATINGS.has(ageRating ?? -1)).map(label)).toEqual([]);
    const bloody = films.filter(({ themes }) => themes.includes('kanlı'));
    expect(bloody.length).toBeGreaterThan(0);
    expect(bloody.filter(({ ageRating = 0 }) => ageRating < 13).map(label)).toEqual([]);
    const forChildren = films.filter(({ ageRating = 99 }) => ageRating <= 6);
    expect(forChildren.filter(({ genres }) => genres.includes('Korku')).map(label)).toEqual([]);
  });

  it('tells no two plots in the same words', () => {
    const plots = films.map((film) => ({ film, words: new Set(fold(film.plot).match(/\p{L}+/gu)) }));
    const twins: string[] = [];
    for (const [i, one] of plots.entries()) {
      for (const other of plots.slice(i + 1)) {
        const shared = one.words.intersection(other.words).size;
        if (shared / (one.words.size + other.words.size - shared) > ALIKE)
          twins.push(`${label(one.film)} – ${label(other.film)}`);
      }
    }
    expect(twins).toEqual([]);
  });

  it('is light enough to fetch', () => {
    const data = readdirSync(folder).map((name) => readFileSync(new URL(name, folder)));
    expect(gzipSync(Buffer.concat(data), { level: 9 }).length).toBeLessThanOrEqual(LARGEST);
  });
});
