import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { UNKNOWN_ACTOR } from '#domain/film.ts';

import { type FuzzyWords, createFuzzyWords } from './fuzzy-words.ts';
import { keyWords } from './words.ts';
import heardNames from './heard-names.json' with { type: 'json' };
import writerNames from './writer-names.json' with { type: 'json' };

/** Somebody who plays in, directs or wrote films of the catalogue. */
export interface Person {
  name: string;
  words: readonly string[];
  films: number;
  /** Those among them that they play in or direct. */
  made: number;
  /** How well known somebody is by name: who directs is called by the family name sooner than who plays. */
  weight: number;
}

export interface PeopleIndex {
  byKey: ReadonlyMap<string, Person>;
  byFirstWord: ReadonlyMap<string, readonly Person[]>;
  /** By family name (or the only name), the best known first. */
  byLastWord: ReadonlyMap<string, readonly Person[]>;
  vocabulary: FuzzyWords;
}

/** The names on a film: its directors (one string, joined with commas) and its actors. */
export function namesOn(film: CatalogueFilm): string[] {
  const directors = (film.director ?? '').split(',').map((name) => name.trim());
  return [...directors, ...film.actors].filter((name) => name !== '' && name !== UNKNOWN_ACTOR);
}

const writersOn = ({ writers = [] }: CatalogueFilm) => writers.map(({ name }) => name);

/** A film directed is worth so many played in. */
const DIRECTED = 3;

/** Builds the lookup of the people of a catalogue. */
export function createPeopleIndex(films: readonly CatalogueFilm[]): PeopleIndex {
  const counts = new Map<string, Pick<Person, 'films' | 'made' | 'weight'>>();
  for (const film of films) {
    const makers = new Set(namesOn(film));
    for (const name of film.writers === undefined ? makers : new Set([...makers, ...writersOn(film)])) {
      const count = counts.get(name) ?? { films: 0, made: 0, weight: 0 };
      counts.set(name, count);
      count.films += 1;
      count.made += makers.has(name) ? 1 : 0;
      count.weight += film.director?.includes(name) === true ? DIRECTED : 1;
    }
  }
  const byKey = new Map<string, Person>();
  for (const [name, count] of counts) {
    const words = keyWords(name);
    const key = words.join(' ');
    if (key === '') continue;
    const person = byKey.get(key);
    if (person === undefined) byKey.set(key, { name, words, ...count });
    else {
      person.films += count.films;
      person.made += count.made;
      person.weight += count.weight;
    }
  }
  for (const writer of unfilmed())
    if (!byKey.has(writer.words.join(' '))) byKey.set(writer.words.join(' '), writer);
  const spelled = new Set(spellings(byKey));
  const people = [...byKey.values(), ...spelled].sort((a, b) => b.films - a.films);
  return {
    byKey,
    byFirstWord: Map.groupBy(people, ({ words }) => words[0] ?? ''),
    byLastWord: Map.groupBy(
      // Another spelling of a whole name is no second bearer of the family name.
      people
        .filter((person) => person.words.length === 1 || !spelled.has(person))
        .toSorted((a, b) => b.weight - a.weight),
      ({ words }) => words.at(-1) ?? '',
    ),
    vocabulary: createFuzzyWords(new Set(people.flatMap(({ words }) => words))),
  };
}

/** The writers who have no film here: nobody else may be taken for them. */
const unfilmed = (): Person[] =>
  writerNames.unfilmed.map((name) => ({ name, words: keyWords(name), films: 0, made: 0, weight: 0 }));

/** Writers as others spell them, and everybody as people write them who only know them by ear (`di kaprio`, `hiçkok`). */
const spellings = (byKey: ReadonlyMap<string, Person>): Person[] =>
  Object.entries({ ...writerNames.spellings, ...heardNames }).flatMap(([spelling, name]) => {
    const writer = byKey.get(keyWords(name).join(' '));
    return writer === undefined ? [] : { ...writer, words: keyWords(spelling) };
  });

/** The writer a family name stands for where the words beside it speak of books: who wrote more than twice as much as the next. */
export function writerCalled(index: PeopleIndex, familyName: string): Person | undefined {
  const wrote = ({ films, made }: Person) => films - made;
  const writers = (index.byLastWord.get(familyName) ?? []).filter((one) => one.films === 0 || wrote(one) > 0);
  const [most, next] = writers.toSorted((a, b) => wrote(b) - wrote(a));
  return most === undefined || next === undefined || wrote(most) > 2 * wrote(next) ? most : undefined;
}

/** The one person a given name stands for: somebody of many films, whom nobody of that name comes near. */
export function namesakeOf(index: PeopleIndex, givenName: string): Person | undefined {
  // Nobody calls a writer by the given name alone.
  const [most, ...others] = (index.byFirstWord.get(givenName) ?? []).toSorted((a, b) => b.made - a.made);
  // Somebody has several spellings.
  const next = others.find(({ name }) => name !== most?.name);
  return most !== undefined && most.made >= KNOWN_BY_GIVEN_NAME && most.made >= 3 * (next?.made ?? 0)
    ? most
    : undefined;
}

/** The one person a family name stands for: the only bearer, or one who is clearly better known than the next. */
export function bearerOf(index: PeopleIndex, familyName: string): Person | undefined {
  const bearers = index.byLastWord.get(familyName) ?? [];
  // A spelling of one word is given to those whom everybody means by it.
  const meant = bearers.find(({ name, words }) => words.length === 1 && keyWords(name).length > 1);
  if (meant !== undefined) return meant;
  const [most, next] = bearers;
  if (most === undefined || next === undefined || next.films === 0) return most;
  // `rossellini`: who directs is called by the family name, who only plays hardly.
  const { weight, films } = most;
  const isOnlyDirector = weight > films && bearers.slice(1).every((other) => other.weight <= other.films);
  if (films >= 3 && isOnlyDirector && weight > next.weight) return most;
  return films >= 3 && weight >= next.weight * 2 ? most : undefined;
}

/** A shorter family name alone is too often another word. */
export const SHORTEST_FAMILY_NAME = 4;
const KNOWN_BY_GIVEN_NAME = 6;
