import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { localDay } from '#storage/local-day.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { setAsideKeys } from '#storage/box/set-aside.ts';
import { aFilm, breakable, NOW, openTestRecords } from './support.ts';

const DATE = 'favorite_cleanup_date';
const listOf = (...ids: (string | number)[]) =>
  JSON.stringify(ids.map((id, index) => aFilm({ id, title: `Film ${index}` })));
const idsOf = (films: readonly { id: string | number }[]) => films.map(({ id }) => id);

const entries = (favourites: string, watched: string, date?: string) => [
  ['film_favorites', favourites] as const,
  ['film_watched', watched] as const,
  ...(date === undefined ? [] : [[DATE, date] as const]),
];

describe('runDailyCleanup', () => {
  it('C-03 removes numbers of 100 or less from both lists, keeps the rest, and counts', async () => {
    const { records, storage } = openTestRecords({
      entries: entries(listOf(1, 'a', 100, 101, '5'), listOf(7, 550)),
    });
    expect(await records.runDailyCleanup()).toEqual({ favourites: 2, watched: 1 });
    expect(idsOf(records.favourites.get())).toEqual(['a', 101, '5']);
    expect(idsOf(records.watched.get())).toEqual([550]);
    expect(storage.getItem(DATE)).toBe('2026-11-21');
  });

  it('answers null when there was nothing to remove, touches no list, and notes the day', async () => {
    const { records, storage } = openTestRecords({ entries: entries(listOf('a'), listOf()) });
    const listener = vi.fn<() => void>();
    records.favourites.subscribe(listener);
    expect(await records.runDailyCleanup()).toBeNull();
    expect(listener).not.toHaveBeenCalled();
    expect(storage.getItem('film_watched')).toBe('[]');
    expect(storage.getItem(DATE)).toBe('2026-11-21');
  });

  it('C-01 runs once a calendar day of the device, and again on the next', async () => {
    let now = new Date(2026, 10, 21, 0, 1);
    const { records, storage } = openTestRecords({ now: () => now });
    await records.runDailyCleanup();
    storage.setItem('film_favorites', listOf(1));
    now = new Date(2026, 10, 21, 23, 59);
    expect(await records.runDailyCleanup()).toBeNull();
    expect(records.favourites.get()).toHaveLength(1);
    now = new Date(2026, 10, 22, 0, 0);
    expect(await records.runDailyCleanup()).toEqual({ favourites: 1, watched: 0 });
  });

  it.each([
    ['ISO day', '2026-11-21'],
    ['JSON', '"2026-11-21"'],
    ['ISO time', NOW.toISOString()],
    ['toDateString', NOW.toDateString()],
    ['Turkish', '21.11.2026'],
  ])('knows today in the form %s', async (_, date) => {
    const { records } = openTestRecords({ entries: entries(listOf(1), listOf(), date) });
    expect(await records.runDailyCleanup()).toBeNull();
    expect(records.favourites.get()).toHaveLength(1);
    expect(records.problems.list()).toEqual([]);
  });

  it.each(['2026-11-20', 'Fri Nov 20 2026', '1.2.2025'])('runs when the last time was %s', async (date) => {
    const { records } = openTestRecords({ entries: entries(listOf(1), listOf(), date) });
    expect(await records.runDailyCleanup()).toEqual({ favourites: 1, watched: 0 });
  });

  it.each(['dün', 'null', '42', '{}', 'Abc Def 99 2026', '2026-99-99T'])(
    'runs when the last time is %s, which is set aside',
    async (date) => {
      const { records, storage } = openTestRecords({ entries: entries(listOf(1), listOf(), date) });
      expect(await records.runDailyCleanup()).toEqual({ favourites: 1, watched: 0 });
      expect(storage.getItem(DATE)).toBe('2026-11-21');
      expect(setAsideKeys(storage).map((key) => storage.getItem(key))).toEqual([date]);
    },
  );

  it('C-06 only logs a failure, and tries again later that day', async () => {
    const { storage, broken } = breakable(createMemoryStorage({ entries: entries(listOf(1), listOf(2)) }));
    const { records, logger } = openTestRecords({ storage });
    broken.write = true;
    expect(await records.runDailyCleanup()).toBeNull();
    expect(records.favourites.get()).toHaveLength(1);
    expect(records.problems.list()).toEqual([]);
    expect(logger.lines.every(({ level }) => level === 'error')).toBe(true);
    expect(logger.lines.map(({ message }) => message)).toContain('Günlük temizlik yapılamadı');
    broken.write = false;
    expect(await records.runDailyCleanup()).toEqual({ favourites: 1, watched: 1 });
  });

  it('C-06 says nothing to the person when only the day cannot be noted', async () => {
    const { records, logger } = openTestRecords({ quota: 10 });
    expect(await records.runDailyCleanup()).toBeNull();
    expect(records.problems.list()).toEqual([]);
    expect(logger.lines).toHaveLength(1);
  });

  it('sets a half-bad list aside before it cleans it', async () => {
    const raw = JSON.stringify([aFilm({ id: 1 }), { bad: true }, aFilm({ id: 'a', title: 'Eşkıya' })]);
    const { records, storage } = openTestRecords({ entries: entries(raw, listOf()) });
    expect(await records.runDailyCleanup()).toEqual({ favourites: 1, watched: 0 });
    expect(setAsideKeys(storage).map((key) => storage.getItem(key))).toEqual([raw]);
  });
});

describe('localDay', () => {
  it('is a day of the calendar of the device, at every hour', () => {
    const times = fc.record({ day: fc.nat({ max: 366 }), hour: fc.nat({ max: 23 }) });
    fc.assert(
      fc.property(times, ({ day, hour }) => {
        const date = new Date(2024, 0, 1 + day, hour);
        const [year, month, dayOfMonth] = localDay(date).split('-').map(Number);
        expect([year, month, dayOfMonth]).toEqual([date.getFullYear(), date.getMonth() + 1, date.getDate()]);
        expect(localDay(date)).toHaveLength(10);
      }),
    );
  });
});
