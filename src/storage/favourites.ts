import { favouriteId } from '#domain/ids.ts';
import { type FavouriteFilm, migrateFavourite } from '#domain/records.ts';
import { type Box, createBox } from './box.ts';
import type { BoxServices } from './box-options.ts';
import { listCodec } from './codec.ts';
import { createFilmList, type FilmList } from './film-list.ts';
import { STORAGE_KEYS } from './keys.ts';

export type Favourites = FilmList<FavouriteFilm>;

/** The text under `film_favorites` (spec §3). */
export function openFavourites(services: BoxServices): Box<readonly FavouriteFilm[]> {
  return createBox({ ...services, key: STORAGE_KEYS.favourites, codec: listCodec(parse) });
}

/**
 * The person's favourites (spec §3, §4). An entry has the film's own id under `originalId`, which is also its `id`
 * when it is a string; a number gets an id made of it, the title and the time.
 */
export function createFavourites(
  box: Box<readonly FavouriteFilm[]>,
  { logger, now }: Pick<BoxServices, 'logger'> & { now: () => Date },
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

function parse(entry: unknown): FavouriteFilm | undefined {
  const film = migrateFavourite(entry);
  return film && { ...film, isFavorite: true };
}
