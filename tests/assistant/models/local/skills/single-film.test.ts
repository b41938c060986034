import { describe, expect, it } from 'vitest';

import type { Trailer } from '#domain/trailer.ts';
import { aFavourite } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

const TRAILER: Trailer = {
  key: 'abc',
  name: 'Resmî fragman',
  type: 'Trailer',
  movieTitle: 'Titanik',
  movieYear: 1997,
  url: 'https://www.youtube-nocookie.com/embed/abc',
  thumbnailUrl: '',
  watchUrl: 'https://www.youtube.com/watch?v=abc',
};

describe('what the built-in model says of a film', () => {
  it('is only what its record holds', async () => {
    const bare = aFavourite({ title: 'Titanik', year: 1997, rating: 0, duration: 90, actors: [] });
    expect(await lastWords(['Titanik filmini göster'], { held: { favourites: [bare] } })).toBe(
      'İşte Titanik, 1997 yapımı.',
    );
  });

  it.each([
    [undefined, /^Titanik'in fragmanını bulamadım\. Video sitesinde/u],
    ['notConnected', /^Yukarıdaki bağlantıya dokun(?!.*TMDB).*Titanik'in fragmanı/u],
    [TRAILER, /fragmanını açtım, iyi seyirler|^İşte Titanik'in fragmanı/u],
  ] as const)('V-10 agrees with what became of its trailer: %j', async (trailer, words) => {
    expect(await lastWords(['Titanik fragmanını aç'], { held: { trailer } })).toMatch(words);
  });

  it.each(['hayır', 'Hayır, vazgeçtim', 'boş ver'])(
    'lets go at “%s”, which no film is meant by',
    async (no) => {
      const [, last] = await converse(['bir filmin fragmanını aç', no]);
      expect(last?.calls).toEqual([]);
      expect(last?.text).toMatch(/Tamam|Peki|Olur/u);
    },
  );

  it('agrees with its title', async () => {
    expect(await lastWords(['1917 filmini internette ara'])).toContain("1917'yi internette aradım");
  });
});
