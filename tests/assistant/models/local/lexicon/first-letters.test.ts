import { describe, expect, it } from 'vitest';

import { beginningsOf, firstLetters, wordBeginnings } from '#assistant/models/local/lexicon/first-letters.ts';

describe('the first letters of a phrase', () => {
  it.each([
    ['izle\\w*', ['izl']],
    ['ask\\w*', ['ask']],
    ['as\\w*', ['as', 'as ']],
    ['(?:cok |pek )?kisa', ['cok', 'pek', 'kis']],
    ['m[iu]', ['mi ', 'mu ']],
    ['(?:o|bu) film', ['o ', 'bu ']],
    ['a{0,1}bc', ['aaa', 'aab', 'abc', 'bc ']],
    ['(?<!cok )iyi(?! gun)', ['iyi']],
    ['ne-?yse', ['ne ', 'ney']],
    ['[1-3] film', ['1 ', '2 ', '3 ']],
  ])('of “%s”', (source, letters) => {
    expect([...(firstLetters(source) ?? [])].toSorted()).toEqual(letters.toSorted());
  });

  it('may be any after a word that may be any', () => {
    expect(firstLetters('\\w+ iyi')).toBeUndefined();
    expect(firstLetters('(?:\\w+ ){0,2}iyi')).toBeUndefined();
  });

  it('are two, or one that any other follows, where no more of it is known', () => {
    const mayBegin = (text: string) =>
      ['as\\w*', 'o\\w+'].some((source) =>
        beginningsOf(text).some((own) => firstLetters(source)?.includes(own)),
      );
    expect(['aski', 'as', 'onu', 'o'].map(mayBegin)).toEqual([true, true, true, true]);
    expect(['aks', 'a'].map(mayBegin)).toEqual([false, false]);
  });

  it('are looked for where words begin', () => {
    expect(wordBeginnings('o film, filmi')).toEqual(['o ', 'fil', 'fi']);
  });
});
