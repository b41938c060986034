import type { FilmRef } from '#domain/film.ts';
import { isCollidingId } from '#domain/ids.ts';
import { sameTitle } from '#domain/title.ts';
import type { FilmList } from '#storage/film-list.ts';
import type { Records } from '#storage/create-records.ts';
import type { StorageLike } from '#storage/box/storage-like.ts';
import type { ToolPorts } from '#tools/context.ts';

interface FilmDebugPorts extends Pick<ToolPorts['catalogue'], 'resolve'> {
  records: Records;
  /** May throw where the browser refuses its storage. */
  storage: () => StorageLike;
}

/** The helpers on `window.filmDebug` (C-07). */
export function createFilmDebug({ records, resolve, storage }: FilmDebugPorts) {
  const { favourites, watched, history, chats, user, refresh, problems, setAside } = records;
  return {
    /** Removes at once what the daily cleanup removes once a day: entries with a numeric id of 100 or less. */
    fix: async () => ({
      favourites: await removeColliding(favourites),
      watched: await removeColliding(watched),
    }),
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
    resetRefresh() {
      refresh.reset();
      refresh.trigger();
    },
    /** Looks a title up in the catalogue, both lists and the history, and says whether its id may collide. */
    async testFilm(title: string, year?: number) {
      const found = await resolve(title, year);
      const name = found.kind === 'one' ? found.film : { title, year };
      const inList = <T extends FilmRef>(films: readonly T[]) =>
        films.find((film) => sameTitle(film.title, name.title) && film.year === (name.year ?? film.year)) ??
        null;
      const [favourite, isWatched] = [inList(favourites.get()), inList(watched.get())];
      return {
        /** The film; several titles where it is ambiguous, null where it is unknown. */
        catalogue:
          found.kind === 'one'
            ? { title: found.film.title, year: found.film.year }
            : found.kind === 'many'
              ? found.candidates.map((film) => `${film.title} (${film.year})`)
              : null,
        favourite,
        watched: isWatched,
        batches: history.get().filter(({ recommendations }) => inList(recommendations) !== null).length,
        collides: [favourite, isWatched].some((film) => film !== null && isCollidingId(film.id)),
      };
    },
  };
}

declare global {
  interface Window {
    filmDebug?: ReturnType<typeof createFilmDebug>;
  }
}

async function removeColliding<T extends FilmRef>(list: FilmList<T>): Promise<number> {
  const colliding = list.get().filter(({ id }) => isCollidingId(id));
  return (await list.withdraw(colliding)) ? colliding.length : 0;
}

/** How much each key takes, the largest first. */
function sizesIn(open: () => StorageLike) {
  try {
    const storage = open();
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .map((key) => ({ key, characters: key.length + (storage.getItem(key)?.length ?? 0) }))
      .toSorted((a, b) => b.characters - a.characters);
  } catch {
    return 'blocked';
  }
}
