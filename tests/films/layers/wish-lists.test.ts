import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { toSteps, wishesByFilm } from '#films/layers/wish-lists.ts';

const places = fc
  .uniqueArray(fc.nat(5000), { maxLength: 30 })
  .map((numbers) => numbers.toSorted((a, b) => a - b));

describe('films by what is wished', () => {
  it('U-01 are read back as they were written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), places, { noNullPrototype: true }), (lists) => {
        const written = Object.fromEntries(Object.entries(lists).map(([wish, own]) => [wish, toSteps(own)]));
        const read = wishesByFilm(written);
        for (const [wish, own] of Object.entries(lists))
          expect(
            [...read.keys()].filter((at) => read.get(at)?.includes(wish)).toSorted((a, b) => a - b),
          ).toEqual(own);
      }),
    );
  });
});
