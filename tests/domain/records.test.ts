import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  createRecordFinder,
  findRecord,
  isSameFilm,
  migrateFavourite,
  migrateWatched,
  withFlags,
} from '#domain/records.ts';
import { aFavourite, aFilm, aWatched, daysAgo } from '#tests/support/builders.ts';

describe('F-15 F-17 F-18 isSameFilm', () => {
  it.each([
    ['the same id', { id: 'x', title: 'Av', year: 2020 }, { id: 'x', title: 'Hunt', year: 2019 }, true],
    [
      'the film’s id as original id',
      { id: 'f', originalId: 'x', title: 'Av', year: 2020 },
      { id: 'x', title: 'Hunt', year: 1 },
      true,
    ],
    [
      'the same original id',
      { id: 'f', originalId: 7000, title: 'Av', year: 2020 },
      { id: 'g', originalId: 7000, title: 'Hunt', year: 1 },
      true,
    ],
    [
      'the same title and year',
      { id: 1, title: 'KIŞ uykusu', year: 2014 },
      { id: 'x', title: 'Kış Uykusu!', year: 2014 },
      true,
    ],
    [
      'the same title in another year',
      { id: 'a', title: 'Baba', year: 1972 },
      { id: 'b', title: 'Baba', year: 2020 },
      false,
    ],
    [
      'another title in the same year',
      { id: 'a', title: 'Av', year: 2020 },
      { id: 'b', title: 'Avcı', year: 2020 },
      false,
    ],
    ['a large number', { id: 101, title: 'Av', year: 2020 }, { id: 101, title: 'Hunt', year: 1 }, true],
    [
      'a small number alone',
      { id: 100, title: 'Av', year: 2020 },
      { id: 100, title: 'Hunt', year: 2020 },
      false,
    ],
    [
      'a small number and the title',
      { id: 5, title: 'Av', year: 2020 },
      { id: 5, title: 'AV', year: 2012 },
      true,
    ],
    [
      'a small original id alone',
      { id: '5_Av_1', originalId: 5, title: 'Av', year: 2020 },
      { id: 5, title: 'Hunt', year: 1 },
      false,
    ],
    [
      'a small original id and the title',
      { id: '5_Av_1', originalId: 5, title: 'Av', year: 2020 },
      { id: 5, title: 'av', year: 1 },
      true,
    ],
    [
      'a number and its text',
      { id: 500, title: 'Av', year: 2020 },
      { id: '500', title: 'Hunt', year: 1 },
      false,
    ],
    ['two blank titles', { id: 'a', title: '', year: 2020 }, { id: 'b', title: '', year: 2020 }, false],
  ])('%s', (_case, record, film, expected) => {
    expect(isSameFilm(record, film)).toBe(expected);
  });

  it('reads both ways alike', () => {
    const id = fc.constantFrom(1, 2, 500, 'x', 'y');
    const ref = fc.record(
      {
        id,
        originalId: id,
        title: fc.constantFrom('Av', 'AV', 'Baba', ''),
        year: fc.constantFrom(1972, 2020),
      },
      { requiredKeys: ['id', 'title', 'year'] },
    );
    fc.assert(
      fc.property(ref, ref, (a, b) => {
        expect(isSameFilm(a, b)).toBe(isSameFilm(b, a));
      }),
    );
  });
});

describe('flags', () => {
  it('R-17 say what is a favourite and what was watched', () => {
    const films = [aFilm({ title: 'Av' }), aFilm({ title: 'Baba' })];
    const flagged = withFlags(
      films,
      [aFavourite({ id: 'eski', title: 'AV' })],
      [aWatched({ title: 'Baba' })],
    );
    expect(flagged.map(({ isFavorite, isWatched }) => [isFavorite, isWatched])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('replace flags that are no longer true', () => {
    const [film] = withFlags([aFilm({ isFavorite: true, isWatched: true })], [], []);
    expect(film).toMatchObject({ isFavorite: false, isWatched: false });
  });
});

describe('stored favourites and watched films', () => {
  it('stay as they are', () => {
    const favourite = aFavourite({ originalId: 7, id: '7_Av_1' });
    expect(migrateFavourite(favourite)).toEqual(favourite);
    expect(migrateWatched(aWatched())).toEqual(aWatched());
  });

  it.each([undefined, 'dün', 5])('with the time %o count for the start of time', (time) => {
    const film = aFilm();
    expect(migrateFavourite({ ...film, addedToFavoritesAt: time })?.addedToFavoritesAt).toBe(
      '1970-01-01T00:00:00.000Z',
    );
    expect(migrateWatched({ ...film, watchedAt: time })?.watchedAt).toBe('1970-01-01T00:00:00.000Z');
  });

  it('are read from the older field names', () => {
    expect(migrateFavourite({ id: 4, name: 'Av', addedToFavoritesAt: daysAgo(3) })).toMatchObject({
      id: 4,
      title: 'Av',
      addedToFavoritesAt: daysAgo(3),
    });
  });

  it('are none without a title', () => {
    expect(migrateFavourite({ id: 4 })).toBeUndefined();
    expect(migrateWatched(null)).toBeUndefined();
  });

  it('are found by any of their marks', () => {
    const favourites = [aFavourite({ title: 'Av', id: 'f', originalId: 700 }), aFavourite({ title: 'Baba' })];
    expect(findRecord(favourites, { id: 700, title: '', year: 0 })).toBe(favourites[0]);
    expect(findRecord(favourites, { id: 'yok', title: 'Yok', year: 0 })).toBeUndefined();
  });
});

describe('F-15 F-17 F-18 createRecordFinder', () => {
  it('finds the record that findRecord finds, and no other', () => {
    // Few names and ids, so that films often meet.
    const id = fc.oneof(fc.constantFrom('a', 'b', '7'), fc.constantFrom(7, 101, 7000));
    const film = fc.record(
      {
        id,
        originalId: id,
        title: fc.constantFrom('Av', 'AV!', 'Avcı', '…'),
        year: fc.constantFrom(0, 2020),
      },
      { requiredKeys: ['id', 'title', 'year'] },
    );
    fc.assert(
      fc.property(fc.array(film, { maxLength: 6 }), film, (records, asked) => {
        expect(createRecordFinder(records)(asked)).toBe(findRecord(records, asked));
        // Asked again, it is the list that is remembered and not the answer.
        const [first] = records;
        if (first !== undefined) expect(createRecordFinder(records)(first)).toBe(findRecord(records, first));
      }),
    );
  });
});
