import { describe, expect, it } from 'vitest';

import { firstLetters, wordBeginnings } from '#assistant/models/local/lexicon/first-letters.ts';

describe('the first letters of a phrase', () => {
  it.each([
    ['izle\\w*', ['iz']],
    ['(?:cok |pek )?kisa', ['co', 'pe', 'ki']],
    ['m[iu]', ['mi', 'mu']],
    ['(?:o|bu) film', ['o ', 'bu']],
    ['a{0,1}bc', ['aa', 'ab', 'bc']],
    ['(?<!cok )iyi(?! gun)', ['iy']],
    ['[1-3] film', ['1 ', '2 ', '3 ']],
  ])('of “%s”', (source, letters) => {
    expect([...(firstLetters([source]) ?? [])].toSorted()).toEqual(letters.toSorted());
  });

  it('may be any after a word that may be any', () => {
    expect(firstLetters(['izle', '\\w+ iyi'])).toBeUndefined();
    expect(firstLetters(['(?:\\w+ ){0,2}iyi'])).toBeUndefined();
  });

  it('are looked for where words begin', () => {
    expect(wordBeginnings('o film, filmi')).toEqual(['o ', 'fi']);
  });
});
