import { lowerFirst, upperFirst } from './format.ts';
import { NARROW, endingOf } from './sound.ts';
import { dative, suffixFor } from './suffix.ts';

import source from './told-persons.json' with { type: 'json' };

/** Somebody who is told of, by one word. */
export interface ToldPerson {
  /** As the assistant calls them to the writer: `Deden` for `dedem`, `Oğlan`, `Elif`. */
  name: string;
  /** The word without whose they are: the same for `dayı` and `dayım`. */
  base: string;
  /** Whose they are: the writer's (`dedem`), another person's (`oğlu`), or nobody says. */
  whose: 'mine' | 'theirs' | 'unsaid';
  kind: 'kin' | 'given' | 'one' | 'other';
}

/** The possessive of a third person: `annesi`, `kızı`. */
const theirsOf = (bare: string, mine: string): string =>
  mine === `${bare}m` ? `${bare}s${NARROW[endingOf(bare).vowel]}` : mine.slice(0, -1);

/** A word of the list without accents, as messages are compared. */
const bareLetters = (word: string): string =>
  word
    .replaceAll(/[İIı]/gu, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '');

const CALLED_RATHER: ReadonlyMap<string, string> = new Map(Object.entries(source.called));

const PERSONS: ReadonlyMap<string, ToldPerson> = new Map(
  [
    ...source.given.split(' ').map((name) => told(name, name, 'unsaid', 'given')),
    ...source.one.map((name) => told(name, name, 'unsaid', 'one')),
    ...source.other.map((name) => told(name, name, 'unsaid', 'other')),
    ...Object.entries({ ...source.kin, ...source.owned }).flatMap(([bare, mine]) => [
      told(theirsOf(bare, mine), bare, 'theirs', 'kin'),
      told(mine, bare, 'mine', 'kin', CALLED_RATHER.get(mine) ?? `${mine.slice(0, -1)}n`),
    ]),
    ...[...Object.keys(source.kin), ...source.bare].map((bare) => told(bare, bare, 'unsaid', 'kin')),
  ].map((one) => [bareLetters(one.word), one.person]),
);

function told(
  word: string,
  base: string,
  whose: ToldPerson['whose'],
  kind: ToldPerson['kind'],
  called = word,
) {
  return { word, person: { name: upperFirst(called), base, whose, kind } satisfies ToldPerson };
}

/** Whom a folded word tells of, as the subject of what follows. */
export const personTold = (folded: string): ToldPerson | undefined => PERSONS.get(folded);

/** Names as the assistant calls people, which take no apostrophe. */
const CALLED: ReadonlyMap<string, ToldPerson> = new Map(
  [...PERSONS.values()].filter(({ kind }) => kind !== 'given').map((person) => [person.name, person]),
);

/** A person's name in the dative: `Dedene`, `Oğluna`, `Ali amcaya`, `Elif'e`. */
export function toPerson(name: string): string {
  const person = CALLED.get(upperFirst(name.split(' ').at(-1) ?? ''));
  if (person === undefined) return dative(name);
  const suffix = suffixFor(lowerFirst(name), 'dative');
  const isPossessed = person.whose === 'theirs' || person.kind === 'one' || person.kind === 'other';
  return `${name}${isPossessed ? `n${suffix.slice(-1)}` : suffix}`;
}
