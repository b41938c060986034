import type { Film, FilmId } from './film.ts';

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
