import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFilmDebug } from '#app/debug/film-debug.ts';
import { favouriteId } from '#domain/ids.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { aBatch, aFilm, aUser, NOW, openTestRecords } from '#tests/storage/support.ts';

const uzak = aFilm({ id: 'rec_uzak', title: 'Uzak', year: 2002 });

async function open() {
  const opened = openTestRecords();
  const { records, storage } = opened;
  const film = aCatalogueFilm({ title: 'Uzak', year: 2002 });
  const debug = createFilmDebug({
    records,
    resolve: async (title) =>
      title === 'uzak'
        ? { kind: 'one', film }
        : title === 'baba'
          ? { kind: 'many', candidates: [film, aCatalogueFilm({ title: 'Baba', year: 1972 })] }
          : { kind: 'none' },
    storage: () => storage,
  });
  await records.user.set(aUser());
  await records.favourites.add(uzak);
  await records.history.add(aBatch({ recommendations: [uzak] }));
  return { ...opened, debug };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('window.filmDebug', () => {
  it('C-07 fix removes entries with small numeric ids, and no others', async () => {
    const { records, debug } = await open();
    const old = (id: number) => aFilm({ id, title: `Eski ${id}`, year: 1990 });
    await records.favourites.restoreAll([{ ...old(7), addedToFavoritesAt: NOW.toISOString() }]);
    await records.watched.restoreAll(
      [old(100), old(101)].map((film) => ({ ...film, watchedAt: NOW.toISOString() })),
    );
    expect(await debug.fix()).toEqual({ favourites: 1, watched: 1 });
    expect(records.favourites.get().map(({ id }) => id)).toEqual([favouriteId(uzak, NOW)]);
    expect(records.watched.get().map(({ id }) => id)).toEqual([101]);
    expect(await debug.fix()).toEqual({ favourites: 0, watched: 0 });
  });

  it('C-07 debug counts and weighs, and tells nothing of the contents', async () => {
    const { debug } = await open();
    const report = debug.debug();
    expect(report).toMatchObject({ signedIn: true, favourites: 1, watched: 0, batches: 1, conversations: 0 });
    expect(report.storage).toContainEqual({ key: 'film_favorites', characters: expect.any(Number) });
    expect(JSON.stringify(report)).not.toMatch(/Uzak|deniz/u);
  });

  it('C-07 debug says so where the storage is blocked', async () => {
    const { records } = openTestRecords();
    const storage = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const debug = createFilmDebug({ records, resolve: async () => ({ kind: 'none' }), storage });
    expect(debug.debug().storage).toBe('blocked');
  });

  it('C-07 resetFavourites empties the favourites, clear the history too, and neither the account', async () => {
    const { records, debug } = await open();
    expect(await debug.resetFavourites()).toBe(true);
    expect([records.favourites.get().length, records.history.get().length]).toEqual([0, 1]);
    expect(await debug.clear()).toBe(true);
    expect(records.history.get()).toEqual([]);
    expect(records.user.get()).not.toBeNull();
  });

  it('C-07 stopRefresh silences the refresh until resetRefresh', async () => {
    const { records, debug } = await open();
    vi.runAllTimers();
    const listener = vi.fn<() => void>();
    records.refresh.subscribe(listener);
    debug.stopRefresh();
    await records.watched.add(uzak);
    vi.runAllTimers();
    expect(listener).not.toHaveBeenCalled();
    debug.resetRefresh();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('C-07 testFilm says where a film is', async () => {
    const { debug } = await open();
    expect(await debug.testFilm('uzak')).toMatchObject({
      catalogue: { title: 'Uzak', year: 2002 },
      favourite: { title: 'Uzak' },
      watched: null,
      batches: 1,
      collides: false,
    });
    expect((await debug.testFilm('baba')).catalogue).toEqual(['Uzak (2002)', 'Baba (1972)']);
    expect(await debug.testFilm('yok')).toMatchObject({ catalogue: null, favourite: null, batches: 0 });
  });

  it('C-07 testFilm says that an id may collide', async () => {
    const { records, debug } = await open();
    await records.watched.restoreAll([{ ...uzak, id: 3, watchedAt: NOW.toISOString() }]);
    expect((await debug.testFilm('Uzak', 2002)).collides).toBe(true);
  });
});
