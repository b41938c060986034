import { AFTER_PERSON } from '../lexicon/names.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reading } from './reading.ts';
import { endWithoutSuffix } from './tokens.ts';
import { isEveryday } from './unknown-title.ts';

const MOST_NAMES = 3;

/**
 * The name of somebody the catalogue does not know (`Ahmet Zortlak filmi öner`): two or three capitalised or unheard-of
 * words before what speaks of their films. It is passed on as said.
 */
export function unknownPerson(reading: Reading): string | undefined {
  const { written, tokens } = reading;
  const cue = tokens.findIndex(({ folded }) => AFTER_PERSON.is(folded));
  let from = cue;
  while (from > 0 && cue - from < MOST_NAMES && isName(reading, from - 1, from === cue)) from -= 1;
  const first = tokens[from];
  const last = tokens[cue - 1];
  if (first === undefined || last === undefined || cue - from < 2) return undefined;
  return written.slice(first.start, last.suffix === '' ? last.end : endWithoutSuffix(last));
}

function isName({ tokens, claimed, index }: Reading, place: number, last: boolean): boolean {
  const token = tokens[place];
  if (token === undefined || claimed.has(place) || !/^[a-z]{2,}$/u.test(token.base)) return false;
  if (!/^\s+$/u.test(token.gap) || (!last && token.suffix !== '')) return false;
  if (CONCEPTS.at(tokens, place) !== undefined || isEveryday(token)) return false;
  return token.capital || !index.knowsWord(token.base);
}
