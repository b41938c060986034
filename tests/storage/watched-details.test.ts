import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aFilm, openTestRecords } from './support.ts';

const film = aFilm();
const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });

describe('what is kept on a watched film', () => {
  it('Q-01 takes what is marked watched off İzleyeceklerim, and nothing else', async () => {
    const { records } = openTestRecords();
    const other = aFilm({ id: 'o', title: 'Uzak', year: 2002 });
    await records.watchlist.add(film);
    await records.watchlist.add(other);
    await records.watched.add(film);
    expect(records.watchlist.get()).toMatchObject([{ title: 'Uzak' }]);
  });

  it('Q-02 marks a film that is scored, and says what was there before', async () => {
    const { records } = openTestRecords();
    expect(await records.watched.keepDetails(film, { score: 9 })).toMatchObject({ record: { score: 9 } });
    expect(records.watched.get()).toMatchObject([{ score: 9, isWatched: true }]);
    expect(await records.watched.keepDetails(film, { score: 9 })).toBeNull();
    expect(await records.watched.keepDetails(film, { score: undefined })).toMatchObject({
      before: { score: 9 },
    });
    expect(records.watched.get()[0]).not.toHaveProperty('score');
  });

  it('Q-02 keeps what other changes named meanwhile', async () => {
    const { records } = openTestRecords();
    const viewings = [new Date(2003, 0, 5, 12).toISOString()];
    await Promise.all([
      records.watched.keepDetails(film, { score: 9 }),
      records.watched.keepDetails(film, { note: 'Kar yağıyordu' }),
      records.watched.keepDetails(film, { viewings }),
    ]);
    expect(records.watched.get()).toMatchObject([{ score: 9, note: 'Kar yağıyordu', viewings }]);
  });

  it('Q-02 has the last day as the time of watching, whatever days are added', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(day, { minLength: 1, maxLength: 5 }), async (days) => {
        const { records } = openTestRecords();
        await records.watched.add(film);
        const viewings = days.toSorted((a, b) => a.getTime() - b.getTime()).map((date) => date.toISOString());
        await records.watched.keepDetails(film, { viewings });
        expect(records.watched.get()).toMatchObject([{ viewings, watchedAt: viewings.at(-1) }]);
      }),
      { numRuns: 30 },
    );
  });
});
