import { fold } from '#domain/title.ts';

/** A word of a sentence, with its place and the forms in which it is compared. */
export interface Word {
  raw: string;
  start: number;
  end: number;
  /** Folded, apostrophes gone: `oceans`. */
  folded: string;
  /** Folded, what stands before an apostrophe: `titanik` of `Titanik'i`; the whole word without one. */
  base: string;
  /** Folded, what stands after the apostrophe; '' without one. */
  suffix: string;
  /** Begins with a capital letter or a digit. */
  capital: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’‘`´ʼ][\p{L}\p{N}\p{M}]+)*/gu;
const APOSTROPHE = /['’‘`´ʼ]/u;
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd' };

/** Folds a word to plain letters: as `fold`, and foreign letters that carry no accent of their own (ø, ł, æ). */
export function foldWord(text: string): string {
  return fold(text).replace(/[øłæœßđ]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a text in order. Punctuation, emoji and markup separate words. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const raw = match[0];
    const [base = '', ...rest] = foldWord(raw).split(APOSTROPHE);
    const suffix = rest.join('');
    return {
      raw,
      start: match.index,
      end: match.index + raw.length,
      folded: base + suffix,
      base,
      suffix,
      capital: /^[\p{Lu}\p{N}]/u.test(raw),
    };
  });
}

const ROMAN: Readonly<Record<string, string>> = {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
};

/** A word of a title as titles are looked up: numerals of sequels are figures, `and`, `&` and `ve` the same. */
export function titleWord(folded: string): string {
  return ROMAN[folded] ?? (folded === 'and' ? 've' : folded);
}

/** The words by which a title or a name is looked up. */
export function keyWords(text: string): string[] {
  return splitWords(text.replaceAll('&', ' ve ')).map(({ folded }) => titleWord(folded));
}
