import { describe, expect, it } from 'vitest';

import { callAfter, lastWords } from '../converse.ts';

describe('a film that is pointed at for a list', () => {
  it.each(['ilki dursun listemde bayramda bakarım', 'ikincisi listede kalsın'])(
    'is kept for later: %s',
    async (said) => {
      expect((await callAfter('komedi öner', said))?.[0]).toBe('addToWatchlist');
    },
  );
});

describe('what went wrong with a list', () => {
  it('is met with a word where films are gone', async () => {
    expect(await lastWords(['eklediğim filmler kaybolmuş'])).toContain('bu tarayıcıda kalır');
  });

  it('is taken back where another film was meant', async () => {
    expect((await callAfter('joker ekle', 'yanlış filmi ekledin'))?.[0]).toBe('removeFromWatchlist');
    expect(await callAfter('yanlış filmi ekledin', 'joker')).toMatchObject([
      'addToWatchlist',
      { title: 'Joker' },
    ]);
  });
});

describe('two of whom each is told by a film', () => {
  it.each(['ben joker seviyorum o titanik', 'o titanik ben joker ikimize de uysun'])(
    'get films for both: %s',
    async (said) => {
      expect(await callAfter(said)).toMatchObject([
        'filmsForTwo',
        { mine: { similarTo: 'Joker' }, theirs: { similarTo: 'Titanik' } },
      ]);
    },
  );

  it('are wished joy where the three are right', async () => {
    expect(await lastWords(['ben korku o romantik', 'tamam ikisi arası güzel'])).toContain('iyi seyirler');
  });
});

describe('a trailer that does not open', () => {
  it.each(['fragman açılmıyo', 'fragmanı izleyemiyorum', 'fragman oynamıyor'])(
    'is met with help: %s',
    async (said) => {
      expect(await lastWords([said])).toContain('video sitesinde');
    },
  );
});
