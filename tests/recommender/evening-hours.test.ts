import { describe, expect, it } from 'vitest';

import { fromDay, hoursOf, usualStart } from '#recommender/evening-hours.ts';

// Local time is Istanbul's, three hours ahead.
const at = (local: string) => new Date(`2026-11-${local}:00+03:00`);

describe('the hours of an evening', () => {
  it.each([
    ['23T14:00', '00:00', '24T00:00'],
    ['23T14:00', '23:30', '23T23:30'],
    ['24T00:20', '01:00', '24T01:00'],
    ['23T22:00', '20:00', '24T20:00'],
    ['23T23:50', '02:00', '24T02:00'],
  ])('J-01 reads at %s, that it is to be over by %s, as %s', (now, endsBy, expected) => {
    expect(hoursOf({ now: at(now), endsBy })).toEqual({ endsBy: at(expected) });
  });

  it('J-01 counts the end from the start', () => {
    expect(hoursOf({ now: at('23T14:00'), startsAt: '22:00', endsBy: '21:00' })).toEqual({
      startsAt: at('23T22:00'),
      endsBy: at('24T21:00'),
    });
  });

  it.each([
    ['tomorrow', '23T14:00', '24T05:00'],
    // 23 November 2026 is a Monday.
    ['friday', '23T14:00', '27T05:00'],
    ['monday', '23T14:00', '23T14:00'],
    ['tomorrow', '24T02:50', '24T05:00'],
  ] as const)('J-01 counts a plan for %s, made at %s, from %s', (day, now, expected) => {
    expect(fromDay(at(now), day)).toEqual(at(expected));
  });

  it.each([
    ['at eight where nothing is said', '23T14:00', 200, undefined, '23T20:00'],
    ['now, at full five minutes, where it is later', '23T21:03', 200, undefined, '23T21:05'],
    ['earlier where it would not end in time', '23T14:00', 300, '24T00:00', '23T19:00'],
    ['earlier where it would last into the small hours', '23T14:00', 440, undefined, '23T17:30'],
    ['in the evening where it is planned at night', '24T02:50', 200, undefined, '24T20:00'],
    ['not before now', '23T21:58', 300, '24T00:00', '23T22:00'],
  ])('J-04 begins %s', (_, now, minutes, endsBy, expected) => {
    expect(usualStart(at(now), minutes, endsBy === undefined ? undefined : at(endsBy))).toEqual(at(expected));
  });
});
