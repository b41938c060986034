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

  it.each([
    ['ayna stalker ve kurbanı gördüm', ['Ayna', 'İz Sürücü', 'Kurban']],
    ['yedi zodiac ve jokeri izledim', ['Yedi', 'Zodiac', 'Joker']],
    ['kış uykusu uzak ve iklimleri izledik', ['Kış Uykusu', 'Uzak', 'İklimler']],
    ['hem ayna hem solaris izledim', ['Ayna', 'Solaris']],
  ])('needs no commas where nothing else stands before the verb: %s', (text, titles) => {
    expect(titlesIn(text)).toEqual(titles);
  });

  it.each([
    'annem ve ben joker izledik',
    'gece joker izledim',
    'yedi kişi joker izledik',
    'evde joker izledik',
  ])('is none where it is told how a film was seen: %s', (text) => {
    expect(titlesIn(text)).toEqual(['Joker']);
  });
});
