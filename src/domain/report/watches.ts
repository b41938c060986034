import { UNKNOWN_TIME, type WatchedFilm } from '../records.ts';
import type { Period } from './report.ts';

/** One time that a film was seen. */
export interface Watch {
  film: WatchedFilm;
  at: Date;
  /** The person or a service named the day; otherwise it is when the film was marked. */
  isNamed: boolean;
  /** An earlier time is known. */
  isAgain: boolean;
}

/** Every time that a film of the list was seen, as far as the time is known. */
export function watchesOf(films: readonly WatchedFilm[]): Watch[] {
  return films.flatMap((film): Watch[] => {
    const { viewings = [], watchedAt } = film;
    if (viewings.length > 0)
      return viewings.map((time, index) => ({
        film,
        at: new Date(time),
        isNamed: true,
        isAgain: index > 0,
      }));
    if (watchedAt === UNKNOWN_TIME) return [];
    return [{ film, at: new Date(watchedAt), isNamed: false, isAgain: false }];
  });
}

/** Whether a time lies in a period, by the device's calendar. */
export const isIn = (at: Date, { year, month }: Period): boolean =>
  at.getFullYear() === year && (month === undefined || at.getMonth() === month - 1);

/** The years in which something was watched, the newest first. */
export function yearsWatched(films: readonly WatchedFilm[]): number[] {
  return [...new Set(watchesOf(films).map(({ at }) => at.getFullYear()))].toSorted((a, b) => b - a);
}
