import { normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';

import { namesWords } from '../lexicon/word-lists.ts';
import { actedTitles } from './clauses.ts';
import { CONCEPTS } from './concepts.ts';
import { addBounds } from './bare-title.ts';
import { findConcepts } from './find-concepts.ts';
import { readWishes } from './read-wishes.ts';
import { type Reader, type Reading, readWith } from './reading.ts';
import { isCompared } from './similar-to.ts';
import { type Span, endWithoutSuffix, placesOf } from './tokens.ts';
import { isEveryday, unknownLikeness } from './unknown-title.ts';

const MOST_NAMES = 3;

/** Reads the film to resemble, or the person whose films are wanted, where the catalogue does not know the name. */
export const readUnknownNames: Reader = (reading) => {
  const { tokens, text, index, acts, markers, people, similar, wishes, bounds } = reading;
  if (bounds.series !== undefined) return {};
  const like = similar === undefined && people.length === 0 ? unknownLikeness(reading) : undefined;
  if (like !== undefined) {
    const compared = isCompared(tokens, like.to) || (acts.length === 0 && !markers.surprise);
    if (!compared) return {};
    return { wishes: { ...wishesBeside(reading, like), similarTo: canonical(like.text, index) } };
  }
  const nobody = wishes.people.length === 0 && wishes.refusedPeople.length === 0;
  const nothing = similar === undefined && acts.length === 0 && actedTitles(reading).length === 0;
  const asked = markers.requests || namesWords.PLAYS.in(text);
  const person = nobody && nothing && asked ? unknownPerson(reading) : undefined;
  return person === undefined ? {} : { wishes: { ...wishes, people: [person] } };
};

/** The words of a title wish nothing: `12 Öfkeli Adam gibi` is no wish of somebody angry. */
function wishesBeside(reading: Reading, title: Span): Reading['wishes'] {
  const { tokens, claimed } = reading;
  if (findConcepts(tokens.slice(title.from, title.to), new Set(), true).length === 0) return reading.wishes;
  const beside = { ...reading, claimed: new Set([...claimed, ...placesOf(title)]) };
  return readWith(readWith(beside, readWishes), addBounds).wishes;
}

function canonical(text: string, index: FilmIndex): string {
  const found = index.resolveTitle(text);
  if (found.kind === 'one') return found.film.title;
  // Any film of a series stands for it, as far as likeness goes.
  const [first] = found.kind === 'many' ? found.candidates : [];
  return first !== undefined && normaliseTitle(first.title).startsWith(`${normaliseTitle(text)} `)
    ? first.title
    : text;
}

/**
 * The name of somebody the catalogue does not know (`Ahmet Zortlak filmi öner`): two or three capitalised or unheard-of
 * words before what speaks of their films. It is passed on as said.
 */
function unknownPerson(reading: Reading): string | undefined {
  const { written, tokens } = reading;
  const cue = tokens.findIndex(({ folded }) => namesWords.AFTER_PERSON.is(folded));
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
