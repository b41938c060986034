import type { FilmRef } from '#domain/film.ts';
import type { Deed } from '#domain/journal.ts';
import { findRecord, type WatchedFilm } from '#domain/records.ts';
import { sameDetails, withDetails } from '#domain/watched-details.ts';
import type { Records } from '#storage/create-records.ts';
import type { FilmList } from '#storage/film-list.ts';

/** `gone`: what came later has made it impossible; `failed`: it could not be saved and may be tried again. */
export type UndoResult = 'undone' | 'gone' | 'failed';

/** What people read about a change that they asked to take back. */
export const UNDO_ANSWERS: Readonly<Record<UndoResult, string>> = {
  undone: 'Geri alındı',
  gone: 'Artık geri alınamıyor; sonradan değişmiş.',
  failed: 'Geri alınamadı, tekrar deneyebilirsin.',
};

/**
 * Takes a deed back through the records' own rules, so that nothing that was changed since, here or in another tab, is
 * lost: a film leaves only if its entry is the one that was made, and comes back only where it is missing.
 */
export async function undoDeed(
  records: Pick<Records, 'favourites' | 'watched' | 'watchlist' | 'hidden' | 'theme'>,
  deed: Deed | undefined,
): Promise<UndoResult> {
  const { favourites, watched, watchlist, hidden, theme } = records;
  if (deed === undefined) return 'gone';
  if (deed.kind === 'theme') {
    if (theme.get() !== deed.to) return 'gone';
    return (await theme.set(deed.to === 'dark' ? 'light' : 'dark')) ? 'undone' : 'failed';
  }
  if (deed.kind === 'details') return undoDetails(watched, deed);
  if (deed.list === 'watchlist') {
    return undoInList(watchlist, deed.kind, deed.record, (film) => film.addedToWatchlistAt);
  }
  if (deed.list === 'favourites') {
    return undoInList(favourites, deed.kind, deed.record, (film) => film.addedToFavoritesAt);
  }
  if (deed.list === 'hidden') return undoInList(hidden, deed.kind, deed.record, (film) => film.hiddenAt);
  const result = await undoInList(watched, deed.kind, deed.record, (film) => film.watchedAt);
  // Where only this fails, the film is still off the watched ones: said as done, since a second try would find it gone.
  if (result === 'undone' && deed.taken !== undefined) await watchlist.restoreAll([deed.taken]);
  return result;
}

/** What somebody keeps on the film is as before, unless it was changed again since. */
async function undoDetails(
  watched: FilmList<WatchedFilm>,
  { before, record }: Extract<Deed, { kind: 'details' }>,
): Promise<UndoResult> {
  const result = await watched.update((films) => {
    const held = findRecord(films, record);
    if (held === undefined || !sameDetails(held, record)) return films;
    return films.map((film) =>
      film === held ? { ...withDetails(film, before), watchedAt: before.watchedAt } : film,
    );
  });
  return result === 'written' ? 'undone' : result === 'unchanged' ? 'gone' : 'failed';
}

async function undoInList<T extends FilmRef>(
  list: FilmList<T>,
  kind: 'added' | 'removed',
  record: T,
  timeOf: (film: T) => string,
): Promise<UndoResult> {
  if (kind === 'removed') {
    const restored = await list.restoreAll([record]);
    return restored === null ? 'failed' : restored.length > 0 ? 'undone' : 'gone';
  }
  const held = findRecord(list.get(), record);
  if (held === undefined || timeOf(held) !== timeOf(record)) return 'gone';
  return (await list.withdraw([held])) ? 'undone' : 'failed';
}
