import { describe, expect, it } from 'vitest';

import { deleteAll, exportAll } from '#storage/all-records.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { createQueueLock } from '#storage/box/write-lock.ts';

import { aFilm, NOW, openTestRecords } from './support.ts';

const KEY = 'film_hidden';

describe('films that are not to be recommended again', () => {
  it('Q-03 keeps the film with the time, exports it, and goes with everything else', async () => {
    const { records, storage } = openTestRecords();
    expect(await records.hidden.add(aFilm({ id: 'a' }))).toBe(true);
    const entry = { ...aFilm({ id: 'a' }), originalId: 'a', hiddenAt: NOW.toISOString() };
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([entry]);
    expect(exportAll(records)).toMatchObject({ hidden: [entry] });
    expect(await records.hidden.add(aFilm({ id: 'b' }))).toBe(false);
    expect(await deleteAll(records)).toBe(true);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('Q-03 reads what lacks its time or more, keeps what it does not know, and sets aside what it cannot read', () => {
    const stored = [{ id: 'a', name: 'Uzak', year: '2002', taste: 'x' }, { id: 'b' }];
    const { records, storage } = openTestRecords({ entries: [[KEY, JSON.stringify(stored)]] });
    expect(records.hidden.get()).toMatchObject([
      { id: 'a', title: 'Uzak', year: 2002, taste: 'x', hiddenAt: new Date(0).toISOString() },
    ]);
    expect(records.setAside.keys().map((key) => storage.getItem(key))).toEqual([JSON.stringify(stored)]);
  });

  it('Q-03 loses nothing where four tabs hide films at once, or storage is full', async () => {
    const shared = { storage: createMemoryStorage(), lock: createQueueLock() };
    const tabs = [1, 2, 3, 4].map(() => openTestRecords(shared).records);
    const films = Array.from({ length: 12 }, (_, at) => aFilm({ id: `f${at}`, title: `Film ${at}` }));
    await Promise.all(films.map((film, at) => tabs[at % 4]?.hidden.add(film)));
    expect(openTestRecords(shared).records.hidden.get()).toHaveLength(films.length);

    const full = openTestRecords({ storage: createMemoryStorage({ quota: 10 }) });
    expect(await full.records.hidden.add(aFilm())).toBe(false);
    expect(full.records.hidden.get()).toEqual([]);
    expect(full.records.problems.list()).toMatchObject([{ key: KEY, kind: 'quota' }]);
  });
});
