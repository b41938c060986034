import { remembered } from '#domain/remembered.ts';
import { createFuzzyWords } from '#films/fuzzy-words.ts';
import { COMMON_WORDS, isCommonWord } from '#lib/turkish/common-words.ts';
import { isOneSlip } from '#lib/turkish/slips.ts';
import { basesOf, isSuffixChain } from '#lib/turkish/stem.ts';
import { isVerbForm, writtenFuture } from '#lib/turkish/verb-forms.ts';

import spoken from '../lexicon/spoken.json' with { type: 'json' };
import { spellingWords, REQUEST_WORDS } from '../lexicon/word-lists.ts';
import { CONCEPTS, FIRST_WORDS, MENDABLE, PHRASE_WORDS } from './concepts.ts';
import type { Token, Tokens } from './tokens.ts';

const SHORTEST = 5;
const LONG = 9;
const MOST_MENDED = 25;

const SHORTENED = ['film', 'oner', 'izle', 'guzel'];

const MEANT = createFuzzyWords(new Set([...MENDABLE, ...REQUEST_WORDS]));

/**
 * Mends slips of the finger in the words of wishes and requests (`komdei`, `gerlim filmi`, `fragmnaı`), with the ending
 * left as it is. Words that any sentence may hold, and those under `kept` (titles and names), stay as they are.
 */
export function mendSpelling(
  tokens: Tokens,
  kept: ReadonlySet<number>,
  knowsWord: (folded: string) => boolean,
): Token[] {
  let mended = 0;
  return tokens.map(asWritten).map((token, place) => {
    if (kept.has(place) || mended >= MOST_MENDED || knowsWord(token.base)) return token;
    const next = tokens[place + 1];
    const folded = isUnknown(token)
      ? (mend(token.base) ?? withVowels(token.base))
      : isShort(token) && next !== undefined
        ? mendFirst(token, next)
        : isVowelless(token)
          ? withVowels(token.base)
          : undefined;
    mended += 1;
    return folded === undefined ? token : { ...token, folded: folded + token.suffix, base: folded };
  });
}

const rulesOf = (pairs: readonly (readonly string[])[]) =>
  pairs.map(([shape = '', full = '']) => [new RegExp(`^${shape}$`, 'u'), full] as const);
/** Endings as they are spoken, and as they are written. */
const SPOKEN = rulesOf(spoken.endings);
const TYPED = rulesOf(spoken.typed);

/** `aldımmm`, `kısaa`, `cokk`: letters that are drawn out stand once, where that makes a word. */
function onceEach(token: Token): Token {
  if (!/([a-z])\1(?:\1|$)/u.test(token.base)) return token;
  const base = token.base.replace(/([a-z])\1{2,}/gu, '$1').replace(/([a-z])\1$/u, '$1');
  const known =
    PHRASE_WORDS.has(base) ||
    (/([a-z])\1\1/u.test(token.base) && isVerbForm(base)) ||
    basesOf(base, 3).some(isCommonWord);
  return known && !isCommonWord(token.base) ? { ...token, base, folded: base + token.suffix } : token;
}

/** `istemiyom`, `güliyim`, `diil`: however near to another word. */
const SURELY_VERB = /m[iu]y?o[mnz]?$|^\w{2,6}[iu]y[iu]m$|^d(?:ii|ei|iyi|eyi)l/u;

/** `istiyom`, `izlicez`: written out. */
function asWritten(drawn: Token): Token {
  // What has an apostrophe is a name.
  if (drawn.suffix !== '') return drawn;
  // `istemm` lacks a letter, before the two are one.
  const token = slipsOf(drawn.folded).typed === undefined ? onceEach(drawn) : drawn;
  const { typed, spoken } = slipsOf(token.folded);
  const folded = typed ?? spoken;
  return folded === undefined ? token : { ...token, folded, base: folded };
}

/** A word as it is written that was typed or spoken otherwise. Most words of a message are those of the message before. */
const slipsOf = remembered(
  (word): { typed?: string; spoken?: string | undefined } => {
    const typed = TYPED.find(([shape]) => shape.test(word));
    return typed === undefined
      ? { spoken: writtenFuture(word) ?? spokenOut(word) }
      : { typed: word.replace(...typed) };
  },
  { most: 2_000, longest: 60 },
);

function spokenOut(word: string): string | undefined {
  const spoken = SPOKEN.find(([shape]) => shape.test(word));
  if (spoken === undefined) return undefined;
  const written = word.replace(...spoken);
  if (SURELY_VERB.test(word)) return written;
  // `aksiyon` and `tansiyon` are no verbs, nor are `animasiyon` and `banliyö`.
  if (/(?:yon?|io[mnrz]?)$/u.test(word) && !isVerbForm(written)) return undefined;
  return PHRASE_WORDS.has(word) || near(word).length > 0 ? undefined : written;
}

/** `aksyn flm onr`: the words that have these consonants, by what is left of them. */
const BY_CONSONANTS = Map.groupBy([...new Set([...MENDABLE, ...REQUEST_WORDS, ...SHORTENED])], skeletonOf);

function skeletonOf(word: string): string {
  return word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/gu, '');
}

const VOWELLESS = /^[a-z][^aeiou\d]{2,}$/u;
/** A word without its vowels that is none itself. */
const isVowelless = ({ base }: Token) =>
  VOWELLESS.test(base) && !isCommonWord(base) && !PHRASE_WORDS.has(base);

/** The one word that somebody typed without its vowels. */
function withVowels(word: string): string | undefined {
  if (!VOWELLESS.test(word)) return undefined;
  const [only, ...others] = BY_CONSONANTS.get(word) ?? [];
  return others.length === 0 ? only : undefined;
}

const isShort = ({ base }: Token) => base.length === SHORTEST - 1 && !isCommonWord(base);

const FIRST = createFuzzyWords(new Set(FIRST_WORDS.filter((word) => word.length >= SHORTEST - 1)));

/** A short word is mended only where the next one shows what was meant: `bilm kurgu`. */
function mendFirst(token: Token, next: Token): string | undefined {
  return FIRST.near(token.base).find((stem) => {
    const found = CONCEPTS.at([{ ...token, folded: stem, base: stem }, next], 0);
    return found !== undefined && found.to === 2;
  });
}

function isUnknown(token: Token): boolean {
  if (token.base.length < SHORTEST || /\d/.test(token.base)) return false;
  const isKnown = basesOf(token.base, 3).some(
    (base) =>
      isCommonWord(base) || MEANT.has(base) || (base.length >= SHORTEST - 1 && PHRASE_WORDS.has(base)),
  );
  if (isKnown || isVerbForm(token.base) || spellingWords.KNOWN_BEGINNING.is(token.base)) return false;
  return CONCEPTS.at([token], 0) === undefined;
}

/** Nearest words with the same first letter; two slips are forgiven only in long words. */
function near(word: string): string[] {
  return MEANT.near(word).filter(
    (stem) => stem.startsWith(word.charAt(0)) && (stem.length >= LONG || isOneSlip(word, stem)),
  );
}

function mend(word: string): string | undefined {
  const [whole] = near(word);
  if (whole !== undefined) return COMMON_WORDS.has(whole) ? undefined : whole;
  for (let end = word.length - 1; end >= SHORTEST - 1; end--) {
    const rest = word.slice(end);
    if (!isSuffixChain(rest)) continue;
    const [stem] = near(word.slice(0, end));
    if (stem !== undefined && stem.length >= SHORTEST - 1) return stem + rest;
  }
  return undefined;
}
