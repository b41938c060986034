import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('what is told of oneself in a word or two', () => {
  it.each([
    ['yalnızım', /Yalnızlık|şimdi yalnız değilsin/u],
    ['yalniz hissediyorum bu aralar', /Yalnızlık|şimdi yalnız değilsin/u],
    ['evde yalnızım', /kumanda|kavgası/u],
    ['sana kızdım', /küsme|kusura bakma/u],
    ['sinir ettin beni ya', /küsme|kusura bakma/u],
    ['kustum sana', /küsme|kusura bakma/u],
    ['film zevkim çok seçici', /hangi filme bayıldın|hangisiydi/u],
    ['kolay kolay beğenmem', /hangi filme bayıldın|hangisiydi/u],
    ['hiç bişey beğenmiyorum', /hangi filme bayıldın|hangisiydi/u],
  ])('is met as it is meant: “%s”', async (said, words) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it('goes on with the film that was asked for', async () => {
    expect((await last('çok seçiciyim', 'yedi'))?.calls).toEqual([
      ['recommendFilms', { genres: [], similarTo: 'Yedi' }],
    ]);
  });

  it.each([
    ['korku beğenmem', { genres: [], excludeGenres: ['Korku'] }],
    ['yalnızım komedi öner', { genres: ['Komedi'] }],
    ['hafta sonu için film lazım', { genres: [] }],
  ])('is a wish where films are wished: “%s”', async (said, wishes) => {
    expect((await last(said))?.calls).toEqual([['recommendFilms', wishes]]);
  });
});
