import { isFormOf } from '#lib/turkish/stem.ts';
import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import type { PeopleIndex, Person } from './people-index.ts';
import { withoutCase } from './title-suffix.ts';
import type { Word } from './words.ts';

/** A person whose name begins at a word, with the place one beyond its last word. */
interface NamedPerson {
  person: Person;
  to: number;
  fuzzy: boolean;
}

/** The person whose given and family name begin at a word, exactly or with slips of the finger forgiven. */
export function fullNameAt(
  index: PeopleIndex,
  words: readonly Word[],
  from: number,
  fuzzyToo: boolean,
): NamedPerson | undefined {
  const first = words[from]?.folded ?? '';
  const namedBy = (word: string) => index.byFirstWord.get(word) ?? [];
  // `çekti canım` is no slip of *Çeki Çan*.
  const mayBeSlip = fuzzyToo && first.length > 3 && !isVerbForm(first);
  const near = mayBeSlip ? index.vocabulary.near(first).flatMap(namedBy) : [];
  for (const [people, fuzzy] of [
    [namedBy(first), false],
    [namedBy(first), true],
    [near, true],
  ] as const) {
    for (const person of people) {
      if (person.words.length < 2) continue;
      const to = nameEnd(index, person, words, from, fuzzy);
      if (to !== undefined) return { person, to, fuzzy };
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
  fuzzy: boolean,
): number | undefined {
  const whole = endOfWords(index, name, words, from, fuzzy);
  const given = name.slice(0, -1);
  if (whole !== undefined || fuzzy || given.length < 2 || given.some((word) => word.length < 4)) return whole;
  return endOfWords(index, given, words, from, false);
}

function endOfWords(
  index: PeopleIndex,
  name: readonly string[],
  words: readonly Word[],
  from: number,
  fuzzy: boolean,
): number | undefined {
  const near = (form: string, wanted: string) =>
    form === wanted ||
    (fuzzy && form.length > 2 && form + form.slice(-1) === wanted) ||
    (fuzzy && form.length > 3 && index.vocabulary.near(form).includes(wanted));
  for (const [place, wanted] of name.entries()) {
    const word = words[from + place];
    if (word === undefined) return undefined;
    const last = place === name.length - 1;
    const said = last ? formsOf(word) : [word.folded];
    if (said.some((form) => near(form, wanted))) continue;
    // `kemal sunalinkiler`, `cuneyt arkinlardan`: behind a given name any ending is one.
    if (last && place > 0 && isFormOf(word.base, wanted)) continue;
    // `di kaprio`: a family name in two words.
    const next = words[from + place + 1];
    if (!last || !fuzzy || next === undefined || word.folded.length > 3) return undefined;
    return formsOf(next).some((form) => near(word.folded + form, wanted)) ? from + place + 2 : undefined;
  }
  return from + name.length;
}

/** What a word may mean as the end of a name: as said, and without its suffixes. */
export const formsOf = (word: Word) => [word.folded, ...bareForms(word)];

/** The endings of names beyond the cases: `dicapriolu`, `arkınlardan`, `sunalınkiler`. */
const OF_NAMES =
  /^(.{3,}?)(?:l[iu]|(?:l[iu])?l[ae]r(?:[dt][ae]n|[iu]n|[iu]|[ae])?|n?[iu]nki(?:l[ae]r(?:[dt][ae]n|[iu]|[ae])?)?)$/u;

/** A word without its suffixes. */
export const bareForms = ({ base }: Word) => [base, ...withoutCase(base), OF_NAMES.exec(base)?.[1] ?? base];
