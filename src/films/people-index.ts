import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { UNKNOWN_ACTOR } from '#domain/film.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { editDistance } from '#lib/turkish/edit-distance.ts';
import { basesOf } from '#lib/turkish/stem.ts';

import { type Evidence, evidenceOf } from './evidence.ts';
import { type FuzzyWords, createFuzzyWords, forgiven } from './fuzzy-words.ts';
import { isTitleSuffix, withoutCase } from './title-suffix.ts';
import { type Word, keyWords, splitWords } from './words.ts';

/** Somebody who plays in or directs films of the catalogue. */
interface Person {
  name: string;
  words: readonly string[];
  films: number;
}

/** A person named inside a sentence. */
export interface PersonSpan {
  start: number;
  end: number;
  /** The name as the catalogue spells it. */
  name: string;
  evidence: Evidence;
  /** Only the family name was said. */
  familyName: boolean;
  fuzzy: boolean;
}

export interface PeopleIndex {
  byKey: ReadonlyMap<string, Person>;
  byFirstWord: ReadonlyMap<string, readonly Person[]>;
  /** By family name (or the only name), those of most films first. */
  byLastWord: ReadonlyMap<string, readonly Person[]>;
  vocabulary: FuzzyWords;
}

const groupBy = (people: Iterable<Person>, word: (person: Person) => string | undefined) => {
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const key = word(person);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [person]);
    else group.push(person);
  }
  for (const group of groups.values()) if (group.length > 1) group.sort((a, b) => b.films - a.films);
  return groups;
};

/** The names on a film: its directors (one string, joined with commas) and its actors. */
export function namesOn(film: CatalogueFilm): string[] {
  const director = film.director ?? '';
  const directors = director.includes(',')
    ? director.split(',').map((name) => name.trim())
    : [director.trim()];
  return [...directors, ...film.actors].filter((name) => name !== '' && name !== UNKNOWN_ACTOR);
}

