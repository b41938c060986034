import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fromPairs, toPairs } from '#films/layers/place-pairs.ts';

describe('places as pairs of letters', () => {
  it('come back as they were, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(7_920)), (places) => {
        const written = toPairs(places);
        expect(JSON.stringify(written)).toHaveLength(2 * places.length + 2);
        expect(fromPairs(written)).toEqual(places);
      }),
    );
  });

  it('are refused where there are no letters for them, and letters of others stand for none', () => {
    expect(() => toPairs([7_921])).toThrow(RangeError);
    expect(() => toPairs([-1])).toThrow(RangeError);
    expect(fromPairs('\\\\é')).toEqual([]);
  });
});
