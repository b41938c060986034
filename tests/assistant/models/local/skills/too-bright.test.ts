import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const calls = async (...texts: string[]) =>
  (await converse(texts, { catalogue, held: { favourites: [] } })).at(-1)?.calls;

describe('the page that is too bright', () => {
  it.each([
    'gözüm çıktı bu beyaz ekran ne gece gece',
    'ekran bembeyaz batıyo gözüme',
    'siyaha çevir şunu ne olur',
    'koyusu yok mu bunun',
  ])('is made dark: %s', async (text) => {
    expect(await calls(text)).toEqual([['setTheme', { theme: 'dark' }]]);
  });

  it.each(['gözüm ağrıyor ekrana bakmaktan, hafif bir film öner', 'siyah beyaz film öner'])(
    'is not spoken of: %s',
    async (text) => {
      expect(await calls(text)).toEqual([['recommendFilms', expect.anything()]]);
    },
  );
});
