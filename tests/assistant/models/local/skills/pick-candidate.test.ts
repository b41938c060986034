import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('a title that fits several films', () => {
  it('leads to the question which was meant', async () => {
    expect(await lastWords(["Baba'yı favorilere ekle"])).toBe(
      'Hangisini demek istedin: Baba (1971) ya da Baba (1972)?',
    );
  });

  it('stops what was to be done after it', async () => {
    const [turn] = await converse(["Baba'yı favorilere ekle ve fragmanını aç"]);
    expect(turn?.calls).toEqual([['addFavourite', { title: 'Baba' }]]);
    expect(turn?.text).toContain('Hangisini demek istedin');
  });
});
