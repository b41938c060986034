import { isSuffixChain } from '#lib/turkish/stem.ts';

import numberWords from '../lexicon/numbers.json' with { type: 'json' };
import { measuresWords, numbersWords } from '../lexicon/word-lists.ts';
import { type Token, type Tokens, type Span, wordAt } from './tokens.ts';

/** A number in figures or words, with what its last token carries after it (`'in` of `8'in`, `lar` of `90'lar`). */
export interface NumberSpan extends Span {
  value: number;
  suffix: string;
}

/** Number words, folded, with what they stand for. */
const NUMBER_WORDS: Readonly<Record<string, number>> = numberWords;
const HALF = 'bucuk';
const STEMS = [...Object.keys(NUMBER_WORDS), HALF].sort((a, b) => b.length - a.length);

interface Read {
  word: string;
  suffix: string;
}

function readWord(token: Token, within = false): Read | undefined {
  for (const word of STEMS) {
    if (token.base === word) return { word, suffix: token.suffix };
    if (token.folded.startsWith(word) && token.suffix === '') {
      const rest = token.folded.slice(word.length);
      // dört softens before a vowel: dördü.
      if (isSuffixChain(rest) && (within || !numbersWords.LIKE_NUMBERS.is(token.folded)))
        return { word, suffix: rest };
    }
  }
  // buçuk softens as well: yedi buçuğun.
  if (/^bucug[aeiu]/.test(token.folded)) return { word: HALF, suffix: token.folded.slice(HALF.length) };
  return /^dord[aeiu]/.test(token.folded) ? { word: 'dort', suffix: token.folded.slice(4) } : undefined;
}

const ORDINAL = /(?:[iu]?nc[iu])$/u;
/** `ikizler beş yaşında`: how old somebody is, right after whom it is said of. */
export const isAged = (tokens: Tokens, to: number): boolean =>
  findNumbers(tokens).some((number) => number.from === to && wordAt(tokens, number.to).startsWith('yas'));

/** Which number an ordinal counts (`sekizinci`, `dördüncü`). */
export function ordinalValue(word: string): number | undefined {
  if (word === 'dorduncu') return NUMBER_WORDS['dort'];
  const stem = Object.keys(NUMBER_WORDS).find(
    (one) => /^[iu]?nc[iu]$/u.test(word.replace(one, '')) && word.startsWith(one),
  );
  return stem === undefined ? undefined : NUMBER_WORDS[stem];
}

/** `yüz yirminci dakikada`: a length, while other ordinals count films or parts. */
const readMinute = (token: Token | undefined, next: Token | undefined): Read | undefined =>
  token !== undefined && ORDINAL.test(token.folded) && measuresWords.MINUTES.is(next?.base)
    ? STEMS.filter((word) => token.folded.startsWith(word))
        .map((word) => ({ word, suffix: token.folded.slice(word.length) }))
        .find(({ suffix }) => /^[iu]?nc[iu]$/u.test(suffix))
    : undefined;

/** All numbers of a message, in figures (`7,5`, `90`, `2010`) or words (`bir buçuk`, `doksan`, `iki bin on`). */
export function findNumbers(tokens: Tokens): NumberSpan[] {
  const found: NumberSpan[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const span = figuresAt(tokens, from) ?? wordsAt(tokens, from);
    if (span === undefined) continue;
    found.push(span);
    from = span.to - 1;
  }
  return found;
}

function figuresAt(tokens: Tokens, from: number): NumberSpan | undefined {
  const token = tokens[from];
  if (token === undefined || !/^\d{1,7}$/.test(token.base)) return undefined;
  const next = tokens[from + 1];
  if (next !== undefined && token.suffix === '' && /^[.,]$/.test(token.gap) && /^\d{1,2}$/.test(next.base)) {
    return { value: Number(`${token.base}.${next.base}`), from, to: from + 2, suffix: next.suffix };
  }
  const value = Number(token.base);
  if (next !== undefined && token.suffix === '' && value < 100) {
    const half = readWord(next);
    if (half?.word === HALF) return { value: value + 0.5, from, to: from + 2, suffix: half.suffix };
  }
  return { value, from, to: from + 1, suffix: token.suffix };
}

/** `saat birde`: after it a number is meant, however everyday its word is. */
const isOfClock = (tokens: Tokens, from: number): boolean => tokens[from - 1]?.folded === 'saat';

function wordsAt(tokens: Tokens, from: number): NumberSpan | undefined {
  let total = 0;
  let part = 0;
  let to = from;
  let suffix = '';
  // `bi buçuk saat`
  const next = tokens[from + 1];
  const half = tokens[from]?.folded === 'bi' && next !== undefined ? readWord(next) : undefined;
  if (half?.word === HALF) return { value: 1.5, from, to: from + 2, suffix: half.suffix };
  while (to < tokens.length && suffix === '') {
    const token = tokens[to];
    const read =
      token === undefined
        ? undefined
        : (readWord(token, to > from || isOfClock(tokens, from)) ?? readMinute(token, tokens[to + 1]));
    if (read === undefined || (to > from && !/^\s+$/.test(tokens[to - 1]?.gap ?? ''))) break;
    if (read.word === HALF) {
      if (to === from) return undefined;
      part += 0.5;
    } else {
      const value = NUMBER_WORDS[read.word] ?? 0;
      if (!follows(part, value)) break;
      if (value === 1000) {
        total += Math.max(part, 1) * 1000;
        part = 0;
      } else part = value === 100 ? Math.max(part, 1) * 100 : part + value;
    }
    suffix = read.suffix;
    to += 1;
    if (read.word === HALF) break;
  }
  if (to === from) return undefined;
  return { value: total + part, from, to, suffix };
}

// `on beş` is a number, `beş on` and `iki üç` are two.
function follows(part: number, value: number): boolean {
  if (part === 0) return true;
  if (value >= 100) return part < 10 || (value === 1000 && part < 1000);
  return value < 10 ? part % 10 === 0 : part % 100 === 0;
}
