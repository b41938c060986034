import { bounded, LONGEST } from './film.ts';
import type { WatchedFilm } from './records.ts';

/** What a person keeps on a film they have watched (I-01). What is absent is not kept. */
export type Details = { [Field in 'score' | 'note' | 'viewings']?: WatchedFilm[Field] | undefined };

/** The film with these details and no others. */
export function withDetails(film: WatchedFilm, { score, note, viewings }: Details): WatchedFilm {
  const { score: _score, note: _note, viewings: _viewings, ...rest } = film;
  const last = viewings?.at(-1);
  return {
    ...rest,
    // The last day it was seen, where somebody names or changes one.
    watchedAt: last === undefined || sameTimes(film.viewings, viewings) ? film.watchedAt : last,
    ...(score === undefined ? {} : { score }),
    ...(note === undefined || note === '' ? {} : { note: bounded(note, LONGEST.prose) }),
    ...(viewings === undefined || viewings.length === 0 ? {} : { viewings }),
  };
}

/** Whether two films, or a film and what was wished, say the same of it. */
export function sameDetails(a: Details, b: Details): boolean {
  const said = ({ score, note = '', viewings = [] }: Details) => JSON.stringify([score, note, viewings]);
  return said(a) === said(b);
}

const sameTimes = (a: readonly string[] = [], b: readonly string[] = []) => a.join() === b.join();

/**
 * Every viewing once, oldest first. One of which only the day is known (kept as noon) is the same as another of that day of
 * which the hour is known.
 */
export function mergeViewings(times: readonly string[]): string[] {
  const sorted = [...new Set(times)].sort((a, b) => Date.parse(a) - Date.parse(b));
  const exact = new Set(sorted.flatMap((time) => (isNoon(time) ? [] : [dayOf(time)])));
  return sorted.filter((time) => !isNoon(time) || !exact.has(dayOf(time)));
}

/** A day alone is kept as noon of this device, so that it stays that day in every zone nearby. */
export const noonOf = (year: number, month: number, day: number): string =>
  new Date(year, month - 1, day, 12).toISOString();

const isNoon = (time: string) => {
  const date = new Date(time);
  return date.getHours() === 12 && date.getMinutes() + date.getSeconds() + date.getMilliseconds() === 0;
};
const dayOf = (time: string) => new Date(time).toDateString();

/** A score of half stars (1 to 10) as stars of five. */
export const starsOf = (score: number): number => score / 2;
