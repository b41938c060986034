import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { eveningOf, formatWhen } from '#lib/turkish/format-when.ts';

/** Wednesday. */
const NOW = new Date(2026, 10, 25, 20, 30);
const at = (day: number, hour: number, minute = 0, month = 10, year = 2026) =>
  new Date(year, month, day, hour, minute).toISOString();

describe('a past moment as people say it', () => {
  it.each([
    [at(25, 20, 25), 'az önce'],
    [at(25, 19), 'bu akşam'],
    [at(25, 15), 'bugün öğleden sonra'],
    [at(25, 12), 'bugün öğlen'],
    [at(25, 9), 'bu sabah'],
    [at(25, 1), 'dün gece'],
    [at(24, 23, 30), 'dün gece'],
    [at(24, 21), 'dün akşam'],
    [at(24, 8), 'dün sabah'],
    [at(23, 21), 'geçen pazartesi akşamı'],
    [at(20, 15), 'geçen cuma'],
    [at(20, 21), 'geçen cuma akşamı'],
    [at(19, 2), 'geçen hafta çarşamba gecesi'],
    [at(15, 20), 'geçen hafta pazar akşamı'],
    [at(5, 20), '5 Kasım'],
    [at(5, 20, 0, 10, 2025), '5 Kasım 2025'],
    [at(28, 20), '28 Kasım'],
    ['bir ara', 'bir ara'],
  ])('%s is %s', (iso, words) => {
    expect(formatWhen(iso, NOW)).toBe(words);
  });

  it('counts the small hours to the night before', () => {
    const late = new Date(2026, 10, 26, 0, 40);
    expect(formatWhen(at(25, 21), late)).toBe('bu akşam');
    expect(eveningOf(late)).toEqual(eveningOf(NOW));
  });

  it('says something of any moment', () => {
    const dates = fc.date({ noInvalidDate: true, min: new Date(1970, 1), max: new Date(2100, 1) });
    fc.assert(
      fc.property(dates, dates, (moment, now) => {
        expect(formatWhen(moment.toISOString(), now)).toMatch(/\S/u);
      }),
    );
  });
});
