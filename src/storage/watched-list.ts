import { findRecord, type WatchedFilm, type WatchlistFilm } from '#domain/records.ts';
import { type Details, sameDetails, withDetails } from '#domain/watched-details.ts';
import type { Box } from './box/box.ts';
import { createFilmList, type FilmList, type FilmListPorts, type FilmToAdd } from './film-list.ts';

/** What somebody keeps on a film was changed; without `before` it was not watched until then. */
export interface DetailsChange {
  before?: WatchedFilm | undefined;
  record: WatchedFilm;
}

/** The films the person has watched. */
export interface WatchedList extends FilmList<WatchedFilm> {
  /**
   * Keeps a score, a note or days on a film, each as it is named; one that was not watched is now. Null where nothing
   * would change, or it could not be saved.
   */
  keepDetails(film: FilmToAdd, details: Details): Promise<DetailsChange | null>;
}

const inOrder = (films: readonly WatchedFilm[]) =>
  films.toSorted((a, b) => Date.parse(a.watchedAt) - Date.parse(b.watchedAt));

/**
 * The films the person has watched (K-16). An entry keeps the film's id and has it under `originalId` too. What is watched
 * is not to be watched any more: it leaves *İzleyeceklerim* (Q-01).
 */
export function createWatched(
  box: Box<readonly WatchedFilm[]>,
  { logger, now, watchlist }: FilmListPorts & { watchlist: Pick<FilmList<WatchlistFilm>, 'has' | 'remove'> },
): WatchedList {
  const toRecord = (film: FilmToAdd): WatchedFilm => ({
    ...film,
    originalId: film.originalId ?? film.id,
    watchedAt: now().toISOString(),
    isWatched: true,
  });
  const list = createFilmList({ box, logger, timeOf: (record) => record.watchedAt, toRecord });
  const leaveWatchlist = async (film: FilmToAdd) => {
    if (watchlist.has(film)) await watchlist.remove(film);
  };
  return {
    ...list,
    async add(film) {
      const done = await list.add(film);
      if (done) await leaveWatchlist(film);
      return done;
    },
    async keepDetails(film, details) {
      let change: DetailsChange | null = null;
      const result = await box.update((films) => {
        const before = findRecord(films, film);
        const { score, note, viewings } = before ?? {};
        // What is not named stays as it is now, whatever the screen last saw of it.
        const next = { score, note, viewings, ...details };
        if (before !== undefined && sameDetails(before, next)) return films;
        const record = withDetails(before ?? toRecord(film), next);
        change = { before, record };
        const others = films.filter((other) => other !== before);
        return inOrder([...others, record]);
      });
      if (result !== 'written') return null;
      await leaveWatchlist(film);
      return change;
    },
  };
}
