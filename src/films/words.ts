import { remembered } from '#domain/remembered.ts';
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

const FOREIGN = /[^ -~]+/gu;
/** A text holds few different letters beyond the plain ones, so each run of them is folded once. */
const foldForeign = remembered(
  (letters) => fold(letters).replace(/[øłæœßđ]/gu, (letter) => LETTERS[letter] ?? letter),
  { most: 2_000 },
);

/** Folds a word to plain letters: as `fold`, and foreign letters that carry no accent of their own (ø, ł, æ). */
export function foldWord(text: string): string {
  return text.replace(FOREIGN, foldForeign).toLowerCase();
}

/** The words of a text in order. Punctuation, emoji and markup separate words. A message is split by all who look for names in it. */
export const splitWords = remembered((text): readonly Word[] => wordsOf(text), { most: 100, longest: 2_000 });

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const raw = match[0];
    // Of two apostrophes the last parts the suffix: `Bir Zamanlar Anadolu'da'nın`.
    const parts = foldWord(raw).split(APOSTROPHE);
    const suffix = parts.length > 1 ? (parts.pop() ?? '') : '';
    const base = parts.join('');
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

const ROMAN: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
  ['and', 've'],
]);
const LONGEST_NUMERAL = 4;

/** A word of a title as titles are looked up: numerals of sequels are figures, `and`, `&` and `ve` the same. */
export function titleWord(folded: string): string {
  return folded.length > LONGEST_NUMERAL ? folded : (ROMAN.get(folded) ?? folded);
}

const PLAIN = /^[ -~]*$/u;
const APOSTROPHES = /['’‘`´ʼ]/gu;
const APOSTROPHE_INSIDE = /(?<=[a-z0-9])'(?=[a-z0-9])/gu;
const PLAIN_WORD = /[a-z0-9]+/gu;

/**
 * The words by which a title or a name is looked up: those of `splitWords`. Nearly all titles fold to plain letters,
 * which are split at once, as this is most of the work of building an index.
 */
export function keyWords(text: string): string[] {
  const spelled = text.includes('&') ? text.replaceAll('&', ' ve ') : text;
  const plain = foldWord(spelled).replace(APOSTROPHES, "'");
  if (!PLAIN.test(plain)) return splitWords(spelled).map((word) => titleWord(word.folded));
  const joined = plain.includes("'") ? plain.replace(APOSTROPHE_INSIDE, '') : plain;
  return (joined.match(PLAIN_WORD) ?? []).map(titleWord);
}
