import { expect, it } from 'vitest';

import { checkFigures, durationOf, ratingOf, yearOf } from '#recommender/ai/figures.ts';
import type { WireFilm } from '#recommender/ai/wire.ts';

const film: WireFilm = {
  title: 'Yol',
  untitled: false,
  genre: 'Drama',
  actors: [],
  year: 1982,
  rating: 8,
  duration: 114,
};

it.each([1895, 1925, 2030])('M-14 takes the year %i', (year) => {
  expect(yearOf({ ...film, year })).toBe(year);
  expect(checkFigures({ ...film, year })).toEqual([]);
});
it.each([1894, 2031, 1982.5, undefined])('M-14 takes %s for no year', (year) => {
  expect(yearOf({ ...film, year })).toBeUndefined();
  expect(checkFigures({ ...film, year })).toEqual(['Yıl aralık dışı: Yol']);
});
it.each([0, 10])('M-15 takes the rating %i', (rating) => {
  expect(checkFigures({ ...film, rating })).toEqual([]);
});
it.each([-0.1, 10.1, 86, undefined])('M-15 takes %s for no rating', (rating) => {
  expect(ratingOf({ ...film, rating })).toBeUndefined();
  expect(checkFigures({ ...film, rating })).toEqual(['Puan aralık dışı: Yol']);
});
it.each([60, 240, undefined])('M-16 lets a length of %s pass', (duration) => {
  expect(checkFigures({ ...film, duration })).toEqual([]);
});
it.each([59, 241, 0, -90])('M-16 takes %i minutes for no length', (duration) => {
  expect(durationOf({ ...film, duration })).toBeUndefined();
  expect(checkFigures({ ...film, duration })).toEqual(['Süre aralık dışı: Yol']);
});
it('rounds to tenths and whole minutes', () => {
  expect(ratingOf({ ...film, rating: 8.149 })).toBe(8.1);
  expect(durationOf({ ...film, duration: 114.4 })).toBe(114);
});
