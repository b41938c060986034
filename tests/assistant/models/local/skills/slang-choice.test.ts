import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...said: string[]) => (await converse(['komedi öner', ...said])).at(-1);

describe('a choice with thanks or slang', () => {
  it.each(['tm onu açıyoruz eyw kral', 'ilki olsun adamsın', 'tmm bulurum ben', 'ok hallederim ben saol'])(
    'is an acceptance: %s',
    async (said) => {
      const turn = await last(said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/iyi seyirler|keyifle/iu);
    },
  );
});

describe('a word about a trailer', () => {
  it.each(['süperr koyduk bunu, kızlar bayıldı fragmana', 'fragmanını izledim çok güzelmiş'])(
    'asks for none and marks nothing: %s',
    async (said) => {
      expect((await last(said))?.calls).toEqual([]);
    },
  );

  it.each(['ilkinin fragmanını izleyelim', 'ilkinin fragmanı var mı'])('asks for it: %s', async (said) => {
    expect((await last(said))?.calls[0]?.[0]).toBe('findTrailer');
  });
});
