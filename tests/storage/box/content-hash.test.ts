import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contentHash } from '#storage/box/content-hash.ts';

describe('contentHash', () => {
  it('is 14 letters and digits that a storage key can hold', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[0-9a-z]{14}$/.test(contentHash(text))));
  });

  it('tells texts apart that differ in one place', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `[{"id":${index},"title":"Film"}]`);
    expect(new Set(texts.map(contentHash)).size).toBe(texts.length);
  });

  it('tells order and length apart', () => {
    const texts = ['', '\0', '\0\0', 'ab', 'ba', 'aab', 'aba', 'null', '"null"'];
    expect(new Set(texts.map(contentHash)).size).toBe(texts.length);
  });
});
