import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FilmRef } from '#domain/film.ts';
import { findRecord, type FavouriteFilm } from '#domain/records.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { missingFrom } from '#storage/missing-films.ts';
import { aBatch, aFilm, breakable, openTestRecords } from './support.ts';

// A small world, so that ids, titles and years collide often.
const ids = fc.constantFrom<string | number>(1, 2, 100, 101, 'rec_a', 'rec_b', '1');
const films: fc.Arbitrary<FilmRef> = fc.record(
  {
    id: ids,
    originalId: ids,
    title: fc.constantFrom('Eşkıya', 'Vizontele', 'VİZONTELE', 'G.O.R.A.', '…'),
    year: fc.constantFrom(1996, 2001),
  },
  { requiredKeys: ['id', 'title', 'year'] },
);

const kept = (title: string, day: number): FavouriteFilm => ({
  ...aFilm({ id: `rec_${title}`, title, year: 1990 }),
  addedToFavoritesAt: `2026-10-${String(day).padStart(2, '0')}T10:00:00.000Z`,
});

describe('missingFrom', () => {
  it('answers what adding one film after the other by the rule of a list would add', () => {
    fc.assert(
      fc.property(fc.array(films), fc.array(films), (held, incoming) => {
        const added: FilmRef[] = [];
        for (const film of incoming)
          if (findRecord([...held, ...added], film) === undefined) added.push(film);
        expect(missingFrom(held, incoming)).toEqual(added);
      }),
    );
  });
});

describe('a list', () => {
  it('takes back many records with their times, in their places, and refuses those it has', async () => {
    const { records } = openTestRecords();
    const list = records.favourites;
    await list.restoreAll([kept('Eşkıya', 5)]);
    const added = await list.restoreAll([kept('Masumiyet', 9), kept('EŞKIYA', 1), kept('Uzak', 2)]);
    expect(added?.map(({ title }) => title)).toEqual(['Masumiyet', 'Uzak']);
    expect(list.get().map((film) => [film.title, film.addedToFavoritesAt.slice(8, 10)])).toEqual([
      ['Uzak', '02'],
      ['Eşkıya', '05'],
      ['Masumiyet', '09'],
    ]);
  });

  it('takes out what was put back, but not what has come in its place since', async () => {
    const { records } = openTestRecords();
    const list = records.favourites;
    const added = await list.restoreAll([kept('Eşkıya', 5), kept('Uzak', 2)]);
    await list.remove(kept('Uzak', 2));
    await list.add(aFilm({ id: 'rec_Uzak', title: 'Uzak', year: 1990 }));
    expect(await list.withdraw(added ?? [])).toBe(true);
    expect(list.get().map(({ title }) => title)).toEqual(['Uzak']);
  });

  it('says so when nothing could be saved, and has changed nothing', async () => {
    const { storage, broken } = breakable(createMemoryStorage());
    const { records } = openTestRecords({ storage });
    broken.write = true;
    expect(
      await records.watched.restoreAll([{ ...aFilm(), watchedAt: '2026-10-01T00:00:00.000Z' }]),
    ).toBeNull();
    expect(await records.history.restoreAll([aBatch()])).toBeNull();
    expect(records.watched.get()).toEqual([]);
    expect(records.history.get()).toEqual([]);
  });
});

describe('the history', () => {
  it('takes back the batches it does not have, newest first, and gives them up again', async () => {
    const { records } = openTestRecords();
    const at = (day: number) => aBatch({ generatedAt: `2026-10-0${day}T10:00:00.000Z` });
    await records.history.add(at(5));
    const added = await records.history.restoreAll([at(2), at(5), at(8), at(2)]);
    expect(added).toHaveLength(2);
    expect(records.history.get().map(({ generatedAt }) => generatedAt.slice(8, 10))).toEqual([
      '08',
      '05',
      '02',
    ]);
    expect(await records.history.withdraw(added ?? [])).toBe(true);
    expect(records.history.get()).toEqual([at(5)]);
  });
});
