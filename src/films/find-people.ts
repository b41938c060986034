import { isCommonWord } from '#lib/turkish/common-words.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import { evidenceOf } from './evidence.ts';
import { bareForms, formsOf, fullNameAt } from './full-names.ts';
import { type Named, type PersonSpan, type Sentence, named } from './named-people.ts';
import { duoAt, siblingsAt } from './named-together.ts';
import {
  type PeopleIndex,
  type Person,
  SHORTEST_FAMILY_NAME,
  bearerOf,
  namesakeOf,
  writerCalled,
} from './people-index.ts';
import { type Word, splitWords } from './words.ts';

/** Of so many films somebody is known by the family name alone, whatever stands beside it. */
const KNOWN_FOR = 3;
/** A name so long is hardly another word: fewer films are enough. */
const LONG_NAME = 8;
const LONGEST_TYPO_SEARCH = 80;
/** Whose films weigh so much is meant by the family name, whatever stands before it. */
const WELL_KNOWN = 6;
const SHORTEST_GIVEN_NAME = 3;
const LEAST_STEM = 4;

/** The people named inside a sentence, in order. A family name alone counts only with evidence that it is a name. */
export function findPeople(
  index: PeopleIndex,
  text: string,
  knowsWord: (folded: string) => boolean,
): PersonSpan[] {
  const words = splitWords(text);
  const sentence = { index, text, words, knowsWord };
  const spans: PersonSpan[] = [];
  let from = 0;
  while (from < words.length) {
    const named = namedAt(sentence, from);
    if (named !== undefined) spans.push(...named.spans);
    from = named?.to ?? from + 1;
  }
  return spans;
}

function namedAt(sentence: Sentence, from: number): Named | undefined {
  const { index, words } = sentence;
  const siblings = siblingsAt(sentence, from) ?? duoAt(sentence, from);
  if (siblings !== undefined) return siblings;
  const full = fullNameAt(index, words, from, words.length <= LONGEST_TYPO_SEARCH);
  if (full === undefined) return partedFamilyNameAt(sentence, from) ?? familyNameAt(sentence, from);
  const { person, to, fuzzy } = full;
  return named(sentence, from, to, person, { familyName: false, fuzzy });
}

function familyNameAt(sentence: Sentence, from: number): Named | undefined {
  const { index, text, words, knowsWord } = sentence;
  const word = words[from];
  if (word === undefined || WRITTEN.test(word.folded)) return undefined;
  const forms = bareForms(word).filter((form) => form.length >= SHORTEST_FAMILY_NAME);
  const ordinary = knowsWord(word.base) || isEveryday(word);
  const near = (form: string) =>
    index.vocabulary.near(form).filter((name) => name.startsWith(form.charAt(0)));
  const known = ordinary
    ? undefined
    : forms.map((form) => namesakeOf(index, form)).find((person) => person !== undefined);
  // `yılmazla` is no slip of *Yılmazer* where there are people called Yılmaz.
  const isBorne = forms.some((form) => index.byLastWord.has(form));
  // `girdik` is no slip of *Girik*, and `bayraktı` none of *Bayraktar*.
  const mayBeSlip =
    !ordinary &&
    words.length <= LONGEST_TYPO_SEARCH &&
    !isBorne &&
    known === undefined &&
    !isVerbForm(word.base) &&
    !basesOf(word.base, LEAST_STEM).some((base) => knowsWord(base));
  const mistyped = mayBeSlip ? forms.filter((form) => form.length > 5).flatMap(near) : [];
  const ofWriter = WRITTEN.test(words[from + 1]?.folded ?? '');
  const bearers = [...forms, ...mistyped].flatMap((form, place) => {
    const writer = ofWriter ? writerCalled(index, form) : undefined;
    const person = writer ?? bearerOf(index, form);
    return person === undefined ? [] : [{ form, person, writer, fuzzy: place >= forms.length }];
  });
  // Nearly no word is anybody's name.
  if (bearers.length === 0 && known === undefined) return undefined;
  const told = evidenceOf(text, words, from, from + 1);
  for (const { form, person, writer, fuzzy } of bearers) {
    const isKnown = person.films >= (form.length >= LONG_NAME ? 2 : KNOWN_FOR);
    // `de niro`: the name has its small word before it.
    const whole = person.words.length > 2 && words[from - 1]?.folded === person.words.at(-2);
    const evidence =
      told ??
      (writer !== undefined ? 'context' : undefined) ??
      (!ordinary && isKnown && (form.length >= 5 || whole) ? 'distinct' : undefined) ??
      (!ordinary && !fuzzy && isBesideDirector(sentence, from + 1) ? 'context' : undefined);
    if (fuzzy && !isKnown) continue;
    // `yılmazla ersoyun muhabbeti`: the given name of others who are as well known.
    if (evidence !== 'whole' && evidence !== 'apostrophe' && isGivenNameToo(index, form, person)) continue;
    // `mars'ta`: a place, unless somebody well known is meant.
    if (!isKnown && /^[dt][ae](?!n)/u.test(word.suffix)) continue;
    if (isOfAnother(text, words[from - 1], word, person, knowsWord)) continue;
    // `savaş filmi` speaks of war, not of somebody named Savaş.
    if (evidence === undefined || (ordinary && (evidence === 'whole' || evidence === 'context'))) continue;
    return named(sentence, from, from + 1, person, { familyName: true, fuzzy });
  }
  if (told !== 'apostrophe' && told !== 'context') return undefined;
  return known && named(sentence, from, from + 1, known, { familyName: true, fuzzy: false });
}

