import { describe, expect, it } from 'vitest';

import { migrateBatch } from '#domain/batch.ts';
import { migrateFilm } from '#domain/film.ts';
import { covers } from '#storage/box/covers.ts';
import { aBatch, aFilm } from '../support.ts';

const film = (fields: Record<string, unknown>) => {
  const stored = { id: 'a', title: 'Kış Uykusu', ...fields };
  return covers(stored, migrateFilm(stored));
};
const batch = (fields: Record<string, unknown>) => {
  const stored = { recommendations: [aFilm()], generatedAt: '2024-01-02T03:04:05.000Z', ...fields };
  return covers(stored, migrateBatch(stored));
};

describe('covers: films', () => {
  it.each([
    ['nothing but id and title', {}],
    ['a whole film', { ...aFilm() }],
    ['numbers as text', { year: '2014', rating: '8,1', duration: '196' }],
    ['lists as text and text as list', { actors: 'Haluk Bilginer, Melisa Sözen', genre: ['Drama', 'Suç'] }],
    ['spaces around', { plot: '  Bir otel.  ', id: ' a ' }],
    ['blank fields', { plot: '', year: null, actors: [], rating: undefined }],
    ['blank names among actors', { actors: ['Haluk Bilginer', '', null] }],
    ['fields nobody knows', { imdb: { id: 'tt2758880', votes: [1, 2] }, mine: true }],
    ['the older name', { title: undefined, name: 'Kış Uykusu' }],
    ['flags of any kind', { isFavorite: 'evet', isWatched: 1 }],
  ])('holds for %s', (_, fields) => {
    expect(film(fields)).toBe(true);
  });

  it.each([
    ['a year in words', { year: 'iki bin on dört' }],
    ['a rating over the limit', { rating: 11 }],
    ['a rating as an object', { rating: { imdb: 8 } }],
    ['a number that is none', { duration: Infinity }],
    ['an id too large to be written again', { id: Infinity }],
    ['an explanation that is no text', { explanation: { tr: 'Çünkü' } }],
    ['an actor that is no text', { actors: ['Haluk Bilginer', { name: 'Melisa Sözen' }] }],
    ['a plot that is a list', { plot: ['Bir', 'otel'] }],
    ['a title behind a wrong one', { title: 7, name: 'Kış Uykusu' }],
  ])('fails for %s', (_, fields) => {
    expect(film(fields)).toBe(false);
  });
});

describe('covers: batches', () => {
  it.each([
    ['a whole batch', { ...aBatch() }],
    ['movies', { recommendations: undefined, movies: [aFilm()] }],
    ['timestamp', { generatedAt: undefined, timestamp: 1_700_000_000_000 }],
    ['createdAt', { generatedAt: undefined, createdAt: '2023-01-01T00:00:00Z' }],
    ['blank texts', { explanation: '', mood: '', reason: null }],
    ['the same films under both names', { movies: [aFilm()] }],
  ])('holds for %s', (_, fields) => {
    expect(batch(fields)).toBe(true);
  });

  it.each([
    ['a film that is none', { recommendations: [aFilm(), { id: 'x' }] }],
    ['a part of a film that is lost', { recommendations: [{ ...aFilm(), year: {} }] }],
    ['other films under the older name', { movies: [aFilm({ title: 'Sarmaşık' })] }],
    ['a mood that is no text', { mood: 3 }],
    ['a count that is no number', { filteredCount: 'çok' }],
  ])('fails for %s', (_, fields) => {
    expect(batch(fields)).toBe(false);
  });
});

describe('covers: values', () => {
  it.each([
    [{ a: 1 }, 'a'],
    ['a', { a: 1 }],
    [{ a: { b: 1 } }, { a: {} }],
    [[1, 2], [1]],
    [false, undefined],
    [0, undefined],
  ])('sees that %j is not kept by %j', (stored, read) => {
    expect(covers(stored, read)).toBe(false);
  });
});
