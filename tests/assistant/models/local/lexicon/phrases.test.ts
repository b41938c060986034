import { describe, expect, it } from 'vitest';

import { nameIn, phraseLists, phrases, wholeNameIn } from '#assistant/models/local/lexicon/phrases.ts';
import * as wordLists from '#assistant/models/local/lexicon/word-lists.ts';
import { tokenise } from '#assistant/models/local/understand/tokens.ts';

describe('a list of phrases', () => {
  it('is written as people write and looked for in folded text', () => {
    const list = phrases(['taş çatlasa', 'göz yaşı']);
    expect(list.in('tas catlasa iki saat')).toBe(true);
    expect(list.is('goz yasi')).toBe(true);
  });

  it('is found as whole words only', () => {
    const list = phrases(['en az', 'min']);
    expect(list.in('bu filmin puani')).toBe(false);
    expect(list.in('en azindan')).toBe(false);
    expect(list.ends('puani en az')).toBe(true);
    expect(list.ends('bu filmin')).toBe(false);
  });

  it.each([
    ['izle*', ['izle', 'izlesem'], ['dizle', 'izl']],
    ['öner_', ['onerdi'], ['oner']],
    ['film _ (iyi|güzel)', ['film cok iyi', 'film pek guzel'], ['film iyi', 'film cok cok iyi']],
    ['(çok )?kısa', ['kisa', 'cok kisa'], ['az kisa']],
    ['güzel m[iu]', ['guzel mi', 'guzel mu'], ['guzel ma']],
    ['izledim(?! gibi)', ['izledim'], ['izledim gibi']],
  ])('reads “%s”', (phrase, fitting, others) => {
    const list = phrases([phrase]);
    for (const text of fitting) expect(list.is(text), text).toBe(true);
    for (const text of others) expect(list.is(text), text).toBe(false);
  });

  it('says of a text the same however often and by whom it is asked', () => {
    const lists = phraseLists({ lists: { RAIN: { phrases: ['yağmur'] }, SNOW: { phrases: ['kar yağ*'] } } });
    for (const text of ['kar yagiyor', 'kar yagiyor', 'yagmur', 'kar tanesi'])
      expect([nameIn(lists, text), wholeNameIn(lists, text)], text).toEqual(
        { 'kar yagiyor': ['SNOW', 'SNOW'], yagmur: ['RAIN', 'RAIN'] }[text] ?? [undefined, undefined],
      );
    // One that is made only now is asked of a text that is known.
    expect(phrases(['kar tane*']).in('kar tanesi')).toBe(true);
  });

  it('may stand aside after certain words', () => {
    const list = phrases(['eski*'], { notAfter: ['daha', 'en'] });
    expect(list.in('eski film')).toBe(true);
    expect(list.in('daha eski film')).toBe(false);
    expect(list.in('en eskisi')).toBe(false);
  });

  it('tells where its first and its last phrase begin', () => {
    const list = phrases(['koyu', 'karanlık']);
    expect(list.firstIn('koyu degil karanlik')).toBe(0);
    expect(list.lastIn('koyu degil karanlik')).toBe(11);
    expect(list.firstIn('acik')).toBe(-1);
    expect(list.lastIn('acik')).toBe(-1);
  });

  it('is none of its phrases where there is no word', () => {
    expect(phrases(['olan']).is(undefined)).toBe(false);
  });

  it('refuses an empty phrase, one that is there twice, and letters that folded text never has', () => {
    expect(() => phrases([])).toThrow('empty');
    expect(() => phrases(['bir', '', 'iki'])).toThrow('empty');
    expect(() => phrases(['sürpriz', 'surpriz'])).toThrow('twice');
    expect(() => phrases(['sürpriz', 'SÜRPRİZ'])).toThrow('twice');
    expect(() => phrases(["90'lar"])).toThrow('never holds');
    expect(() => phrases(['çok güzel|iyi'])).toThrow('several');
    expect(() => phrases(['straße'])).toThrow('never holds');
  });
});

describe('the lists of a file', () => {
  it('share parts that stand in several phrases', () => {
    const { MINE } = phraseLists({
      parts: { LIST: 'favori(ler)?' },
      lists: { MINE: { phrases: ['@LISTim'] } },
    });
    expect(MINE.is('favorilerim')).toBe(true);
  });

  it('hold for `bi` where `bir` is written, and for no word that only begins so', () => {
    const list = phrases(['yeni bir şey', 'biri']);
    expect(list.in('yeni bi sey olsun')).toBe(true);
    expect(list.in('yeni bir sey olsun')).toBe(true);
    expect(list.in('bi')).toBe(false);
    expect(phrases(['birsi']).in('bisi')).toBe(false);
  });

  it('refuse a part that nothing stands for', () => {
    expect(() => phraseLists({ lists: { MINE: { phrases: ['@LISTim'] } } })).toThrow('LIST');
  });

  it.each(
    Object.entries(wordLists).flatMap(([file, lists]) =>
      Array.isArray(lists)
        ? []
        : Object.entries(lists).map(([name, list]) => [`${file} ${name}`, list] as const),
    ),
  )('compile, and none holds for no words at all: %s', (_, list) => {
    expect(list.is('')).toBe(false);
    expect(list.in('')).toBe(false);
    expect(list.lastIn('')).toBe(-1);
  });
});

describe('words of a message', () => {
  it('are folded as phrases are', () => {
    const [word] = tokenise('Şaşırtıcıydı');
    expect(phrases(['şaşırtıcı*']).is(word?.folded)).toBe(true);
  });
});
