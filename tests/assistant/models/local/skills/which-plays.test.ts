import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const last = async (said: string) => (await converse([said], { catalogue, recall })).at(-1);

describe('a bet on which of two plays a part', () => {
  it.each([
    [
      'baba filminde don corleoneyi al pacino mu marlon brando mu oynuyo hangimiz haklıyız',
      'Marlon Brando diyen haklı',
    ],
    [
      'eşimle iddiaya girdik baba filminde don corleoneyi al pacino oynuyo diyo ben marlon brando diyorum hangimiz haklıyız',
      'Marlon Brando diyen haklı',
    ],
    ['matrixte neoyu tom cruise mu keanu reeves mi oynuyo iddiaya girdik', 'Keanu Reeves diyen haklı'],
    [
      'bond u daniel craig mi pierce brosnan mı oynuyodu casino royalede',
      "James Bond'u Daniel Craig oynuyor",
    ],
  ])('is settled, and no films of theirs are brought: “%s”', async (said, words) => {
    const turn = await last(said);
    expect(turn?.calls.every(([tool]) => tool === 'showFilm')).toBe(true);
    expect(turn?.text).toContain(words);
  });

  it('is none where the two are weighed themselves', async () => {
    expect((await last('al pacino mu robert de niro mu'))?.text).not.toContain('oynuyor');
  });
});

describe('a lost fish in a title', () => {
  it('is no lost animal', async () => {
    expect((await last('kayıp balık nemoyu 3 yaş anlar mı'))?.text).toMatch(/^Pek değil/u);
  });
});