export function createPeopleIndex(films: readonly CatalogueFilm[]): PeopleIndex {
  const counts = new Map<string, number>();
  for (const film of films) {
    const names = namesOn(film);
    for (const [place, name] of names.entries())
      if (names.indexOf(name) === place) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byKey = new Map<string, Person>();
  for (const [name, count] of counts) {
    const words = keyWords(name);
    const key = words.join(' ');
    if (key === '') continue;
    const person = byKey.get(key);
    if (person === undefined) byKey.set(key, { name, words, films: count });
    else person.films += count;
  }
  const people = [...byKey.values()];
  return {
    byKey,
    byFirstWord: groupBy(people, ({ words }) => words[0]),
    byLastWord: groupBy(people, ({ words }) => words.at(-1)),
    vocabulary: createFuzzyWords(new Set(people.flatMap(({ words }) => words))),
  };
}

/** The one person a given name stands for: somebody of many films, whom nobody of that name comes near. */
function namesakeOf(index: PeopleIndex, givenName: string): Person | undefined {
  const [most, next] = index.byFirstWord.get(givenName) ?? [];
  return most !== undefined && most.films >= KNOWN_BY_GIVEN_NAME && most.films >= 3 * (next?.films ?? 0)
    ? most
    : undefined;
}

/** The one person a family name stands for: the only bearer, or one with clearly more films than the next. */
function bearerOf(index: PeopleIndex, familyName: string): Person | undefined {
  const [most, next] = index.byLastWord.get(familyName) ?? [];
  if (most === undefined || next === undefined) return most;
  return most.films >= 3 && most.films >= next.films * 2 ? most : undefined;
}

const SHORTEST_FAMILY_NAME = 4;
/** Of so many films somebody is known by the family name alone, whatever stands beside it. */
const KNOWN_FOR = 3;
/** A name so long is hardly another word: fewer films are enough. */
const LONG_NAME = 8;
const KNOWN_BY_GIVEN_NAME = 6;

/**
 * The catalogue's spelling of a name, with or without suffix, diacritics and slips of the finger; a family name alone
 * is enough where only one person can be meant. Undefined when the catalogue knows nobody of that name.
 */
export function resolvePerson(index: PeopleIndex, text: string): string | undefined {
  const words = splitWords(text);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const before = words.slice(0, -1).map(({ folded }) => folded);
  const bare = last.suffix !== '' && isTitleSuffix(last.suffix) ? [last.base] : withoutCase(last.folded);
  const ends = [last.folded, ...bare];
  for (const end of ends) {
    const person = index.byKey.get([...before, end].join(' '));
    if (person !== undefined) return person.name;
  }
  if (before.length === 0) {
    for (const end of ends) {
      const bearer = end.length >= SHORTEST_FAMILY_NAME ? bearerOf(index, end) : undefined;
      if (bearer !== undefined) return bearer.name;
    }
  }
  return nearestName(index, before, ends);
}

function nearestName(
  index: PeopleIndex,
  before: readonly string[],
  ends: readonly string[],
): string | undefined {
  const found = new Map<string, number>();
  for (const end of ends) {
    const said = [...before, end].join(' ');
    for (const last of [end, ...index.vocabulary.near(end)]) {
      for (const person of index.byLastWord.get(last) ?? []) {
        const name = before.length === 0 ? last : person.words.join(' ');
        if (before.length === 0 && bearerOf(index, last) !== person) continue;
        const limit = forgiven(said.length);
        const distance = editDistance(said, name, limit);
        if (distance <= limit) found.set(person.name, Math.min(distance, found.get(person.name) ?? Infinity));
      }
    }
  }
  const [best, second] = [...found].sort((a, b) => a[1] - b[1]);
  return best !== undefined && best[1] !== second?.[1] ? best[0] : undefined;
}

const LONGEST_TYPO_SEARCH = 80;

/** The people named inside a sentence, in order. A family name alone counts only with evidence that it is a name. */
export function findPeople(
  index: PeopleIndex,
  text: string,
  knowsWord: (folded: string) => boolean,
): PersonSpan[] {
  const words = splitWords(text);
  const spans: PersonSpan[] = [];
  let from = 0;
  while (from < words.length) {
    const siblings = siblingsAt(index, text, words, from);
    if (siblings !== undefined) {
      spans.push(...siblings);
      from += 2;
      continue;
    }
    const span = fullNameAt(index, text, words, from) ?? familyNameAt(index, text, words, from, knowsWord);
    if (span === undefined) from += 1;
    else {
      spans.push(span.span);
      from = span.to;
    }
  }
  return spans;
}

type Found = { span: PersonSpan; to: number } | undefined;

function fullNameAt(index: PeopleIndex, text: string, words: readonly Word[], from: number): Found {
  const first = words[from];
  if (first === undefined) return undefined;
  const fuzzyToo = words.length <= LONGEST_TYPO_SEARCH && first.folded.length > 3;
  const exact = index.byFirstWord.get(first.folded) ?? [];
  const near = fuzzyToo
    ? index.vocabulary.near(first.folded).flatMap((word) => index.byFirstWord.get(word) ?? [])
    : [];
  for (const [people, mistyped] of [
    [exact, false],
    [exact, true],
    [near, true],
  ] as const) {
    for (const person of people) {
      if (person.words.length < 2) continue;
      const to = nameEnd(index, person, words, from, mistyped);
      if (to !== undefined)
        return { span: toSpan(text, words, from, to, person, { familyName: false, fuzzy: mistyped }), to };
    }
  }
  return undefined;
}

/** One beyond the last word of a name; its family name may be missing where two given names were said (`Nuri Bilge`). */
function nameEnd(
  index: PeopleIndex,
  { words: name }: Person,
  words: readonly Word[],
  from: number,
  mistyped: boolean,
): number | undefined {
  const whole = endOfWords(index, name, words, from, mistyped);
  const given = name.slice(0, -1);
  if (whole !== undefined || mistyped || given.length < 2 || given.some((word) => word.length < 4))
    return whole;
  return endOfWords(index, given, words, from, false);
}

function endOfWords(
  index: PeopleIndex,
  name: readonly string[],
  words: readonly Word[],
  from: number,
  mistyped: boolean,
): number | undefined {
  const near = (form: string, wanted: string) =>
    form === wanted ||
    (mistyped && form.length > 2 && form + form.slice(-1) === wanted) ||
    (mistyped && form.length > 3 && index.vocabulary.near(form).includes(wanted));
  for (const [place, wanted] of name.entries()) {
    const word = words[from + place];
    if (word === undefined) return undefined;
    const last = place === name.length - 1;
    const said = last ? formsOf(word) : [word.folded];
    if (said.some((form) => near(form, wanted))) continue;
    // `di kaprio`: a family name in two words.
    const next = words[from + place + 1];
    if (!last || !mistyped || next === undefined || word.folded.length > 3) return undefined;
    return formsOf(next).some((form) => near(word.folded + form, wanted)) ? from + place + 2 : undefined;
  }
  return from + name.length;
}

const formsOf = (word: Word) => [word.folded, word.base, ...withoutCase(word.base), ...withSuffixes(word)];

/** `dicaprio` of `dicapriolu`, `sunal` of `sunalli`: people are also named with -lı. */
const withSuffixes = ({ base }: Word) => [/^(.{3,})l[iu]$/u.exec(base)?.[1] ?? base];

function familyNameAt(
  index: PeopleIndex,
  text: string,
  words: readonly Word[],
  from: number,
  knowsWord: (folded: string) => boolean,
): Found {
  const word = words[from];
  if (word === undefined) return undefined;
  const parted = partedFamilyName(index, text, words, from);
  if (parted !== undefined) return parted;
  const forms = [word.base, ...withoutCase(word.base), ...withSuffixes(word)].filter(
    (form) => form.length >= SHORTEST_FAMILY_NAME,
  );
  const ordinary = knowsWord(word.base) || basesOf(word.base).some(isCommonWord);
  const fuzzyToo = !ordinary && words.length <= LONGEST_TYPO_SEARCH;
  const near = fuzzyToo
    ? forms
        .filter((form) => form.length > 5)
        .flatMap((form) => index.vocabulary.near(form).filter((name) => name.startsWith(form.charAt(0))))
    : [];
  for (const [form, fuzzy] of [
    ...forms.map((form) => [form, false] as const),
    ...near.map((form) => [form, true] as const),
  ]) {
    const person = bearerOf(index, form);
    if (person === undefined) continue;
    const known = person.films >= (form.length >= LONG_NAME ? 2 : KNOWN_FOR);
    const distinct = !ordinary && known && form.length >= 5 ? 'distinct' : undefined;
    const evidence = evidenceOf(text, words, from, from + 1) ?? distinct;
    if (fuzzy && !known) continue;
    if (isOfAnother(words[from - 1], person, knowsWord)) continue;
    // `savaş filmi` speaks of war, not of somebody named Savaş.
    if (evidence === undefined || (ordinary && (evidence === 'whole' || evidence === 'context'))) continue;
    return {
      span: { ...toSpan(text, words, from, from + 1, person, { familyName: true, fuzzy }), evidence },
      to: from + 1,
    };
  }
  const evidence = evidenceOf(text, words, from, from + 1);
  if (ordinary || (evidence !== 'apostrophe' && evidence !== 'context')) return undefined;
  const known = forms.map((form) => namesakeOf(index, form)).find((person) => person !== undefined);
  return known === undefined
    ? undefined
    : { span: toSpan(text, words, from, from + 1, known, { familyName: true, fuzzy: false }), to: from + 1 };
}

/** `agatha christie` is not Julie Christie: an unheard-of word before a family name is somebody's given name. */
function isOfAnother(
  before: Word | undefined,
  { words }: Person,
  knowsWord: (folded: string) => boolean,
): boolean {
  if (before === undefined || before.folded.length < SHORTEST_FAMILY_NAME || before.suffix !== '')
    return false;
  if (!/^[a-z]+$/u.test(before.folded) || knowsWord(before.base)) return false;
  if (basesOf(before.base).some(isCommonWord)) return false;
  return before.capital && !words.includes(before.folded);
}

const MOST_SIBLINGS = 3;

/** `Coen kardeşler`: everybody of that family name. */
function siblingsAt(
  index: PeopleIndex,
  text: string,
  words: readonly Word[],
  from: number,
): PersonSpan[] | undefined {
  const [name, next] = words.slice(from, from + 2);
  if (name === undefined || next === undefined) return undefined;
  if (name.folded.length < SHORTEST_FAMILY_NAME || !/^(?:kardesler|biraderler)/u.test(next.folded))
    return undefined;
  const people = index.byLastWord.get(name.folded) ?? [];
  if (people.length < 2 || people.length > MOST_SIBLINGS) return undefined;
  return people.map((person) =>
    toSpan(text, words, from, from + 2, person, { familyName: true, fuzzy: false }),
  );
}

/** `di caprio`: a family name in two words, the first of them short. */
function partedFamilyName(index: PeopleIndex, text: string, words: readonly Word[], from: number): Found {
  const [word, next] = words.slice(from, from + 2);
  if (word === undefined || next === undefined || word.folded.length > 3 || word.suffix !== '')
    return undefined;
  const joined = formsOf(next)
    .map((form) => word.folded + form)
    .find((name) => name.length >= LONG_NAME && bearerOf(index, name) !== undefined);
  const person = joined === undefined ? undefined : bearerOf(index, joined);
  if (person === undefined || person.films < KNOWN_FOR) return undefined;
  return {
    span: toSpan(text, words, from, from + 2, person, { familyName: true, fuzzy: false }),
    to: from + 2,
  };
}

function toSpan(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  person: Person,
  how: { familyName: boolean; fuzzy: boolean },
): PersonSpan {
  return {
    start: words[from]?.start ?? 0,
    end: words[to - 1]?.end ?? text.length,
    name: person.name,
    evidence: evidenceOf(text, words, from, to) ?? 'distinct',
    ...how,
  };
}
