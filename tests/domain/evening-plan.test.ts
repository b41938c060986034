import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { inEveningOrder } from '#domain/evening-order.ts';
import { chooseFitting, minutesOf, planOf, whatFits } from '#domain/evening-plan.ts';

const lengths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 });
const films = lengths.map((all) => all.map((duration, id) => ({ id, duration })));
const pause = fc.integer({ min: 0, max: 120 });
const START = new Date('2026-11-23T17:00:00Z');
const within = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe('the plan of an evening', () => {
  it('J-01 never overlaps, keeps its breaks, and is over by the hour or says by how much it is not', () => {
    fc.assert(
      fc.property(films, pause, fc.integer({ min: 1, max: 900 }), (list, breakMinutes, time) => {
        const endsBy = within(time);
        const { screenings, ends, over } = planOf(list, { startsAt: START, endsBy, breakMinutes });
        expect(screenings.map(({ film }) => film)).toEqual(list);
        for (const [place, { film, starts, ends: end }] of screenings.entries()) {
          const before = screenings[place - 1]?.ends.getTime();
          const free = before === undefined ? START.getTime() : before + breakMinutes * 60_000;
          expect(starts.getTime()).toBe(free);
          expect(end.getTime() - starts.getTime()).toBe(film.duration * 60_000);
        }
        expect(ends).toEqual(screenings.at(-1)?.ends);
        expect(ends.getTime() - over * 60_000 <= endsBy.getTime()).toBe(true);
        expect(over > 0).toBe(ends > endsBy);
      }),
    );
  });

  it('J-06 finds the most films that fit, in their order', () => {
    fc.assert(
      fc.property(films, pause, fc.integer({ min: 0, max: 900 }), (list, breakMinutes, time) => {
        const fit = whatFits(list, time, breakMinutes);
        expect(minutesOf(fit, breakMinutes)).toBeLessThanOrEqual(time);
        expect(fit).toEqual(list.filter((film) => fit.includes(film)));
        const shortest = list.toSorted((a, b) => a.duration - b.duration).slice(0, fit.length + 1);
        if (fit.length < list.length) expect(minutesOf(shortest, breakMinutes)).toBeGreaterThan(time);
      }),
    );
  });

  it('J-03 takes the best films that fit together, fewer where so many do not, else the shortest', () => {
    const [long, short, middle] = [{ duration: 180 }, { duration: 80 }, { duration: 120 }];
    expect(chooseFitting([long, short, middle], 2, 300, 15)).toEqual([long, short]);
    expect(chooseFitting([long, short, middle], 2, 220, 15)).toEqual([short, middle]);
    expect(chooseFitting([long, short, middle], 2, 190, 15)).toEqual([long]);
    expect(chooseFitting([long, short, middle], 2, 60, 15)).toEqual([short]);
    expect(chooseFitting([short], 2, 300, 15)).toEqual([short]);
  });

  it('J-05 puts the most demanding first, and leaves an order alone that it cannot judge', () => {
    const weighed = [1, 5, 3].map((demand) => ({ film: `${demand}`, demand }));
    expect(inEveningOrder(weighed)).toEqual({ films: ['5', '3', '1'], arranged: true });
    const unknown = { film: 'yeni', demand: undefined };
    expect(inEveningOrder([...weighed, unknown])).toEqual({
      films: ['1', '5', '3', 'yeni'],
      arranged: false,
    });
  });
});
