import { fold } from '#domain/title.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { isFormOf } from '#lib/turkish/stem.ts';

import type { Entry } from '../lexicon/concepts.ts';
import { SLIPS_IN } from '../lexicon/spelling.ts';
import { type Span, type Token, endsSentence, wordAt } from './tokens.ts';

/** A phrase found in a message: the tokens it covers, and what is left of the last one after its stem. */
export interface Found<T> extends Span {
  value: T;
  rest: string;
}

type Kind = 'form' | 'prefix' | 'exact';
interface Piece {
  kind: Kind;
  stem: string;
  /** The stem with its diacritics. */
  written: string;
}
interface Compiled<T> {
  value: T;
  pieces: readonly Piece[];
}

const BUCKET = 2;
const SHORT = 3;
const WHITESPACE = /\s+/u;

function toPiece(word: string): Piece {
  const written = word.replace(/^=|\*$/gu, '').toLocaleLowerCase('tr');
  const kind = word.endsWith('*') ? 'prefix' : word.startsWith('=') ? 'exact' : 'form';
  return { kind, stem: fold(written), written };
}

const OWN_LETTERS = 'ışçöü';

/** `sakın` is not `sakin`: a Turkish letter that was typed is meant, while a missing one may just not have been typed. */
function isWrittenOtherwise({ written }: Piece, { raw }: Token): boolean {
  for (let place = 0; place < Math.min(written.length, raw.length); place++) {
    const typed = raw.charAt(place);
    const meant = written.charAt(place);
    if (typed !== meant && OWN_LETTERS.includes(typed) && fold(typed) === meant) return true;
    // `yarısı` is no `yarış`: who writes the ı would have written the ş.
    if (typed !== meant && 'şçö'.includes(meant) && fold(meant) === typed && /[ıöüğşç]/u.test(raw))
      return true;
  }
  return false;
}

function rest(piece: Piece, token: Token): string | undefined {
  const { kind, stem } = piece;
  if (isWrittenOtherwise(piece, token)) return undefined;
  if (token.folded === stem) return '';
  if (token.base === stem) return token.suffix;
  if (kind === 'exact') return undefined;
  if (kind === 'prefix') return token.folded.startsWith(stem) ? token.folded.slice(stem.length) : undefined;
  // `kara` is no `kar`, `adam` no `ada`: short stems give way to everyday words.
  if (stem.length <= SHORT && isCommonWord(token.folded)) return undefined;
  return isFormOf(token.folded, stem) ? token.folded.slice(stem.length) : undefined;
}

/** The words of many meanings, looked for at once. */
export interface ConceptMatcher<T> {
  /** The longest phrase that begins at a token; of equals, the one listed first. */
  at(tokens: readonly Token[], from: number): Found<T> | undefined;
}

export function createConceptMatcher<T>(entries: readonly Entry<T>[]): ConceptMatcher<T> {
  const buckets = new Map<string, Compiled<T>[]>();
  for (const { value, phrases } of entries) {
    for (const phrase of phrases) {
      const pieces = phrase.split(WHITESPACE).map(toPiece);
      const key = pieces[0]?.stem.slice(0, BUCKET) ?? '';
      const list = buckets.get(key);
      if (list === undefined) buckets.set(key, [{ value, pieces }]);
      else list.push({ value, pieces });
    }
  }
  for (const list of buckets.values())
    list.sort((a, b) => b.pieces.length - a.pieces.length || letters(b) - letters(a));
  const at = (tokens: readonly Token[], from: number): Found<T> | undefined => {
    let best: (Found<T> & { compiled: Compiled<T> }) | undefined;
    for (const compiled of buckets.get(wordAt(tokens, from).slice(0, BUCKET)) ?? []) {
      if (best !== undefined && !isAsLong(compiled, best.compiled)) break;
      const end = endOf(compiled.pieces, tokens, from);
      if (end === undefined) continue;
      const found = { value: compiled.value, from, ...end, compiled };
      // `cin` as typed is the spirit before it is the country with its letter left out.
      if (isAsTyped(compiled, tokens[from])) return found;
      best ??= found;
    }
    return best;
  };
  return { at };
}

const isAsLong = <T>(a: Compiled<T>, b: Compiled<T>) =>
  a.pieces.length === b.pieces.length && letters(a) === letters(b);
const isAsTyped = <T>({ pieces }: Compiled<T>, token: Token | undefined) =>
  token?.raw.toLocaleLowerCase('tr').startsWith(pieces[0]?.written ?? '') ?? false;
const letters = <T>({ pieces }: Compiled<T>) => pieces.reduce((sum, { stem }) => sum + stem.length, 0);

function endOf(
  pieces: readonly Piece[],
  tokens: readonly Token[],
  from: number,
): { to: number; rest: string } | undefined {
  let place = from;
  let left = '';
  for (const [count, piece] of pieces.entries()) {
    if (count > 0 && matching(piece, tokens[place]) === undefined && SLIPS_IN.is(wordAt(tokens, place)))
      place += 1;
    // A phrase does not run over the end of a sentence.
    if (count > 0 && endsSentence(tokens[place - 1])) return undefined;
    const found = matching(piece, tokens[place]);
    if (found === undefined) return undefined;
    // `çocuk filmi` is one thing, `çocuklarla film` are two.
    if (count < pieces.length - 1 && piece.kind === 'form' && /l[ae]$/u.test(found)) return undefined;
    left = found;
    place += 1;
  }
  return { to: place, rest: left };
}

const matching = (piece: Piece, token: Token | undefined) =>
  token === undefined ? undefined : rest(piece, token);
