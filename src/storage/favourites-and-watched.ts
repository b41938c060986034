import { favouriteId } from '#domain/ids.ts';
import {
  type FavouriteFilm,
  migrateFavourite,
  migrateWatched,
  type WatchedFilm,
  type WatchlistFilm,
} from '#domain/records.ts';
import type { Logger } from '#lib/logger.ts';
import type { Box } from './box/box.ts';
import { createFilmList, type FilmList } from './film-list.ts';

interface FilmListPorts {
  logger: Logger;
  now: () => Date;
}

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

/** The films the person has watched (K-16). An entry keeps the film's id and has it under `originalId` too. */
export function createWatched(
  box: Box<readonly WatchedFilm[]>,
  { logger, now }: FilmListPorts,
): FilmList<WatchedFilm> {
  return createFilmList({
    box,
    logger,
    timeOf: (record) => record.watchedAt,
    toRecord: (film) => ({
      ...film,
      originalId: film.originalId ?? film.id,
      watchedAt: now().toISOString(),
      isWatched: true,
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
