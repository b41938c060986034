import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { GENRES } from '#domain/genre.ts';
import type { FilmFacts } from '#domain/film-facts.ts';
import { brokenWishes, hasPerson, hasTheme } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

/** Interstellar: 2014, 169 minutes, 8.7, science fiction and drama, by Nolan, with McConaughey and Hathaway. */
const film = aCatalogueFilm();
const wish = (wishes: Partial<Wishes>): Wishes => ({ genres: [], ...wishes });

describe('brokenWishes', () => {
  it('breaks nothing where nothing is wished', () => {
    expect(brokenWishes(film, wish({}))).toEqual([]);
  });

  it.each([
    [['Fransa', 'ABD'], 'Fransa', true],
    [['Belçika', 'Fransa'], 'Fransa', true],
    [['Fransa', 'Belçika'], 'Kanada', true],
    [['Fransa', 'Belçika'], undefined, true],
    // Who only pays for a film makes it no film of theirs.
    [['İngiltere', 'ABD', 'Fransa'], 'İngiltere', false],
    [['Fransa', 'ABD'], 'ABD', false],
    [['Türkiye', 'Fransa'], undefined, false],
  ])('tells of %j set in %s whether it is French: %s', (countries, land, isFrench) => {
    const made = aCatalogueFilm({ countries, judgement: aJudgement({}, { land }) });
    expect(brokenWishes(made, wish({ countries: ['Fransa'] }))).toEqual(isFrench ? [] : ['countries']);
  });

  it.each<[keep: Partial<Wishes>, break_: Partial<Wishes>]>([
    [{ genres: ['Drama', 'Korku'] }, { genres: ['Korku'] }],
    [{ genres: ['Bilim Kurgu'] }, { genres: ['Animasyon', 'Bilim Kurgu'] }],
    [{ mood: 'excited' }, { mood: 'happy' }],
    [{ excludeGenres: ['Korku'] }, { excludeGenres: ['Korku', 'Drama'] }],
    [{ minYear: 2014 }, { minYear: 2015 }],
    [{ maxYear: 2014 }, { maxYear: 2013 }],
    [{ minRating: 8.7 }, { minRating: 8.8 }],
    [{ minDuration: 169 }, { minDuration: 170 }],
    [{ maxDuration: 169 }, { maxDuration: 168 }],
    [{ people: ['nolan'] }, { people: ['Spielberg'] }],
    [{ people: ['Nolan', 'Hathaway'] }, { people: ['Nolan', 'DiCaprio'] }],
    [{ similarTo: 'Başlangıç' }, { similarTo: 'yıldızlararası' }],
    [{ similarTo: 'Inception' }, { similarTo: 'INTERSTELLAR' }],
    [{ origin: 'yabancı' }, { origin: 'yerli' }],
    [{ countries: ['İran', 'abd'] }, { countries: ['İran'] }],
    [{ themes: ['uzay'] }, { themes: ['uzay', 'savaş'] }],
    [{ avoidThemes: ['kanlı'] }, { avoidThemes: ['kanlı', 'Uzay'] }],
    [{ maxAge: 10 }, { maxAge: 9 }],
  ])('%o holds, %o does not', (held, broken) => {
    expect(brokenWishes(film, wish(held))).toEqual([]);
    expect(brokenWishes(film, wish(broken))).toEqual([Object.keys(broken)[0]]);
  });

  it('names every broken wish', () => {
    const wishes = wish({ genres: ['Komedi'], minYear: 2020, maxDuration: 100, origin: 'yabancı' });
    expect(brokenWishes(film, wishes)).toEqual(['genres', 'minYear', 'maxDuration']);
  });

  it('takes no lack of knowledge for a fault, except where a child watches', () => {
    const unknown: FilmFacts = {
      title: 'Av',
      year: 2020,
      genres: ['Drama'],
      rating: 7,
      duration: 87,
      actors: [],
    };
    const wishes = wish({
      mood: 'sad',
      origin: 'yerli',
      countries: ['Türkiye'],
      themes: ['av'],
      avoidThemes: ['kan'],
    });
    expect(brokenWishes(unknown, wishes)).toEqual([]);
    expect(brokenWishes(unknown, wish({ maxAge: 17 }))).toEqual(['maxAge']);
    expect(brokenWishes(unknown, wish({ maxAge: 18 }))).toEqual([]);
  });

  it('lets an adult see everything', () => {
    const adult = aCatalogueFilm({ ageRating: 18 });
    expect(brokenWishes(adult, wish({ maxAge: 17 }))).toEqual(['maxAge']);
    expect(brokenWishes(adult, wish({ maxAge: 35 }))).toEqual([]);
  });

  it('holds bounds exactly, whatever the figures', () => {
    const year = fc.integer({ min: 1895, max: 2030 });
    fc.assert(
      fc.property(year, year, year, (own, minYear, maxYear) => {
        const broken = brokenWishes(aCatalogueFilm({ year: own }), wish({ minYear, maxYear }));
        expect(broken.includes('minYear')).toBe(own < minYear);
        expect(broken.includes('maxYear')).toBe(own > maxYear);
      }),
    );
  });

  it('fits a genre exactly when the film has a wished one, and is an animation if one is wished', () => {
    const genres = fc.subarray([...GENRES], { minLength: 1 });
    fc.assert(
      fc.property(genres, genres, (own, wished) => {
        const fits =
          own.some((genre) => wished.includes(genre)) &&
          (!wished.includes('Animasyon') || own.includes('Animasyon'));
        expect(brokenWishes(aCatalogueFilm({ genres: own }), wish({ genres: wished })).length === 0).toBe(
          fits,
        );
      }),
    );
  });
});

describe('hasPerson', () => {
  const ours = { director: 'Yılmaz Güney', actors: ['Tarık Akan', 'Şerif Sezer'] };

  it.each(['Tarık Akan', 'tarik akan', 'AKAN', 'Güney', 'şerif'])('finds %s', (person) => {
    expect(hasPerson(ours, person)).toBe(true);
  });

  it.each(['Aka', 'Tarık Sezer', 'Akan Tarık', '', '!'])('does not find %o', (person) => {
    expect(hasPerson(ours, person)).toBe(false);
  });

  it('knows a film without a director', () => {
    expect(hasPerson({ actors: ['Tarık Akan'] }, 'Güney')).toBe(false);
  });
});

describe('hasTheme', () => {
  it.each([
    ['savaş', 'ikinci dünya savaşı'],
    ['zaman', 'zaman yolculuğu'],
    ['yolculuk', 'zaman yolculuğu'],
    ['çocuk', 'çocukları'],
    ['uzay', 'uzay'],
    ['İntikam', 'intikam'],
    ['yapay zeka', 'yapay zekâ'],
    ['baba', 'baba oğul'],
    ['köpek', 'köpek balığı'],
    ['balık', 'köpek balığı'],
    ['kitap', 'çocuk kitabı'],
  ])('%s is in %s', (wanted, theme) => {
    expect(hasTheme({ themes: ['aile', theme] }, wanted)).toBe(true);
  });

  it.each([
    ['cin', 'cinayet'],
    ['kar', 'karanlık'],
    ['ada', 'adalet'],
    ['din', 'dinozor'],
    ['at', 'atom'],
    ['oyun', 'oyuncak'],
    ['', 'aile'],
    ['?', 'aile'],
  ])('%o is not in %s', (wanted, theme) => {
    expect(hasTheme({ themes: [theme] }, wanted)).toBe(false);
  });
});
