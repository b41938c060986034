import type { FilmRef } from '#domain/film.ts';
import type { Journal } from '#features/undo/create-journal.ts';
import type { JournaledList } from '#features/undo/journaled-list.ts';

/** The journal for changes that no message tells of: without a source, a notice offers to take them back. */
export function noticedJournal(journal: Journal): Journal {
  const { favourites, watched, watchlist, changeTheme } = journal;
  return {
    ...journal,
    favourites: noticed(favourites),
    watched: {
      ...watched,
      ...noticed(watched),
      keepDetails: (film, details) => watched.keepDetails(film, details),
    },
    watchlist: noticed(watchlist),
    changeTheme: ({ from, to }, show) => changeTheme({ from, to }, show),
  };
}

const noticed = <T extends FilmRef>(list: JournaledList<T>): JournaledList<T> => ({
  ...list,
  add: (film) => list.add(film),
  remove: (film) => list.remove(film),
});