const isGivenNameToo = ({ byFirstWord }: PeopleIndex, form: string, person: Person): boolean =>
  (byFirstWord.get(form) ?? []).some(({ name, made }) => name !== person.name && made >= KNOWN_FOR);

/** `aster eggers hariç`: the family names of two directors in a row. */
function isBesideDirector({ index, words }: Sentence, next: number): boolean {
  const word = words[next];
  if (word === undefined || isEveryday(word)) return false;
  const beside = bareForms(word).map((form) => bearerOf(index, form));
  return beside.some((one) => one !== undefined && one.films >= KNOWN_FOR && one.weight > one.films);
}

/** What is said of somebody who wrote a film, or what it is made of. */
const WRITTEN =
  /^(?:uyarla\w*|roman(?:[iu]\w*|lar\w*|[dt]a\w*)?|kitab\w*|kitaplar\w*|kaleminden|senaryo\w*|yazdig\w*|eser(?:i|ler)\w*)$/u;

/** `agatha christie` is not Julie Christie: an unheard-of word before a family name is somebody's given name. */
function isOfAnother(
  text: string,
  before: Word | undefined,
  { start }: Word,
  { words, weight }: Person,
  knowsWord: (folded: string) => boolean,
): boolean {
  if (before === undefined || before.folded.length < SHORTEST_GIVEN_NAME || before.suffix !== '')
    return false;
  // `Tarkovski, Bergman`: two people.
  if (text.slice(before.end, start).trim() !== '') return false;
  if (!/^[a-z]+$/u.test(before.folded) || knowsWord(before.base) || isEveryday(before)) return false;
  // Whoever has few films may have a namesake who has none here: `chantal akerman` is not Malin Akerman.
  return (before.capital || weight < WELL_KNOWN) && !words.includes(before.folded);
}

const isEveryday = ({ base }: Word) => basesOf(base).some(isCommonWord);

/** `di caprio`: a family name in two words, the first of them short. */
function partedFamilyNameAt(sentence: Sentence, from: number): Named | undefined {
  const [word, next] = sentence.words.slice(from, from + 2);
  if (word === undefined || next === undefined || word.folded.length > 3 || word.suffix !== '')
    return undefined;
  const person = formsOf(next)
    .map((form) => word.folded + form)
    .filter((name) => name.length >= LONG_NAME)
    .map((name) => bearerOf(sentence.index, name))
    .find((bearer) => bearer !== undefined);
  if (person === undefined || person.films < KNOWN_FOR) return undefined;
  return named(sentence, from, from + 2, person, { familyName: true, fuzzy: false });
}
