import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { catalogueSchema } from '#domain/catalogue-film.ts';
import { LIMITS } from '#domain/film.ts';
import { normaliseTitle } from '#domain/title.ts';
import { createTitleMap, FURTHER_FILMS } from '#films/title-map.ts';

const folder = new URL('../../catalogue/films/', import.meta.url);
const films = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => catalogueSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
const map = createTitleMap(films);

describe('the title map', () => {
  it('B-04 translates more than 200 Turkish titles', () => {
    expect(map.translations).toBeGreaterThanOrEqual(200);
  });

  it('knows every film of the catalogue and of the list by title, original title and year', () => {
    const missed = [...films, ...FURTHER_FILMS].filter(
      (film) => normaliseTitle(map.find(film)?.english ?? '') !== normaliseTitle(film.originalTitle),
    );
    expect(missed.map(({ title, year }) => `${title} (${year})`)).toEqual([]);
  });

  it('lists each further film once, with a translation and a year of the product’s range', () => {
    const keys = FURTHER_FILMS.map(({ originalTitle, year }) => `${normaliseTitle(originalTitle)} ${year}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { title, originalTitle, year } of FURTHER_FILMS) {
      expect(normaliseTitle(title)).not.toBe(normaliseTitle(originalTitle));
      expect(year).toBeGreaterThanOrEqual(LIMITS.minYear);
    }
  });
});

describe('finding a title', () => {
  const small = createTitleMap([
    { title: 'Baba', originalTitle: 'The Godfather', year: 1972 },
    { title: 'Baba', originalTitle: 'The Father', year: 2020 },
    { title: 'Baba', originalTitle: 'Baba', year: 1971, aliases: ['The Father'] },
    { title: 'Aşk', originalTitle: 'Amour', year: 2012 },
    { title: 'Aşk', originalTitle: 'Her', year: 2013 },
    { title: 'Av', originalTitle: 'Av', year: 2020 },
    { title: 'Av', originalTitle: 'The Hunt', year: 2020 },
    { title: 'Vol-i', originalTitle: 'WALL·E', year: 2008, aliases: ['VOL·İ', 'Wall-E'] },
  ]);
  const english = (title: string, year: number, originalTitle?: string) =>
    small.find({ title, year, originalTitle })?.english;

  it('goes by the year, the very one before its neighbours', () => {
    expect(english('Baba', 1972)).toBe('The Godfather');
    expect(english('Baba', 1973)).toBe('The Godfather');
    expect(english('Baba', 2019)).toBe('The Father');
    expect(english('Aşk', 2012)).toBe('Amour');
    expect(english('Aşk', 2013)).toBe('Her');
    expect(english('Aşk', 2011)).toBe('Amour');
  });

  it('goes by the original title before the year', () => {
    expect(english('Aşk', 2012, 'Her')).toBe('Her');
    expect(english('Av', 2020, 'The Hunt')).toBe('The Hunt');
    expect(english('Av', 2020, 'Av')).toBe('Av');
  });

  it('never guesses between films', () => {
    expect(english('Av', 2020)).toBeUndefined();
    expect(english('Baba', 0)).toBeUndefined();
    expect(english('Baba', 1990)).toBeUndefined();
  });

  it('knows a film by its original title and its spellings, whatever the accents', () => {
    expect(english('wall-e', 2008)).toBe('WALL·E');
    expect(english('THE GODFATHER', 0)).toBe('The Godfather');
    expect(small.find({ title: 'VOL-İ', year: 0 })?.all).toEqual(['Vol-i', 'WALL·E', 'VOL·İ', 'Wall-E']);
  });

  it('takes a title before a spelling', () => {
    expect(english('The Father', 0)).toBe('The Father');
  });

  it('lets the catalogue speak before the list', () => {
    const own = createTitleMap([
      { title: 'Matriks', originalTitle: 'The Matrix', year: 1999, aliases: ['Matrix'] },
    ]);
    expect(own.find({ title: 'Matrix', year: 1999 })?.all).toContain('Matriks');
  });

  it('answers any text at all, and never with a film of another year', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...films.map(({ title }) => title))),
        fc.integer({ min: 1900, max: 2040 }),
        (title, year) => {
          const found = map.find({ title, year });
          if (found === undefined) return;
          expect(
            [...films, ...FURTHER_FILMS].some(
              (film) => film.originalTitle === found.english && Math.abs(film.year - year) <= 1,
            ),
          ).toBe(true);
        },
      ),
    );
  });

  it.each(['', '  ', '?!', 'constructor', '__proto__'])('knows no film called %j', (title) => {
    expect(map.find({ title, year: 0 })).toBeUndefined();
  });
});
