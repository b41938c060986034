import { describe, expect, it } from 'vitest';

import { aFilm, NOW, openTestRecords } from './support.ts';

const KEY = 'film_watched';
const stored = (records: unknown) => ({ entries: [[KEY, JSON.stringify(records)]] as const });

describe('watched', () => {
  it('K-16 keeps the film with the time and its flag, in exactly that shape', async () => {
    const { records, storage } = openTestRecords();
    expect(await records.watched.add(aFilm({ id: 'a' }))).toBe(true);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([
      { ...aFilm({ id: 'a' }), originalId: 'a', watchedAt: NOW.toISOString(), isWatched: true },
    ]);
  });

  it('keeps a numeric id as it is', async () => {
    const { records } = openTestRecords();
    await records.watched.add(aFilm({ id: 550 }));
    expect(records.watched.get()).toEqual([expect.objectContaining({ id: 550, originalId: 550 })]);
  });

  it.each([
    ['id', aFilm({ title: 'Başka', year: 1990 })],
    ['title and year', aFilm({ id: 'another' })],
  ])('F-18 refuses a film of the same %s', async (_, film) => {
    const { records } = openTestRecords();
    await records.watched.add(aFilm());
    expect(await records.watched.add(film)).toBe(false);
    expect(records.watched.get()).toHaveLength(1);
  });

  it('F-17 takes another film with the same small number, and removes the right one', async () => {
    const { records } = openTestRecords();
    await records.watched.add(aFilm({ id: 7 }));
    expect(await records.watched.add(aFilm({ id: 7, title: 'Eşkıya', year: 1996 }))).toBe(true);
    expect(await records.watched.remove({ id: 7, title: 'Eşkıya', year: 1996 })).toBe(true);
    expect(records.watched.get().map(({ title }) => title)).toEqual(['Babam ve Oğlum']);
  });

  it('F-19 removes by original id', async () => {
    const { records } = openTestRecords(stored([{ ...aFilm({ id: 'a' }), originalId: 'orig' }]));
    expect(await records.watched.remove({ id: 'orig', title: '', year: 0 })).toBe(true);
  });

  it('P-16 is independent of favourites', async () => {
    const { records } = openTestRecords();
    await records.favourites.add(aFilm());
    expect(records.watched.has(aFilm())).toBe(false);
    await records.watched.add(aFilm());
    await records.favourites.clear();
    expect(records.watched.has(aFilm())).toBe(true);
  });

  it('reads older entries: a name, no time, no flag', () => {
    const { records } = openTestRecords(stored([{ id: 'a', name: 'Vizontele' }]));
    expect(records.watched.get()).toEqual([
      expect.objectContaining({ title: 'Vizontele', watchedAt: '1970-01-01T00:00:00.000Z', isWatched: true }),
    ]);
    expect(records.problems.list()).toEqual([]);
  });

  it('recognises a favourite that is marked watched, whichever id it is asked by', async () => {
    const { records } = openTestRecords();
    await records.favourites.add(aFilm({ id: 550 }));
    const [favourite] = records.favourites.get();
    if (favourite === undefined) throw new Error('no favourite');
    await records.watched.add(favourite);
    expect(records.watched.has({ id: 550, title: '', year: 0 })).toBe(true);
    expect(records.watched.has({ id: favourite.id, title: '', year: 0 })).toBe(true);
  });
});
