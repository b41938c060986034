import { remembered, rememberedOf } from '#domain/remembered.ts';
import { fold } from '#domain/title.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { isFormOf } from '#lib/turkish/stem.ts';

import type { Concept, Entry } from '../lexicon/concepts.ts';
import { spellingWords } from '../lexicon/word-lists.ts';
import { type Token, type Tokens, type Span, endsSentence, wordAt } from './tokens.ts';

/** A phrase found in a message: the tokens it covers, and what is left of the last one after its stem. */
export interface Found extends Span {
  value: Concept;
  rest: string;
}

type Kind = 'form' | 'prefix' | 'exact';
interface Piece {
  kind: Kind;
  stem: string;
  /** The stem with its diacritics. */
  written: string;
}
interface Phrase {
  value: Concept;
  pieces: readonly Piece[];
  letters: number;
}

const BUCKET = 2;
const SHORT = 3;
const VERBAL = /^[dt][iu](?:m|k|n|n[iu]z|l[ae]r)?$/u;
const NIGHT = /^gece(?:yi|ye|si|de|den|ler\w*|ki|lik|yarisi\w*)?$/u;
/** `tempo biraz daha düşük` */
const MOST_SLIPS = 2;
const WHITESPACE = /\s+/u;

function toPiece(word: string): Piece {
  const written = word.replace(/^=|\*$/gu, '').toLocaleLowerCase('tr');
  const kind = word.endsWith('*') ? 'prefix' : word.startsWith('=') ? 'exact' : 'form';
  return { kind, stem: fold(written), written };
}

const OWN_LETTERS = 'ışçöü';
const TURKISH = /[ıöüğşç]/u;
const UNMISTAKABLE = 7;

/** `sakın` is not `sakin`: a Turkish letter that was typed is meant, while a missing one may just not have been typed. */
function isWrittenOtherwise({ written }: Piece, { raw }: Token): boolean {
  for (let place = 0; place < Math.min(written.length, raw.length); place++) {
    const typed = raw.charAt(place);
    const meant = written.charAt(place);
    if (typed !== meant && OWN_LETTERS.includes(typed) && fold(typed) === meant) return true;
    // `yarısı` is no `yarış`: who writes the ı would have written the ş.
    // `yeşilcam`: so long a word is no other one.
    const isLong = written.length >= UNMISTAKABLE;
    if (!isLong && typed !== meant && 'şçö'.includes(meant) && fold(meant) === typed && TURKISH.test(raw))
      return true;
  }
  return false;
}

/** What a token carries after a piece; undefined where it is another word. */
function restAfter(piece: Piece, token: Token | undefined): string | undefined {
  const rest = token === undefined ? undefined : endingOf(piece, token);
  // Letters are held against each other only where the word fits, which nearly none does.
  return token === undefined || rest === undefined || isWrittenOtherwise(piece, token) ? undefined : rest;
}

const isWrittenOut = (written: string, { raw }: Token): boolean =>
  /[çğöşü]/u.test(written) && raw.toLocaleLowerCase('tr').startsWith(written);

function endingOf({ kind, stem, written }: Piece, token: Token): string | undefined {
  if (token.folded === stem) return '';
  // `bi hikaye` is said for `bir hikaye`.
  if (stem === 'bir' && token.folded === 'bi') return '';
  if (token.base === stem) return token.suffix;
  if (kind === 'exact') return undefined;
  // `avmde gece nöbetçiyim` is the night, and nothing is set there.
  if (stem === 'gec' && NIGHT.test(token.folded)) return undefined;
  if (kind === 'prefix') return token.folded.startsWith(stem) ? token.folded.slice(stem.length) : undefined;
  // `kara` is no `kar`, `adam` no `ada`: short stems give way to everyday words.
  // `köyü` is no `koyu`: with its own letters it can only be the stem.
  if (stem.length <= SHORT && isCommonWord(token.folded) && !isWrittenOut(written, token)) return undefined;
  const rest = isFormOf(token.folded, stem) ? token.folded.slice(stem.length) : undefined;
  // `attık` is of `atmak` and no horse: what is said of the past or of oneself is a verb with so short a stem.
  return stem.length <= SHORT && VERBAL.test(rest ?? '') ? undefined : rest;
}

