import type { FilmRef } from '#domain/film.ts';
import type { Deed } from '#domain/journal.ts';
import { findRecord, type FavouriteFilm, type WatchedFilm } from '#domain/records.ts';
import type { FilmList, FilmToAdd } from '#storage/film-list.ts';

import type { Change } from './change.ts';

/** A list whose changes are noted; `source` is the tool call that made one. */
export type KeptList<T extends FilmRef> = Omit<FilmList<T>, 'add' | 'remove'> & {
  add(film: FilmToAdd, source?: string): Promise<boolean>;
  remove(film: FilmRef, source?: string): Promise<boolean>;
};

type Records = { favourites: FavouriteFilm; watched: WatchedFilm };
type Kind = 'added' | 'removed';

const WORDS = {
  favourites: { added: 'favorilere eklendi', removed: 'favorilerden çıkarıldı' },
  watched: { added: 'izlendi olarak işaretlendi', removed: 'izlediklerinden çıkarıldı' },
} as const;

const DEEDS: {
  readonly [Name in keyof Records]: (kind: Kind, record: Records[Name]) => Deed;
} = {
  favourites: (kind, record) => ({ kind, list: 'favourites', record }),
  watched: (kind, record) => ({ kind, list: 'watched', record }),
};

/** The same list, whose additions and removals go into the journal as they are made. */
export function createKeptList<Name extends keyof Records>(
  list: FilmList<Records[Name]>,
  name: Name,
  record: (change: Change) => Promise<unknown>,
): KeptList<Records[Name]> {
  const note = (kind: Kind, held: Records[Name] | undefined, source: string | undefined) => {
    if (held === undefined) return;
    const deed = DEEDS[name](kind, held);
    void record({ label: `“${held.title}” ${WORDS[name][kind]}`, source, deed });
  };
  return {
    ...list,
    async add(film, source) {
      const done = await list.add(film);
      if (done) note('added', findRecord(list.get(), film), source);
      return done;
    },
    async remove(film, source) {
      const held = findRecord(list.get(), film);
      const done = await list.remove(film);
      if (done) note('removed', held, source);
      return done;
    },
  };
}
