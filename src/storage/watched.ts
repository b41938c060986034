import { migrateWatched, type WatchedFilm } from '#domain/records.ts';
import type { Logger } from '#lib/logger.ts';
import type { Box } from './box/box.ts';
import { createFilmList, type FilmList } from './film-list.ts';

export type Watched = FilmList<WatchedFilm>;

/** The films the person has watched (K-16). An entry keeps the film's id and has it under `originalId` too. */
export function createWatched(
  box: Box<readonly WatchedFilm[]>,
  { logger, now }: { logger: Logger; now: () => Date },
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

/** Reads a watched film of any age, with its flag; undefined for what is no film. */
export function parseWatched(entry: unknown): WatchedFilm | undefined {
  const film = migrateWatched(entry);
  return film && { ...film, isWatched: true };
}
