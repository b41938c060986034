import { describe, expect, it } from 'vitest';

import { isOneSlip } from '#lib/turkish/slips.ts';

describe('isOneSlip', () => {
  it.each([
    ['komdei', 'komedi', 'two letters turned round'],
    ['gerlim', 'gerilim', 'one too few'],
    ['gerrilim', 'gerilim', 'one too many'],
    ['gerilin', 'gerilim', 'its neighbour on the keys'],
    ['romantic', 'romantik', 'a letter that sounds alike'],
    ['komedi', 'komedi', 'none at all'],
  ])('%s may be %s: %s', (word, meant) => expect(isOneSlip(word, meant)).toBe(true));

  it.each([
    ['kemik', 'komik', 'no finger hits o for e'],
    ['sirtim', 'sirpim', 'nor p for t'],
    ['kmedii', 'komedi', 'two slips'],
  ])('%s is no %s: %s', (word, meant) => expect(isOneSlip(word, meant)).toBe(false));
});
