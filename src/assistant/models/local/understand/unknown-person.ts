import { CONCEPTS } from '../lexicon/lexicon.ts';
import type { Token } from './tokens.ts';
import { isEveryday } from './unknown-title.ts';

/** What is said after the name of somebody whose films are wanted. */
const CUE =
  /^(?:film(?:i|leri|lerini|lerinden|inden|ini)|oyna\w*|basrol\w*|rol|rolde\w*|yonet\w*|cektigi|ceksin|imzali|sinemasi\w*)$/u;
const MOST_NAMES = 3;

/**
 * The name of somebody the catalogue does not know (`Ahmet Zortlak filmi öner`): two or three capitalised or unheard-of
 * words before what speaks of their films. It is passed on as said (product.md §3).
 */
export function unknownPerson(
  text: string,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  knowsWord: (folded: string) => boolean,
): string | undefined {
  const cue = tokens.findIndex(({ folded }) => CUE.test(folded));
  let from = cue;
  while (from > 0 && cue - from < MOST_NAMES) {
    const last = from === cue;
    if (!isName(tokens, taken, from - 1, last, knowsWord)) break;
    from -= 1;
  }
  const first = tokens[from];
  const last = tokens[cue - 1];
  if (first === undefined || last === undefined || cue - from < 2) return undefined;
  const end = last.suffix === '' ? last.end : last.start + last.raw.search(/['’‘`´ʼ]|$/u);
  return text.slice(first.start, end);
}

function isName(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  place: number,
  last: boolean,
  knowsWord: (folded: string) => boolean,
): boolean {
  const token = tokens[place];
  if (token === undefined || taken.has(place) || !/^[a-z]{2,}$/u.test(token.base)) return false;
  if (!/^\s+$/u.test(token.gap) || (!last && token.suffix !== '')) return false;
  if (CONCEPTS.at(tokens, place) !== undefined || isEveryday(token)) return false;
  return token.capital || !knowsWord(token.base);
}
