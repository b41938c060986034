import type { FilmRef } from '#domain/film.ts';
import { findRecord, type WatchedFilm, type WatchlistFilm } from '#domain/records.ts';
import type { Details } from '#domain/watched-details.ts';
import type { FilmList, FilmToAdd } from '#storage/film-list.ts';
import type { DetailsChange, WatchedList } from '#storage/watched-list.ts';

import { detailsLabel } from './details-label.ts';
import type { JournaledList, Note } from './journaled-list.ts';

/** The watched films; each change goes into the journal with what left *İzleyeceklerim* by it, so that one undo brings both back. */
export interface JournaledWatched extends JournaledList<WatchedFilm> {
  keepDetails(film: FilmToAdd, details: Details, source?: string): Promise<DetailsChange | null>;
}

export function journaledWatched(
  list: WatchedList,
  watchlist: Pick<FilmList<WatchlistFilm>, 'get'>,
  note: Note,
): JournaledWatched {
  const noteFilm = (
    change: {
      kind: 'added' | 'removed';
      record: WatchedFilm;
      label: string;
      taken?: WatchlistFilm | undefined;
    },
    source: string | undefined,
  ) => {
    const { kind, record, label, taken } = change;
    note({
      label,
      source,
      deed: { kind, list: 'watched', record, ...(taken === undefined ? {} : { taken }) },
    });
  };
  const wanted = (film: FilmRef) => findRecord(watchlist.get(), film);
  return {
    ...list,
    async add(film, source) {
      const taken = wanted(film);
      const done = await list.add(film);
      const record = done ? findRecord(list.get(), film) : undefined;
      if (record !== undefined)
        noteFilm(
          { kind: 'added', record, taken, label: `“${record.title}” izlendi olarak işaretlendi` },
          source,
        );
      return done;
    },
    async remove(film, source) {
      const record = findRecord(list.get(), film);
      const done = await list.remove(film);
      if (done && record !== undefined)
        noteFilm({ kind: 'removed', record, label: `“${record.title}” izlediklerinden çıkarıldı` }, source);
      return done;
    },
    async keepDetails(film, details, source) {
      const taken = wanted(film);
      const change = await list.keepDetails(film, details);
      if (change === null) return null;
      const { before, record } = change;
      const label = detailsLabel(change);
      if (before === undefined) noteFilm({ kind: 'added', record, taken, label }, source);
      else note({ label, source, deed: { kind: 'details', before, record } });
      return change;
    },
  };
}