export interface ConceptMatcher {
  /** The longest phrase that begins at a token; of equals, the one listed first. */
  at(tokens: Tokens, from: number): Found | undefined;
}

export function createConceptMatcher(entries: readonly Entry[]): ConceptMatcher {
  const phrases = entries
    .flatMap(({ value, phrases }) => phrases.map((phrase) => toPhrase(value, phrase)))
    .toSorted((a, b) => b.pieces.length - a.pieces.length || b.letters - a.letters);
  const buckets = Map.groupBy(phrases, ({ pieces }) => pieces[0]?.stem.slice(0, BUCKET) ?? '');
  const likely = remembered(
    (word): readonly Phrase[] =>
      buckets.get(word.slice(0, BUCKET))?.filter(({ pieces }) => mayBegin(word, pieces[0]?.stem ?? '')) ?? [],
    { most: 2_000, longest: 60 },
  );
  const find = (tokens: Tokens, from: number): Found | undefined => {
    let best: { phrase: Phrase; found: Found } | undefined;
    for (const phrase of likely(wordAt(tokens, from))) {
      if (best !== undefined && !isAsLong(phrase, best.phrase)) break;
      const end = endOf(phrase.pieces, tokens, from);
      if (end === undefined) continue;
      const found = { value: phrase.value, from, ...end };
      // `cin` as typed is the spirit before it is the country with its letter left out.
      if (isAsTyped(phrase, tokens[from])) return found;
      best ??= { phrase, found };
    }
    return best?.found;
  };
  // A dozen readers and skills ask for the same words of a message.
  const foundIn = rememberedOf((tokens: Tokens) => {
    const known = new Map<number, Found | undefined>();
    return (from: number) => {
      if (!known.has(from)) known.set(from, find(tokens, from));
      return known.get(from);
    };
  });
  return { at: (tokens, from) => foundIn(tokens)(from) };
}

/** Of a stem only the last letter may be another one (`kitap`, `kitabı`): nearly all phrases are told from a word by that. */
const mayBegin = (word: string, stem: string): boolean => word.startsWith(stem.slice(0, -1));

function toPhrase(value: Concept, phrase: string): Phrase {
  const pieces = phrase.split(WHITESPACE).map(toPiece);
  return { value, pieces, letters: pieces.reduce((sum, { stem }) => sum + stem.length, 0) };
}

const isAsLong = (a: Phrase, b: Phrase) => a.pieces.length === b.pieces.length && a.letters === b.letters;
const isAsTyped = ({ pieces }: Phrase, token: Token | undefined) =>
  token?.raw.toLocaleLowerCase('tr').startsWith(pieces[0]?.written ?? '') ?? false;

/** Beyond the words that slip in before a piece. */
function pastSlips(piece: Piece, tokens: Tokens, from: number): number {
  let place = from;
  while (
    place < from + MOST_SLIPS &&
    restAfter(piece, tokens[place]) === undefined &&
    spellingWords.SLIPS_IN.is(wordAt(tokens, place))
  )
    place += 1;
  return place;
}

function endOf(
  pieces: readonly Piece[],
  tokens: Tokens,
  from: number,
): { to: number; rest: string } | undefined {
  let place = from;
  let left = '';
  for (const [count, piece] of pieces.entries()) {
    if (count > 0) place = pastSlips(piece, tokens, place);
    // A phrase does not run over the end of a sentence.
    if (count > 0 && endsSentence(tokens[place - 1])) return undefined;
    const rest = restAfter(piece, tokens[place]);
    if (rest === undefined) return undefined;
    // `çocuk filmi` is one thing, `çocuklarla film` are two.
    if (count < pieces.length - 1 && piece.kind === 'form' && /l[ae]$/u.test(rest)) return undefined;
    left = rest;
    place += 1;
  }
  return { to: place, rest: left };
}
