import { migrateWatched, type WatchedFilm } from '#domain/records.ts';
import { type Box, createBox } from './box.ts';
import type { BoxServices } from './box-options.ts';
import { listCodec } from './codec.ts';
import { createFilmList, type FilmList } from './film-list.ts';
import { STORAGE_KEYS } from './keys.ts';

export type Watched = FilmList<WatchedFilm>;

/** The text under `film_watched` (spec §3). */
export function openWatched(services: BoxServices): Box<readonly WatchedFilm[]> {
  return createBox({ ...services, key: STORAGE_KEYS.watched, codec: listCodec(parse) });
}

/** The films the person has watched (spec §3, §4). An entry keeps the film's id and has it under `originalId` too. */
export function createWatched(
  box: Box<readonly WatchedFilm[]>,
  { logger, now }: Pick<BoxServices, 'logger'> & { now: () => Date },
): Watched {
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

function parse(entry: unknown): WatchedFilm | undefined {
  const film = migrateWatched(entry);
  return film && { ...film, isWatched: true };
}
