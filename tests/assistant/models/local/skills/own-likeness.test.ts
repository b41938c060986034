import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const last = async (said: string) => (await converse([said], { catalogue, recall })).at(-1);

describe('what a story is like in one’s own life', () => {
  it.each([
    [
      'adam hava durumcu, her sabah aynı güne uyanıyo radyoda aynı şarkı, bi de köstebek gibi bi hayvanın bayramı vardı. benim nöbet gibi aynı',
      'Bugün Aslında Dündü',
    ],
    ['patates ekiyodu marsta tek başına, tıpkı benim gibi yalnız', 'Marslı'],
    ['adam adada tek başına kaldı topla konuşuyodu, benim tatil gibi', 'Yeni Hayat'],
  ])('hides no film: “%s”', async (said, title) => {
    expect((await last(said))?.calls[0]).toEqual(['showFilm', { title }]);
  });

  it.each(['komedi istiyorum, benim hayatım gibi olmasın', 'korku olsun, tıpkı benim gece gibi'])(
    'is no story beside a wish: “%s”',
    async (said) => {
      expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );
});
