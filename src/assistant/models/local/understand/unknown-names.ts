import { normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';

import { addBounds } from './bare-title.ts';
import { findConcepts } from './find-concepts.ts';
import { readWishes } from './read-wishes.ts';
import { type Reader, type Reading, readWith } from './reading.ts';
import { isCompared } from './compared.ts';
import { isUnlike } from './similar-to.ts';
import { type Span, placesOf } from './tokens.ts';
import { isEveryday, unknownLikeness } from './unknown-title.ts';

/** Reads the film to resemble where the catalogue does not know its name. */
export const readUnknownNames: Reader = (reading) => {
  const { tokens, index, acts, markers, people, similar, bounds } = reading;
  if (bounds.series !== undefined) return {};
  const like = similar === undefined && people.length === 0 ? unknownLikeness(reading) : undefined;
  if (like === undefined || isUnlike(tokens, like)) return {};
  const compared = isCompared(tokens, like.to) || (acts.length === 0 && !markers.surprise);
  if (!compared) return {};
  if (isNoTitle(reading, like)) return { unread: {} };
  return { wishes: { ...wishesBeside(reading, like), similarTo: canonical(like.text, index) } };
};

/** `dünkü hava gibi`: everyday words of which no film is made. */
const isNoTitle = ({ tokens, index }: Reading, { from, to, text }: Span & { text: string }): boolean =>
  tokens
    .slice(from, to)
    .every((token) => !token.capital && (isEveryday(token) || index.knowsWord(token.base))) &&
  index.resolveTitle(text).kind === 'none';

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
