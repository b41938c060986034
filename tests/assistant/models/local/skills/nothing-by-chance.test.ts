import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...texts: string[]) => (await converse(texts, { catalogue })).at(-1);

describe('where nothing is known to choose by', () => {
  it('it is asked which film is meant', async () => {
    expect((await last('yonetmeni kimdi'))?.text).toContain('Hangi filmin');
  });

  it.each(['favorilerime benzeyen film öner', 'bana benzer zevkte film bul', 'zevkime göre bişey bul'])(
    'films by the taste are wished as such: %s',
    async (said) => {
      expect((await last(said))?.calls).toEqual([['recommendFilms', { genres: [], byTaste: true }]]);
    },
  );

  it.each(['seveceğim bir film öner', 'tamam öner', 'begendiklerime bi bakayım neler varmış'])(
    'but not by it: %s',
    async (said) => {
      expect((await last(said))?.calls[0]?.[1]).not.toHaveProperty('byTaste');
    },
  );

  it('what is liked for good is wished next', async () => {
    expect((await last('macera severim yaz bunu', 'öner bakalım'))?.calls).toEqual([
      ['recommendFilms', expect.objectContaining({ genres: ['Macera'] })],
    ]);
  });
});
