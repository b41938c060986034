import * as z from 'zod/mini';

import { type Film, filmIdSchema, type FilmRef, filmSchema, migrateFilm } from './film.ts';
import { isCollidingId } from './ids.ts';
import { sameTitle } from './title.ts';

/** A favourite as stored under `film_favorites` (K-14). Times are ISO. */
const favouriteFilmSchema = z.extend(filmSchema, {
  originalId: z.optional(filmIdSchema),
  addedToFavoritesAt: z.string(),
});
export type FavouriteFilm = z.infer<typeof favouriteFilmSchema>;

/** A watched film as stored under `film_watched` (K-16). Times are ISO. */
const watchedFilmSchema = z.extend(filmSchema, {
  originalId: z.optional(filmIdSchema),
  watchedAt: z.string(),
});
export type WatchedFilm = z.infer<typeof watchedFilmSchema>;

/** The start of time, for old records that do not say when. They sort last and count for no month. */
const UNKNOWN_TIME = new Date(0).toISOString();

/** Reads a favourite of any age; undefined for what is no film. */
export function migrateFavourite(value: unknown): FavouriteFilm | undefined {
  const film = migrateRecord(value);
  return film && { ...film, addedToFavoritesAt: timeOf(film['addedToFavoritesAt']) };
}

/** Reads a watched film of any age; undefined for what is no film. */
export function migrateWatched(value: unknown): WatchedFilm | undefined {
  const film = migrateRecord(value);
  return film && { ...film, watchedAt: timeOf(film['watchedAt']) };
}

function migrateRecord(
  value: unknown,
): (ReturnType<typeof migrateFilm> & Pick<FavouriteFilm, 'originalId'>) | undefined {
  const film = migrateFilm(value);
  const originalId = filmIdSchema.safeParse(film?.['originalId']).data;
  return film && (originalId === undefined ? film : { ...film, originalId });
}

function timeOf(value: unknown): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : UNKNOWN_TIME;
}

const sameTitleAndYear = (a: FilmRef, b: FilmRef) => a.year === b.year && sameTitle(a.title, b.title);
const sameId = (a: FilmRef['originalId'], b: FilmRef['originalId']) =>
  a !== undefined && b !== undefined && a === b;

/**
 * Whether a record already holds this film: the same id, original id, or title and year (F-15, F-18).
 * A small numeric id alone proves nothing: the titles must agree too (F-17).
 */
export function isSameFilm(record: FilmRef, film: FilmRef): boolean {
  if (sameTitleAndYear(record, film)) return true;
  const ids = [film.id, film.originalId].filter((id) => id !== undefined);
  return ids.some((id) => {
    if (!sameId(record.id, id) && !sameId(record.originalId, id)) return false;
    return !isCollidingId(id) || sameTitle(record.title, film.title);
  });
}

/** The record of a film in a list, if there is one. */
export function findRecord<T extends FilmRef>(records: readonly T[], film: FilmRef): T | undefined {
  return records.find((record) => isSameFilm(record, film));
}

/** Films with the two flags that results carry. */
export function withFlags<T extends Film>(
  films: readonly T[],
  favourites: readonly FilmRef[],
  watched: readonly FilmRef[],
): T[] {
  return films.map((film) => ({
    ...film,
    isFavorite: findRecord(favourites, film) !== undefined,
    isWatched: findRecord(watched, film) !== undefined,
  }));
}
