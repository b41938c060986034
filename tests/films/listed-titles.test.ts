import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const titlesIn = (text: string) => index.findTitlesIn(text).map(({ text: title }) => title);

describe('a row of titles', () => {
  it.each([
    ['seven, zodiac, kuzuların sessizliği hepsini izledim', ['Yedi', 'Zodiac', 'Kuzuların Sessizliği']],
    ['titanik, baba ve joker', ['Titanik', 'Baba', 'Joker']],
    ['polisiye öner ama seven, zodiac gibi', ['Yedi', 'Zodiac']],
  ])('holds everyday words that are titles: %s', (text, titles) => {
    expect(titlesIn(text)).toEqual(titles);
  });

  it.each(['annem, babam ve ben joker izledik', 'akşam oldu, matrix açsak mı'])(
    'holds none where other words stand beside them: %s',
    (text) => {
      expect(titlesIn(text)).toHaveLength(1);
    },
  );
});
