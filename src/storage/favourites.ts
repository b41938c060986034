import { favouriteId } from '#domain/ids.ts';
import { type FavouriteFilm, migrateFavourite } from '#domain/records.ts';
import type { Logger } from '#lib/logger.ts';
import type { Box } from './box/box.ts';
import { createFilmList, type FilmList } from './film-list.ts';

export type Favourites = FilmList<FavouriteFilm>;

/**
 * The person's favourites (K-14). An entry has the film's own id under `originalId`, which is also its `id` when it is
 * a string; a number gets an id made of it, the title and the time (K-15).
 */
export function createFavourites(
  box: Box<readonly FavouriteFilm[]>,
  { logger, now }: { logger: Logger; now: () => Date },
): Favourites {
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

/** Reads a favourite of any age, with its flag; undefined for what is no film. */
export function parseFavourite(entry: unknown): FavouriteFilm | undefined {
  const film = migrateFavourite(entry);
  return film && { ...film, isFavorite: true };
}
