import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { foldedLines, phrases } from '#assistant/models/local/lexicon/phrases.ts';
import { tokenise } from '#assistant/models/local/understand/tokens.ts';

const LEXICON = join(import.meta.dirname, '../../../../../src/assistant/models/local/lexicon');
const isList = (value: unknown): value is ReturnType<typeof phrases> =>
  typeof value === 'object' && value !== null && 'firstIn' in value;

describe('a list of phrases', () => {
  it('is written as people write and looked for in folded text', () => {
    const list = phrases('taş çatlasa\ngöz yaşı');
    expect(list.in('tas catlasa iki saat')).toBe(true);
    expect(list.is('goz yasi')).toBe(true);
  });

  it('is found as whole words only', () => {
    const list = phrases('en az\nmin');
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
    const list = phrases(phrase);
    for (const text of fitting) expect(list.is(text), text).toBe(true);
    for (const text of others) expect(list.is(text), text).toBe(false);
  });

  it('may stand aside after certain words', () => {
    const list = phrases('eski*', { notAfter: ['daha', 'en'] });
    expect(list.in('eski film')).toBe(true);
    expect(list.in('daha eski film')).toBe(false);
    expect(list.in('en eskisi')).toBe(false);
  });

  it('tells where its first and its last phrase begin', () => {
    const list = phrases('koyu\nkaranlık');
    expect(list.firstIn('koyu degil karanlik')).toBe(0);
    expect(list.lastIn('koyu degil karanlik')).toBe(11);
    expect(list.firstIn('acik')).toBe(-1);
    expect(list.lastIn('acik')).toBe(-1);
  });

  it('is none of its phrases where there is no word', () => {
    expect(phrases('olan').is(undefined)).toBe(false);
  });

  it('refuses an empty phrase, one that is there twice, and letters that folded text never has', () => {
    expect(() => phrases('')).toThrow('empty');
    expect(() => phrases('bir\n\niki')).toThrow('empty');
    expect(() => phrases('sürpriz\nsurpriz')).toThrow('twice');
    expect(() => foldedLines('sürpriz\nSÜRPRİZ')).toThrow('twice');
    expect(() => phrases("90'lar")).toThrow('never holds');
    expect(() => phrases('straße')).toThrow('never holds');
  });
});

describe.each(readdirSync(LEXICON).filter((file) => file !== 'phrases.ts'))(
  'the lists of %s',
  async (file) => {
    const lists = Object.entries<unknown>(await import(`${LEXICON}/${file}`)).filter(([, list]) =>
      isList(list),
    );

    it('compile, and none holds for no words at all', () => {
      for (const [name, list] of lists) {
        if (!isList(list)) continue;
        expect(list.is(''), name).toBe(false);
        expect(list.in(''), name).toBe(false);
        expect(list.lastIn(''), name).toBe(-1);
      }
    });
  },
);

describe('words of a message', () => {
  it('are folded as phrases are', () => {
    const [word] = tokenise('Şaşırtıcıydı');
    expect(phrases('şaşırtıcı*').is(word?.folded)).toBe(true);
  });
});
