import { describe, expect, it } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import { checkWishes } from '#recommender/ai/check-wishes.ts';
import type { WireFilm } from '#recommender/ai/wire.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const film: WireFilm = {
  title: 'Yıldızlararası',
  untitled: false,
  year: 2014,
  genre: 'Drama',
  rating: 8.7,
  duration: 169,
  actors: ['Matthew McConaughey'],
  director: 'Christopher Nolan',
  countries: ['ABD', 'İngiltere'],
  ageRating: 10,
};
const check = (wishes: Partial<Wishes>, own: Partial<WireFilm> = {}) =>
  checkWishes({ film: { ...film, ...own } }, { genres: [], ...wishes });

describe('checkWishes', () => {
  it.each<[held: Partial<Wishes>, broken: Partial<Wishes>, message: string]>([
    [{ excludeGenres: ['Korku'] }, { excludeGenres: ['Drama'] }, 'İstenmeyen tür'],
    [{ minYear: 2014 }, { minYear: 2015 }, 'Yıl uyuşmazlığı'],
    [{ maxYear: 2014 }, { maxYear: 2013 }, 'Yıl uyuşmazlığı'],
    [{ minRating: 8.7 }, { minRating: 8.8 }, 'Puan uyuşmazlığı'],
    [{ minDuration: 169 }, { minDuration: 170 }, 'Süre uyuşmazlığı'],
    [{ maxDuration: 169 }, { maxDuration: 168 }, 'Süre uyuşmazlığı'],
    [{ people: ['Nolan', 'McConaughey'] }, { people: ['DiCaprio'] }, 'Kişi uyuşmazlığı'],
    [{ similarTo: 'Başlangıç' }, { similarTo: 'yildizlararasi' }, 'Benzeri istenen filmin kendisi'],
    [{ origin: 'yabancı' }, { origin: 'yerli' }, 'Yapım yeri uyuşmazlığı'],
    [{ countries: ['ingiltere'] }, { countries: ['İran'] }, 'Ülke uyuşmazlığı'],
    [{ maxAge: 10 }, { maxAge: 9 }, 'Yaş uyuşmazlığı'],
  ])('%o holds, %o is a violation', (held, broken, message) => {
    expect(check(held)).toEqual([]);
    expect(check(broken)).toEqual([`${message}: Yıldızlararası`]);
  });

  it('names one kind of violation once', () => {
    expect(check({ minYear: 2020, maxYear: 1990 })).toEqual(['Yıl uyuşmazlığı: Yıldızlararası']);
  });

  it('leaves genres to their own rule, and mood and themes to the model', () => {
    const known = aCatalogueFilm({ moods: [], themes: [] });
    const wishes: Wishes = { genres: ['Korku'], mood: 'happy', themes: ['aşk'] };
    expect(checkWishes({ film, known }, wishes)).toEqual([]);
  });

  it('leaves a year and a rating that were left out to their own rule', () => {
    const own = { year: undefined, rating: undefined };
    expect(check({ minYear: 2000, maxYear: 2010, minRating: 5 }, own)).toEqual([]);
  });

  it('counts the 120 minutes that a card shows where nobody states a length', () => {
    expect(check({ maxDuration: 119 }, { duration: undefined })).toEqual([
      'Süre uyuşmazlığı: Yıldızlararası',
    ]);
    expect(check({ maxDuration: 120 }, { duration: undefined })).toEqual([]);
  });

  it('takes a film of unknown age rating for none that suits a child', () => {
    expect(check({ maxAge: 12 }, { ageRating: undefined })).toEqual(['Yaş uyuşmazlığı: Yıldızlararası']);
    expect(check({ maxAge: 18 }, { ageRating: undefined })).toEqual([]);
  });

  it('takes unknown countries for no fault', () => {
    expect(check({ origin: 'yerli', countries: ['Türkiye'] }, { countries: undefined })).toEqual([]);
    expect(check({ origin: 'yerli' }, { countries: ['Türkiye'] })).toEqual([]);
  });

  it('takes the writers whom the model names, and those whom the catalogue knows', () => {
    const wish = { genres: [], people: ['Stephen King'] };
    const known = aCatalogueFilm({ writers: [{ name: 'Stephen King', wrote: 'book' }] });
    expect(checkWishes({ film }, wish)).toEqual(['Kişi uyuşmazlığı: Yıldızlararası']);
    expect(checkWishes({ film, known }, wish)).toEqual([]);
    expect(checkWishes({ film: { ...film, writers: ['Stephen King'] } }, wish)).toEqual([]);
  });

  it('adds what the catalogue knows, and believes the stricter age', () => {
    const known = aCatalogueFilm({ ageRating: 13, themes: ['karanlık'], genres: ['Drama', 'Gerilim'] });
    const bare = { ...film, director: undefined, actors: [], countries: undefined };
    const of = (wishes: Partial<Wishes>) => checkWishes({ film: bare, known }, { genres: [], ...wishes });
    expect(of({ people: ['Nolan', 'Hathaway'], countries: ['ABD'] })).toEqual([]);
    expect(of({ maxAge: 12 })).toEqual(['Yaş uyuşmazlığı: Yıldızlararası']);
    expect(of({ avoidThemes: ['karanlık'] })).toEqual(['İstenmeyen konu: Yıldızlararası']);
    expect(of({ excludeGenres: ['Gerilim'] })).toEqual(['İstenmeyen tür: Yıldızlararası']);
    expect(of({ similarTo: 'Interstellar' })).toEqual(['Benzeri istenen filmin kendisi: Yıldızlararası']);
  });
});
