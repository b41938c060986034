import { isCommonWord } from '#lib/turkish/common-words.ts';
import { basesOf } from '#lib/turkish/stem.ts';

import { type Evidence, evidenceOf } from './evidence.ts';
import { type PeopleIndex, type Person, SHORTEST_FAMILY_NAME, bearerOf, namesakeOf } from './people-index.ts';
import { withoutCase } from './title-suffix.ts';
import { type Word, splitWords } from './words.ts';

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

/** Of so many films somebody is known by the family name alone, whatever stands beside it. */
const KNOWN_FOR = 3;
/** A name so long is hardly another word: fewer films are enough. */
const LONG_NAME = 8;

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
