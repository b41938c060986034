import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { favouriteId, isCollidingId } from '#domain/ids.ts';
import { recommendedId } from '#domain/recommended-id.ts';

const now = new Date(1_790_000_000_000);

describe('recommendedId', () => {
  it('K-06 is rec, the normalised title, the time and chance', () => {
    expect(recommendedId('Kış Uykusu!', now, 0.5)).toBe('rec_kis_uykusu_1790000000000_i00000');
  });

  it('has one shape for every title and every chance', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), chance, (title, random) => {
        expect(recommendedId(title, now, random)).toMatch(/^rec_[\p{L}\p{N}_]*_1790000000000_[0-9a-z]{6}$/u);
      }),
    );
  });

  it('differs where only chance differs', () => {
    expect(recommendedId('Av', now, 0.1)).not.toBe(recommendedId('Av', now, 0.2));
  });
});

describe('favouriteId', () => {
  it('is the film’s own id where that is a text', () => {
    expect(favouriteId({ id: 'rec_av_1_abc', title: 'Av' }, now)).toBe('rec_av_1_abc');
  });

  it('K-15 is made of the number, the title with underscores and the time otherwise', () => {
    expect(favouriteId({ id: 7, title: 'Kış Uykusu' }, now)).toBe('7_Kış_Uykusu_1790000000000');
  });
});

describe('F-17 isCollidingId', () => {
  it.each([
    [1, true],
    [100, true],
    [101, false],
    ['7', false],
    ['rec_av', false],
    [undefined, false],
  ])('%o: %s', (id, expected) => {
    expect(isCollidingId(id)).toBe(expected);
  });
});
