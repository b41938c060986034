import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { UNKNOWN_ACTOR } from '#domain/film.ts';

import { type FuzzyWords, createFuzzyWords } from './fuzzy-words.ts';
import { keyWords } from './words.ts';

/** Somebody who plays in or directs films of the catalogue. */
export interface Person {
  name: string;
  words: readonly string[];
  films: number;
}

export interface PeopleIndex {
  byKey: ReadonlyMap<string, Person>;
  byFirstWord: ReadonlyMap<string, readonly Person[]>;
  /** By family name (or the only name), those of most films first. */
  byLastWord: ReadonlyMap<string, readonly Person[]>;
  vocabulary: FuzzyWords;
}

/** The names on a film: its directors (one string, joined with commas) and its actors. */
export function namesOn(film: CatalogueFilm): string[] {
  const directors = (film.director ?? '').split(',').map((name) => name.trim());
  return [...directors, ...film.actors].filter((name) => name !== '' && name !== UNKNOWN_ACTOR);
}

/** Builds the lookup of the people of a catalogue. */
export function createPeopleIndex(films: readonly CatalogueFilm[]): PeopleIndex {
  const counts = new Map<string, number>();
  for (const film of films)
    for (const name of new Set(namesOn(film))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byKey = new Map<string, Person>();
  for (const [name, count] of counts) {
    const words = keyWords(name);
    const key = words.join(' ');
    if (key === '') continue;
    const person = byKey.get(key);
    if (person === undefined) byKey.set(key, { name, words, films: count });
    else person.films += count;
  }
  const people = [...byKey.values()].sort((a, b) => b.films - a.films);
  return {
    byKey,
    byFirstWord: Map.groupBy(people, ({ words }) => words[0] ?? ''),
    byLastWord: Map.groupBy(people, ({ words }) => words.at(-1) ?? ''),
    vocabulary: createFuzzyWords(new Set(people.flatMap(({ words }) => words))),
  };
}

/** The one person a given name stands for: somebody of many films, whom nobody of that name comes near. */
export function namesakeOf(index: PeopleIndex, givenName: string): Person | undefined {
  const [most, next] = index.byFirstWord.get(givenName) ?? [];
  return most !== undefined && most.films >= KNOWN_BY_GIVEN_NAME && most.films >= 3 * (next?.films ?? 0)
    ? most
    : undefined;
}

/** The one person a family name stands for: the only bearer, or one with clearly more films than the next. */
export function bearerOf(index: PeopleIndex, familyName: string): Person | undefined {
  const [most, next] = index.byLastWord.get(familyName) ?? [];
  if (most === undefined || next === undefined) return most;
  return most.films >= 3 && most.films >= next.films * 2 ? most : undefined;
}

/** A shorter family name alone is too often another word. */
export const SHORTEST_FAMILY_NAME = 4;
const KNOWN_BY_GIVEN_NAME = 6;
