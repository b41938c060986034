import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const after = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('of two films that were named', () => {
  it.each([
    ['shrek mi joker mi', 'çocuk için', 'Shrek'],
    ['joker mi baba mı', 'ya annemle izlicez', 'pek önermem'],
  ])('%s: what is told then decides: %s', async (named, told, answer) => {
    const { calls, text } = (await after(named, told)) ?? {};
    expect(calls).toEqual([]);
    expect(text).toContain(answer);
  });

  it.each(['çocuk için komedi öner', 'başka bir şey olsun çocuk için'])(
    'others are wished all the same: %s',
    async (said) => {
      expect((await after('shrek mi joker mi', said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it('nothing is decided once cards were shown', async () => {
    const { calls } = (await after('shrek mi joker mi', 'komedi öner', 'çocuk için')) ?? {};
    expect(calls?.[0]?.[0]).toBe('recommendFilms');
  });
});
