import { LIMITS } from '#domain/film.ts';
import type { WireFilm } from './wire.ts';

const within = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most ? value : undefined;

/** The year of a film where it is one of M-14, a whole number from 1895 to 2030. */
export const yearOf = ({ year }: WireFilm) =>
  Number.isInteger(year) ? within(year, LIMITS.minYear, LIMITS.maxYear) : undefined;

/** The rating where it is one, 0–10, to a tenth. */
export function ratingOf({ rating }: WireFilm): number | undefined {
  const points = within(rating, 0, LIMITS.maxRating);
  return points === undefined ? undefined : Math.round(points * 10) / 10;
}

/** The length where it is one, 60–240 minutes, in whole minutes. */
export function durationOf({ duration }: WireFilm): number | undefined {
  const length = within(duration, LIMITS.minDuration, LIMITS.maxDuration);
  return length === undefined ? undefined : Math.round(length);
}

/**
 * Figures beyond M-14 to M-16, one message each: `Yıl aralık dışı: Baba`. They are never bent into range, which would show
 * people something that nobody said. A film without a year or rating is no better; a length has its default.
 */
export function checkFigures(film: WireFilm): string[] {
  return [
    yearOf(film) === undefined ? 'Yıl aralık dışı' : '',
    ratingOf(film) === undefined ? 'Puan aralık dışı' : '',
    film.duration !== undefined && durationOf(film) === undefined ? 'Süre aralık dışı' : '',
  ]
    .filter(Boolean)
    .map((message) => `${message}: ${film.title}`);
}
