import { favouriteId } from '#domain/ids.ts';
import {
  type FavouriteFilm,
  type HiddenFilm,
  migrateFavourite,
  migrateWatched,
  type WatchedFilm,
  type WatchlistFilm,
} from '#domain/records.ts';
import type { Box } from './box/box.ts';
import { createFilmList, type FilmList, type FilmListPorts } from './film-list.ts';

/**
 * The person's favourites (K-14). An entry has the film's own id under `originalId`, which is also its `id` when it is
 * a string; a number gets an id made of it, the title and the time (K-15).
 */
export function createFavourites(
  box: Box<readonly FavouriteFilm[]>,
  { logger, now }: FilmListPorts,
): FilmList<FavouriteFilm> {
  return createFilmList({
    box,
    logger,
    timeOf: (record) => record.addedToFavoritesAt,
    toRecord: (film) => ({
      ...film,
      id: favouriteId(film, now()),
      originalId: film.originalId ?? film.id,
      addedToFavoritesAt: now().toISOString(),
      isFavorite: true,
    }),
  });
}

/** The films the person means to watch (I-02). */
export function createWatchlist(
  box: Box<readonly WatchlistFilm[]>,
  { logger, now }: FilmListPorts,
): FilmList<WatchlistFilm> {
  return createFilmList({
    box,
    logger,
    timeOf: (record) => record.addedToWatchlistAt,
    toRecord: (film) => ({
      ...film,
      originalId: film.originalId ?? film.id,
      addedToWatchlistAt: now().toISOString(),
    }),
  });
}

/** The films that are not to be recommended again. */
export function createHidden(
  box: Box<readonly HiddenFilm[]>,
  { logger, now }: FilmListPorts,
): FilmList<HiddenFilm> {
  return createFilmList({
    box,
    logger,
    timeOf: (record) => record.hiddenAt,
    toRecord: (film) => ({ ...film, originalId: film.originalId ?? film.id, hiddenAt: now().toISOString() }),
  });
}

/** Reads a favourite of any age, with its flag; undefined for what is no film. */
export function parseFavourite(entry: unknown): FavouriteFilm | undefined {
  const film = migrateFavourite(entry);
  return film && { ...film, isFavorite: true };
}

/** Reads a watched film of any age, with its flag; undefined for what is no film. */
export function parseWatched(entry: unknown): WatchedFilm | undefined {
  const film = migrateWatched(entry);
  return film && { ...film, isWatched: true };
}
