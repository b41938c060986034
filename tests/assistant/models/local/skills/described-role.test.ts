import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse, lastWords } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });

describe('somebody of a film who is told by what they are', () => {
  it.each([
    [['kill bill deki kadın kim'], "Gelin'i Uma Thurman"],
    [['yeşil yoldaki dev gibi adam kimdi'], 'Michael Clarke Duncan'],
    [['yeşil yolda siyahi adamı kim canlandırdı'], 'Michael Clarke Duncan'],
    [['baba filminde don corleone yi kim oynuyo'], 'Marlon Brando'],
    [['leon filmindeki küçük kız kim'], 'Natalie Portman'],
    [['evde tek başınadaki çocuk kimdi şimdi'], 'Macaulay Culkin'],
    [['harry potterdaki kız kim'], "Harry Potter'da Hermione'ı Emma Watson"],
    [['can dostumdaki siyahi olan kim'], 'Omar Sy'],
    [['titanik nasıl', 'oradaki kız kim'], 'Kate Winslet'],
    [['gora da kim kimi oynuyor'], "Arif'i Cem Yılmaz"],
  ])('is named: %j', async (said, words) => {
    expect(await lastWords(said, { catalogue, recall })).toContain(words);
  });

  it('is one of those with their roles where nothing tells which', async () => {
    const told = await lastWords(['gladyatördeki kötü adam kimdi'], { catalogue, recall });
    expect(told).toContain("Commodus'u Joaquin Phoenix");
  });

  it.each(['katil kim diye kafa patlatcaz', 'dans eden kadın filmi öner', 'siyahi bir polis olsun'])(
    'is nobody where films are wished: “%s”',
    async (said) => {
      const turn = (await converse([said], { catalogue, recall })).at(-1);
      expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );
});
