import * as z from 'zod/mini';

import { type Film, type FilmId, filmIdSchema, type FilmRef, filmSchema, migrateFilm } from './film.ts';
import { isCollidingId } from './ids.ts';
import { normaliseTitle, sameTitle } from './title.ts';

/** A favourite as stored under `film_favorites` (K-14). Times are ISO. */
const favouriteFilmSchema = z.extend(filmSchema, {
  originalId: z.optional(filmIdSchema),
  addedToFavoritesAt: z.string(),
});
export type FavouriteFilm = z.infer<typeof favouriteFilmSchema>;

/** The bounds of somebody's own points, in half stars of five. */
export const MAX_SCORE = 10;

/** A watched film as stored under `film_watched` (K-16). Times are ISO. */
const watchedFilmSchema = z.extend(filmSchema, {
  originalId: z.optional(filmIdSchema),
  watchedAt: z.string(),
  /** The person's own points: half stars of five, 1 to 10 (I-01). */
  score: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_SCORE))),
  /** The person's own words on it. */
  note: z.optional(z.string()),
  /** Every time it was seen of which the day is known, oldest first; `watchedAt` is the last, or when it was marked. */
  viewings: z.optional(z.array(z.string().check(z.refine(isTime)))),
});
export type WatchedFilm = z.infer<typeof watchedFilmSchema>;

/** A film to be watched as stored under `film_watchlist` (I-02). Times are ISO. */
const watchlistFilmSchema = z.extend(filmSchema, {
  originalId: z.optional(filmIdSchema),
  addedToWatchlistAt: z.string(),
});
export type WatchlistFilm = z.infer<typeof watchlistFilmSchema>;

/** A film that is not to be recommended again, as stored under `film_hidden`. Times are ISO. */
const hiddenFilmSchema = z.extend(filmSchema, {
  originalId: z.optional(filmIdSchema),
  hiddenAt: z.string(),
});
export type HiddenFilm = z.infer<typeof hiddenFilmSchema>;

/** The start of time, for old records that do not say when. They sort last and count for no month. */
export const UNKNOWN_TIME = new Date(0).toISOString();

/** Reads a favourite of any age; undefined for what is no film. */
export function migrateFavourite(value: unknown): FavouriteFilm | undefined {
  return migrateRecord(value, favouriteFilmSchema, 'addedToFavoritesAt');
}

/** Reads a watched film of any age; undefined for what is no film. */
export function migrateWatched(value: unknown): WatchedFilm | undefined {
  return migrateRecord(value, watchedFilmSchema, 'watchedAt');
}

/** Reads a film to be watched; undefined for what is no film. */
export function migrateWatchlist(value: unknown): WatchlistFilm | undefined {
  return migrateRecord(value, watchlistFilmSchema, 'addedToWatchlistAt');
}

/** Reads a film that is not to be recommended again; undefined for what is no film. */
export function migrateHidden(value: unknown): HiddenFilm | undefined {
  return migrateRecord(value, hiddenFilmSchema, 'hiddenAt');
}

type RecordSchema =
  | typeof favouriteFilmSchema
  | typeof watchedFilmSchema
  | typeof watchlistFilmSchema
  | typeof hiddenFilmSchema;

function migrateRecord<S extends RecordSchema>(
  value: unknown,
  { shape }: S,
  time: string,
): z.infer<S> | undefined {
  const film = migrateFilm(value, shape);
  // What does not fit the shape has been left out, what every film has been filled in, and the time follows here.
  return film && ({ ...film, [time]: isTime(film[time]) ? film[time] : UNKNOWN_TIME } as z.infer<S>);
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
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

/** What is known of where films stand in a list, as long as somebody holds the list. */
const PLACES = new WeakMap<readonly FilmRef[], (film: FilmRef) => number | undefined>();

/**
 * The same for many films: asks only the records that share a title or an id with a film. A list is looked through once,
 * and must not be changed afterwards.
 */
export function createRecordFinder<T extends FilmRef>(
  records: readonly T[],
): (film: FilmRef) => T | undefined {
  // Nothing is looked up in lists that are empty.
  if (records.length === 0) return () => undefined;
  const placeOf = PLACES.get(records) ?? createPlaces(records);
  PLACES.set(records, placeOf);
  return (film) => {
    const place = placeOf(film);
    return place === undefined ? undefined : records[place];
  };
}

function createPlaces(records: readonly FilmRef[]): (film: FilmRef) => number | undefined {
  const places = new Map<FilmId, number[]>();
  const note = (key: FilmId, place: number) => {
    const noted = places.get(key);
    if (noted === undefined) places.set(key, [place]);
    else noted.push(place);
  };
  // A title may stand for an id and an id for a title here: each record that is found is compared in full.
  records.forEach(({ id, originalId, title }, place) => {
    note(normaliseTitle(title), place);
    note(id, place);
    if (originalId !== undefined && originalId !== id) note(originalId, place);
  });
  return (film) => {
    let first: number | undefined;
    for (const key of [normaliseTitle(film.title), film.id, film.originalId])
      for (const place of key === undefined ? [] : (places.get(key) ?? [])) {
        const record = records[place];
        const isEarlier = first === undefined || place < first;
        if (isEarlier && record !== undefined && isSameFilm(record, film)) first = place;
      }
    return first;
  };
}

/** Films with the two flags that results carry. */
export function withFlags<T extends Film>(
  films: readonly T[],
  favourites: readonly FilmRef[],
  watched: readonly FilmRef[],
): T[] {
  const [favourite, seen] = [createRecordFinder(favourites), createRecordFinder(watched)];
  return films.map((film) => ({
    ...film,
    isFavorite: favourite(film) !== undefined,
    isWatched: seen(film) !== undefined,
  }));
}
