import { describe, expect, it } from 'vitest';
import { withoutEcho } from '#assistant/models/local/understand/echo.ts';

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
