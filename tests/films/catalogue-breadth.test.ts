import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { fold } from '#domain/title.ts';
import { GENRES } from '#domain/genre.ts';
import { MOODS } from '#domain/mood.ts';
import { loadCatalogue, loadTexts } from '#films/catalogue.ts';

const films = await loadCatalogue();
const folder = new URL('../../src/films/data/', import.meta.url);
const DECADES = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
/** So much of their words two plots may share: names and `bir` aside, they are then written from one another. */
const ALIKE = 0.3;

const label = ({ title, year }: { title: string; year: number }) => `${title} (${year})`;

describe('the breadth of the catalogue', () => {
  it('holds 3,000 films and more, 600 and more of them from Turkey', () => {
    expect(films.length).toBeGreaterThanOrEqual(3000);
    expect(films.filter(({ origin }) => origin === 'yerli').length).toBeGreaterThanOrEqual(600);
  });

  it.each(GENRES)('holds seventy films and more of %s', (genre) => {
    expect(films.filter(({ genres }) => genres.includes(genre)).length).toBeGreaterThanOrEqual(70);
  });

  it.each(MOODS)('holds a hundred films and more for a mood: %s', (mood) => {
    expect(films.filter(({ moods }) => moods.includes(mood)).length).toBeGreaterThanOrEqual(100);
  });

  it.each(DECADES)('holds forty films and more of the %ds, Turkish ones among them', (decade) => {
    const own = films.filter(({ year }) => Math.floor(year / 10) * 10 === decade);
    expect(own.length).toBeGreaterThanOrEqual(40);
    expect(own.filter(({ origin }) => origin === 'yerli').length).toBeGreaterThanOrEqual(10);
  });

  it.each([1920, 1930, 1940, 1950])('holds forty films and more of the %ds', (decade) => {
    expect(films.filter(({ year }) => Math.floor(year / 10) * 10 === decade).length).toBeGreaterThanOrEqual(
      40,
    );
  });

  it('gives every film three themes and more', () => {
    expect(films.filter(({ themes }) => themes.length < 3).map(label)).toEqual([]);
  });

  it('gives every film an age rating that its genres do not belie', () => {
    expect(films.filter(({ ageRating = -1 }) => ageRating < 0 || ageRating > 18).map(label)).toEqual([]);
    const bloody = films.filter(({ themes }) => themes.includes('kanlı'));
    expect(bloody.length).toBeGreaterThan(0);
    expect(bloody.filter(({ ageRating = 0 }) => ageRating < 13).map(label)).toEqual([]);
    const forChildren = films.filter(({ ageRating = 99 }) => ageRating <= 6);
    expect(forChildren.filter(({ genres }) => genres.includes('Korku')).map(label)).toEqual([]);
  });

  it('tells no two plots in the same words', async () => {
    const texts = await loadTexts();
    const plots = films.map((film) => ({
      film,
      words: new Set(fold(texts.get(film.id)?.plot ?? '').match(/\p{L}+/gu)),
    }));
    // Shared words are counted word by word: comparing each plot with each takes most of a minute.
    const holders = new Map<string, number[]>();
    const twins: string[] = [];
    for (const [i, one] of plots.entries()) {
      const shared = new Uint16Array(i);
      for (const word of one.words) {
        const before = holders.get(word) ?? [];
        for (const other of before) shared[other] = (shared[other] ?? 0) + 1;
        before.push(i);
        holders.set(word, before);
      }
      for (const [other, { words, film }] of plots.slice(0, i).entries()) {
        const both = shared[other] ?? 0;
        if (both / (one.words.size + words.size - both) > ALIKE)
          twins.push(`${label(one.film)} – ${label(film)}`);
      }
    }
    expect(twins).toEqual([]);
  });

  it('is light enough to fetch, what is needed first most of all', () => {
    const size = (...layers: readonly string[]) =>
      layers
        .map((layer) => gzipSync(readFileSync(new URL(`${layer}.json`, folder)), { level: 9 }).length)
        .reduce((sum, length) => sum + length, 0);
    expect(size('facts', 'judgements', 'vocabulary')).toBeLessThanOrEqual(465_000);
    // Fetched only for a message that may describe a film: what people remember of the best-known ones is told at length.
    expect(size('recall')).toBeLessThanOrEqual(345_000);
    // Fetched for a question: what a friend knows besides of the best known films and people (decisions 093 and 097).
    expect(size('lore')).toBeLessThanOrEqual(700_000);
    // With it, what happens in films (decision 096).
    expect(size('inside')).toBeLessThanOrEqual(265_000);
    expect(size(...readdirSync(folder).map((name) => name.replace('.json', '')))).toBeLessThanOrEqual(
      2_300_000,
    );
  });
});
