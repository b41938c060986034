import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { migrateWatched, migrateWatchlist } from '#domain/records.ts';
import { mergeViewings, noonOf, sameDetails, withDetails } from '#domain/watched-details.ts';
import { aWatched } from '#tests/support/builders.ts';

const times = fc.array(
  fc
    .date({ min: new Date(2000, 0, 1), max: new Date(2000, 0, 9), noInvalidDate: true })
    .map((date) => date.toISOString()),
);
const days = fc.array(fc.integer({ min: 1, max: 8 }).map((day) => noonOf(2000, 1, day)));

describe('what somebody keeps on a watched film', () => {
  it('I-01 survives being stored and read', () => {
    const film = withDetails(aWatched(), { score: 7, note: 'Yine ağladım.', viewings: [noonOf(2020, 5, 1)] });
    expect(migrateWatched(JSON.parse(JSON.stringify(film)))).toEqual(film);
  });

  it.each([0, 11, 3.5, '7', null, Number.NaN])('I-01 takes %j for no score, and keeps the film', (score) => {
    const film = migrateWatched({ ...aWatched(), score });
    expect(film).toMatchObject({ title: aWatched().title });
    expect(film).not.toHaveProperty('score');
  });

  it('I-01 takes what are no times for no viewings', () => {
    expect(migrateWatched({ ...aWatched(), viewings: ['dün'] })).not.toHaveProperty('viewings');
    expect(migrateWatched({ ...aWatched(), note: { __proto__: null } })).not.toHaveProperty('note');
  });

  it('I-02 reads a film to be watched, and gives it a time where it has none', () => {
    expect(migrateWatchlist({ id: 'a', title: 'Uzak', addedToWatchlistAt: 5 })).toMatchObject({
      title: 'Uzak',
      addedToWatchlistAt: '1970-01-01T00:00:00.000Z',
    });
    expect(migrateWatchlist({ id: 'a' })).toBeUndefined();
  });

  it('is replaced as a whole', () => {
    const film = withDetails(aWatched(), { score: 7, note: 'x' });
    expect(sameDetails(withDetails(film, {}), aWatched())).toBe(true);
    expect(withDetails(film, { score: 3 })).not.toHaveProperty('note');
  });
});

describe('viewings', () => {
  it('I-01 are kept once each, oldest first', () => {
    fc.assert(
      fc.property(times, days, (exact, noons) => {
        const merged = mergeViewings([...exact, ...noons]);
        expect(merged).toEqual([...new Set(merged)].sort((a, b) => Date.parse(a) - Date.parse(b)));
        expect(mergeViewings([...merged, ...exact, ...noons])).toEqual(merged);
        const dayOf = (time: string) => new Date(time).toDateString();
        expect(new Set(merged.map(dayOf))).toEqual(new Set([...exact, ...noons].map(dayOf)));
      }),
    );
  });

  it('I-01 of a day are one where only the day of one is known', () => {
    const evening = new Date(2020, 4, 1, 21, 30).toISOString();
    expect(mergeViewings([noonOf(2020, 5, 1), evening])).toEqual([evening]);
  });
});
