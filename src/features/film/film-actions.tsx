import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

import type { FilmRef } from '#domain/film.ts';
import { createRecordFinder, type WatchedFilm } from '#domain/records.ts';
import type { FilmList } from '#storage/film-list.ts';
import { useRecords } from '#storage/records-context.tsx';

import type { FilmActions } from './create-film-actions.ts';

const FilmActionsContext = createContext<FilmActions | null>(null);

export function FilmActionsProvider({ actions, children }: { actions: FilmActions; children: ReactNode }) {
  return <FilmActionsContext value={actions}>{children}</FilmActionsContext>;
}

/** The actions of the provider around. @throws where there is none */
export function useFilmActions(): FilmActions {
  const actions = use(FilmActionsContext);
  if (actions === null) throw new Error('useFilmActions needs a FilmActionsProvider around it');
  return actions;
}

/** Only what changes for this film draws it again: a list of hundreds of cards would stand still at each change. */
function useIsIn({ subscribe, has }: Pick<FilmList<FilmRef>, 'subscribe' | 'has'>, film: FilmRef): boolean {
  const isIn = () => has(film);
  return useSyncExternalStore(subscribe, isIn, isIn);
}

/** Whether a film is to be watched, and whether it is hidden from recommendations. */
export const useIsWanted = (film: FilmRef): boolean => useIsIn(useRecords().watchlist, film);
export const useIsHidden = (film: FilmRef): boolean => useIsIn(useRecords().hidden, film);

/** What the person keeps on a film; undefined where they have not watched it. */
export function useWatchedRecord(film: FilmRef): WatchedFilm | undefined {
  const { watched } = useRecords();
  const find = () => createRecordFinder(watched.get())(film);
  return useSyncExternalStore(watched.subscribe, find, find);
}

/** The lists that a film is in, as the records have them now: whatever shows a film follows every change (P-11). */
export function useFilmFlags(film: FilmRef): { isFavourite: boolean; isWatched: boolean } {
  const { favourites, watched } = useRecords();
  return { isFavourite: useIsIn(favourites, film), isWatched: useIsIn(watched, film) };
}
