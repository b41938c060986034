import { describe, expect, it } from 'vitest';

import { applyImport } from '#import/films/apply.ts';
import { NO_CHOICES, planImport } from '#import/films/plan.ts';
import { prepare } from '#import/films/prepare.ts';
import { createQueueLock } from '#storage/box/write-lock.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { aFilm, openTestRecords } from '#tests/storage/support.ts';

import { breathe, readExport } from './support/bring.ts';
import { letterboxdZip } from './support/exports.ts';
import { aFilmLife } from './support/film-life.ts';

const FILMS = aFilmLife(700);
const SEEN = FILMS.filter(({ isWanted }) => !isWanted);
const mine = aFilm({ id: 'benim', title: 'Yalnız Benim Filmim', year: 2001 });
/** One of those that the export brings, too; it has points there. */
const [, both] = SEEN.filter(({ score }) => score !== undefined);
if (both === undefined) throw new Error('there is one');
const shared = aFilm({ id: 'ortak', title: both.title, originalTitle: both.title, year: both.year });

/** Two tabs over one storage, and what an export would do as the first of them has planned it. */
async function planned() {
  const shelf = { storage: createMemoryStorage(), lock: createQueueLock() };
  const [here, there] = [openTestRecords(shelf).records, openTestRecords(shelf).records];
  const prepared = await prepare(await readExport(letterboxdZip(FILMS)), {
    catalogue: [],
    breathe,
    onProgress: () => {},
  });
  const plan = await planImport(prepared, {
    held: { watched: here.watched.get(), watchlist: here.watchlist.get(), favourites: here.favourites.get() },
    choices: NO_CHOICES,
    tell: async (film) => film,
    breathe,
  });
  return { here, there, plan };
}

/** Calls `work` at the nth breath. */
const atBreath = (at: number, work: () => Promise<unknown>) => {
  let breaths = 0;
  return async () => {
    breaths += 1;
    if (breaths === at) await work();
  };
};

describe('what another tab writes while an import is added', () => {
  const cases: readonly (readonly [string, number])[] = [
    ['before its first list', 1],
    ['while its first list is merged anew', 3],
    ['between its lists', 6],
  ];

  it.each(cases)('I-08 I-09 stays, is not doubled, and outlives the way back (%s)', async (_, at) => {
    const { here, there, plan } = await planned();
    // The first list has changed already, so that it is merged anew in pieces.
    await there.watched.add(aFilm({ id: 'ilk', title: 'İlk Film', year: 1999 }));
    const write = async () => {
      await there.watched.add(mine);
      await there.watchlist.add(mine);
      await there.watched.keepDetails(shared, { score: 3, note: 'benim notum' });
    };
    const result = await applyImport(plan, here, atBreath(at, write));
    if (!result.ok) throw new Error('there was space');
    const titles = here.watched.get().map(({ title, year }) => `${title} ${year}`);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toHaveLength(SEEN.length + 2);
    expect(here.watched.get().find(({ title }) => title === shared.title)).toMatchObject({
      score: 3,
      note: 'benim notum',
    });
    expect(here.watchlist.get().filter(({ id }) => id === mine.id)).toHaveLength(1);

    expect(await result.undo()).toBe(true);
    const left = there.watched.get().map(({ title }) => title);
    expect(left).toEqual(expect.arrayContaining(['İlk Film', mine.title, shared.title]));
    expect(left).toHaveLength(3);
    expect(there.watched.get().find(({ title }) => title === shared.title)).toMatchObject({
      score: 3,
      note: 'benim notum',
    });
    expect(there.watchlist.get().map(({ id }) => id)).toEqual([mine.id]);
  });

  it('I-09 where there is no space for what was made ready, nothing has happened, and smaller changes still go in', async () => {
    const { plan } = await planned();
    const { records } = openTestRecords({ quota: 150_000 });
    expect(await applyImport(plan, records, breathe)).toEqual({ ok: false });
    expect([records.watched.get(), records.watchlist.get(), records.favourites.get()]).toEqual([[], [], []]);
    expect(records.problems.list()).toMatchObject([{ kind: 'quota' }]);
    expect(await records.watched.add(mine)).toBe(true);
    expect(records.watched.get().map(({ id }) => id)).toEqual([mine.id]);
  });

  it('I-09 where it is stopped in between, nothing has happened', async () => {
    const { here, there, plan } = await planned();
    await there.watched.add(mine);
    const stop = atBreath(3, () => Promise.reject(new Error('stopped')));
    await expect(applyImport(plan, here, stop)).rejects.toThrow('stopped');
    expect(here.watched.get().map(({ id }) => id)).toEqual([mine.id]);
  });
});
