import { describe, expect, it } from 'vitest';

import { monthsNote, ratingBars, ratingsNote, watchedByMonth } from '#features/favourites/charts.ts';

const at = (year: number, month: number, day = 1) => ({
  watchedAt: new Date(year, month - 1, day).toISOString(),
});

describe('films watched by month', () => {
  it('are the last six calendar months, the oldest first, across the turn of the year', () => {
    const bars = watchedByMonth(
      [at(2027, 1, 3), at(2026, 12, 31), at(2026, 12), at(2026, 7)],
      new Date(2027, 0, 15),
    );
    expect(bars.map(({ name, count }) => [name, count])).toEqual([
      ['Ağustos 2026', 0],
      ['Eylül 2026', 0],
      ['Ekim 2026', 0],
      ['Kasım 2026', 0],
      ['Aralık 2026', 2],
      ['Ocak 2027', 1],
    ]);
  });

  it('count what has no time in no month', () => {
    const bars = watchedByMonth([{ watchedAt: new Date(0).toISOString() }], new Date(2027, 0, 31));
    expect(bars.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('favourites by points', () => {
  it('start at five, or lower where there are lower ones; unknown points are left out', () => {
    const bars = (...ratings: number[]) => ratingBars(ratings.map((rating) => ({ rating })));
    expect(bars(7.9, 7, 10, 0).map(({ label, count }) => [label, count])).toEqual([
      ['5', 0],
      ['6', 0],
      ['7', 2],
      ['8', 0],
      ['9', 0],
      ['10', 1],
    ]);
    expect(bars(2.5)[0]).toMatchObject({ label: '2', name: '2–2,9 puan', count: 1 });
  });
});

describe('what the charts come to', () => {
  it('is said in words: films of the months, mean of the known points', () => {
    const months = watchedByMonth([at(2027, 1, 3), at(2026, 12, 31), at(2026, 7)], new Date(2027, 0, 15));
    expect(monthsNote(months)).toBe('Son 6 ayda 2 film');
    expect(ratingsNote([{ rating: 7 }, { rating: 10 }, { rating: 0 }])).toBe('Ortalama 8,5');
  });

  it('is nothing where no points are known', () => {
    expect(ratingsNote([{ rating: 0 }])).toBeUndefined();
  });
});
