import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmRef } from '#domain/film.ts';
import { isCollidingId } from '#domain/ids.ts';
import { sameTitle } from '#domain/title.ts';
import type { FilmList } from '#storage/film-list.ts';
import type { CleanupCounts } from '#storage/cleanup.ts';
import type { Records } from '#storage/create-records.ts';
import type { StorageLike } from '#storage/box/storage-like.ts';

import { type KeySize, keySizes } from './key-sizes.ts';

type Found =
  | { kind: 'one'; film: CatalogueFilm }
  | { kind: 'many'; candidates: readonly CatalogueFilm[] }
  | { kind: 'none' };

export interface FilmDebugPorts {
  records: Records;
  /** What the catalogue knows by a title. */
  resolve: (title: string, year?: number) => Promise<Found>;
  /** May throw where the browser refuses its storage. */
  storage: () => StorageLike;
}

/** What `testFilm` finds out about a title. */
export interface FilmTest {
  /** The catalogue's film; several titles where it is ambiguous, null where it is unknown. */
  catalogue: { title: string; year: number } | readonly string[] | null;
  favourite: FilmRef | null;
  watched: FilmRef | null;
  /** How many past recommendations hold it. */
  batches: number;
  /** Whether one of its records has a numeric id of 100 or less, by which films may collide (spec §9). */
  collides: boolean;
}

/** The helpers on `window.filmDebug` (spec §9, Debug helpers). Described in README.md, under a heading of their own. */
export function createFilmDebug({ records, resolve, storage }: FilmDebugPorts) {
  const { favourites, watched, history, chats, user, refresh, problems, setAside } = records;
  return {
    /** Removes at once what the daily cleanup removes once a day: entries with a numeric id of 100 or less. */
    async fix(): Promise<CleanupCounts> {
      return { favourites: await removeColliding(favourites), watched: await removeColliding(watched) };
    },
    /** A summary of everything on this device, without what the records say. */
    debug: () => ({
      signedIn: user.get() !== null,
      favourites: favourites.get().length,
      watched: watched.get().length,
      batches: history.get().length,
      conversations: chats.get().length,
      problems: problems.list(),
      setAside: setAside.keys(),
      storage: sizesIn(storage),
    }),
    /** Empties favourites, watched and history, without asking. */
    async clear(): Promise<boolean> {
      const gone = await Promise.all([favourites.clear(), watched.clear(), history.clear()]);
      return gone.every(Boolean);
    },
    /** Empties the favourites, without asking. */
    resetFavourites: () => favourites.clear(),
    /** No global refresh any more, until `resetRefresh`. */
    stopRefresh: () => refresh.stop(),
    /** Sets the refresh free again, and refreshes. */
    resetRefresh() {
      refresh.reset();
      refresh.trigger();
    },
    /** Looks a title up in the catalogue and in the records. */
    async testFilm(title: string, year?: number): Promise<FilmTest> {
      const found = await resolve(title, year);
      const name = found.kind === 'one' ? found.film : { title, year };
      const inList = <T extends FilmRef>(films: readonly T[]): T | null =>
        films.find((film) => sameTitle(film.title, name.title) && film.year === (name.year ?? film.year)) ??
        null;
      const held = [inList(favourites.get()), inList(watched.get())];
      return {
        catalogue:
          found.kind === 'one'
            ? { title: found.film.title, year: found.film.year }
            : found.kind === 'many'
              ? found.candidates.map((film) => `${film.title} (${film.year})`)
              : null,
        favourite: held[0] ?? null,
        watched: held[1] ?? null,
        batches: history.get().filter(({ recommendations }) => inList(recommendations) !== null).length,
        collides: held.some((film) => film !== null && isCollidingId(film.id)),
      };
    },
  };
}

export type FilmDebug = ReturnType<typeof createFilmDebug>;

declare global {
  interface Window {
    filmDebug?: FilmDebug;
  }
}

async function removeColliding<T extends FilmRef>(list: FilmList<T>): Promise<number> {
  const colliding = list.get().filter(({ id }) => isCollidingId(id));
  return (await list.withdraw(colliding)) ? colliding.length : 0;
}

function sizesIn(storage: () => StorageLike): readonly KeySize[] | 'blocked' {
  try {
    return keySizes(storage());
  } catch {
    return 'blocked';
  }
}
