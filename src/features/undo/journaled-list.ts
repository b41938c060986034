import type { FilmRef } from '#domain/film.ts';
import type { Deed } from '#domain/journal.ts';
import { findRecord, type FavouriteFilm, type HiddenFilm, type WatchlistFilm } from '#domain/records.ts';
import type { FilmList, FilmToAdd } from '#storage/film-list.ts';

/** A list whose changes go into the journal as they are made; `source` is the tool call that made one. */
export type JournaledList<T extends FilmRef> = Omit<FilmList<T>, 'add' | 'remove'> & {
  add(film: FilmToAdd, source?: string): Promise<boolean>;
  remove(film: FilmRef, source?: string): Promise<boolean>;
};

type ListDeed<T> = { kind: 'added' | 'removed'; record: T };
export type Note = (change: { label: string; source?: string | undefined; deed: Deed }) => void;

export const journaledFavourites = (list: FilmList<FavouriteFilm>, note: Note) =>
  journaled(list, note, {
    words: { added: 'favorilere eklendi', removed: 'favorilerden çıkarıldı' },
    toDeed: (deed) => ({ ...deed, list: 'favourites' }),
  });

export const journaledWatchlist = (list: FilmList<WatchlistFilm>, note: Note) =>
  journaled(list, note, {
    words: { added: 'izleyeceklerine eklendi', removed: 'izleyeceklerinden çıkarıldı' },
    toDeed: (deed) => ({ ...deed, list: 'watchlist' }),
  });

export const journaledHidden = (list: FilmList<HiddenFilm>, note: Note) =>
  journaled(list, note, {
    words: { added: 'bir daha önerilmeyecek', removed: 'yeniden önerilebilir' },
    toDeed: (deed) => ({ ...deed, list: 'hidden' }),
  });

function journaled<T extends FilmRef>(
  list: FilmList<T>,
  note: Note,
  { words, toDeed }: { words: Record<'added' | 'removed', string>; toDeed: (deed: ListDeed<T>) => Deed },
): JournaledList<T> {
  const noteFilm = (kind: 'added' | 'removed', record: T | undefined, source: string | undefined) => {
    if (record === undefined) return;
    note({ label: `“${record.title}” ${words[kind]}`, source, deed: toDeed({ kind, record }) });
  };
  return {
    ...list,
    async add(film, source) {
      const done = await list.add(film);
      if (done) noteFilm('added', findRecord(list.get(), film), source);
      return done;
    },
    async remove(film, source) {
      const held = findRecord(list.get(), film);
      const done = await list.remove(film);
      if (done) noteFilm('removed', held, source);
      return done;
    },
  };
}
