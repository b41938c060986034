import { describe, expect, it } from 'vitest';
import { withoutEcho, withoutRepeats } from '#assistant/models/local/understand/echo.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();

describe('an echo with m', () => {
  it.each([
    ['korku morku istemem', 'korku falan istemem'],
    ['asker masker savaş maş görmeyeyim', 'asker falan savaş maş görmeyeyim'],
    ['Uzaylı muzaylılar olsun', 'Uzaylı falan olsun'],
    ['flm mlm öner', 'flm falan öner'],
  ])('means nothing of its own: %s', (said, meant) => {
    expect(withoutEcho(said)).toBe(meant);
  });

  it.each([
    'her merak ettiğim',
    'bir mirket belgeseli',
    'Mamma Mia gibi',
    'kan manzarası',
    'komedi melodram',
  ])('is no word that only begins alike: %s', (said) => {
    expect(withoutEcho(said)).toBe(said);
  });
});

describe('a word that is said over and over', () => {
  it.each([
    ['zombi zombi zombi 🧟', 'zombi 🧟'],
    ['Korku korku, KORKU!', 'Korku!'],
    ['savaş savaş savaş savaş filmi', 'savaş filmi'],
  ])('is that word: %s', (said, meant) => expect(withoutRepeats(said, index)).toBe(meant));

  it.each(['Tora! Tora! Tora!', 'yavaş yavaş', 'korku ya da korku', 'aşk aşkı aşka'])('stays: %s', (said) =>
    expect(withoutRepeats(said, index)).toBe(said),
  );
});
