import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('a title that fits several films', () => {
  it('leads to the question which was meant', async () => {
    expect(await lastWords(["Baba'yı favorilere ekle"])).toBe(
      "Hangi Baba: Yılmaz Güney'in 1971'de çektiği mi yoksa Francis Ford Coppola'nın 1972'de çektiği mi?",
    );
  });

  it('stops what was to be done after it', async () => {
    const [turn] = await converse(["Baba'yı favorilere ekle ve fragmanını aç"]);
    expect(turn?.calls).toEqual([['addFavourite', { title: 'Baba' }]]);
    expect(turn?.text).toContain('Hangi Baba');
  });
});
