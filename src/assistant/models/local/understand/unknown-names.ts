import { normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';

import { PLAYS } from '../lexicon/names.ts';
import { actedTitles } from './clauses.ts';
import type { Reader } from './reading.ts';
import { isCompared } from './similar-to.ts';
import { unknownPerson } from './unknown-person.ts';
import { unknownLikeness } from './unknown-title.ts';

/** Reads the film to resemble, or the person whose films are wanted, where the catalogue does not know the name. */
export const readUnknownNames: Reader = (reading) => {
  const { tokens, text, index, acts, markers, people, similar, wishes } = reading;
  const like = similar === undefined && people.length === 0 ? unknownLikeness(reading) : undefined;
  if (like !== undefined) {
    const compared = isCompared(tokens, like.to) || (acts.length === 0 && !markers.surprise);
    return compared ? { wishes: { ...wishes, similarTo: canonical(like.text, index) } } : {};
  }
  const nobody = wishes.people.length === 0 && wishes.refusedPeople.length === 0;
  const nothing = similar === undefined && acts.length === 0 && actedTitles(reading).length === 0;
  const asked = markers.requests || PLAYS.in(text);
  const person = nobody && nothing && asked ? unknownPerson(reading) : undefined;
  return person === undefined ? {} : { wishes: { ...wishes, people: [person] } };
};

function canonical(text: string, index: FilmIndex): string {
  const found = index.resolveTitle(text);
  if (found.kind === 'one') return found.film.title;
  // Any film of a series stands for it, as far as likeness goes.
  const [first] = found.kind === 'many' ? found.candidates : [];
  return first !== undefined && normaliseTitle(first.title).startsWith(`${normaliseTitle(text)} `)
    ? first.title
    : text;
}
