import type { Film, FilmId } from './film.ts';
import { normaliseTitle } from './title.ts';

/**
 * The id of a recommended film: `rec_{normalised title}_{timestamp}_{random}` (K-06).
 * @param random a number in [0, 1), from the caller so that tests are deterministic
 */
export function recommendedId(title: string, now: Date, random: number): string {
  const name = normaliseTitle(title).replaceAll(' ', '_');
  return `rec_${name}_${now.getTime()}_${Math.floor(random * 36 ** 6)
    .toString(36)
    .padStart(6, '0')}`;
}

/**
 * The id of a favourite (K-15): the film's own when it is a string, else original id, title with spaces as
 * underscores, and a timestamp, since small numbers collide.
 */
export function favouriteId(film: Pick<Film, 'id' | 'title'>, now: Date): string {
  if (typeof film.id === 'string') return film.id;
  return `${film.id}_${film.title.replace(/\s/gu, '_')}_${now.getTime()}`;
}

/** Ids of old records at or below this number may belong to several films (F-17). */
const MAX_COLLIDING_ID = 100;

/** Whether an id is a number that may belong to several films. */
export function isCollidingId(id: FilmId | undefined): boolean {
  return typeof id === 'number' && id <= MAX_COLLIDING_ID;
}
