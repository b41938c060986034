import { fold } from '#domain/title.ts';

import {
  ATTRIBUTE_WORDS,
  COMPANY_WORDS,
  GENRE_WORDS,
  MOOD_WORDS,
  PLACE_WORDS,
  SITUATION_WORDS,
  THEME_WORDS,
} from '../lexicon/concepts.ts';
import { type ConceptMatcher, createConceptMatcher } from './concept-matcher.ts';

/** All words of wishes. Where phrases are equally long, an earlier list counts before a later one. */
export const CONCEPTS: ConceptMatcher = createConceptMatcher([
  ...GENRE_WORDS,
  ...MOOD_WORDS,
  ...PLACE_WORDS,
  ...COMPANY_WORDS,
  ...ATTRIBUTE_WORDS,
  ...SITUATION_WORDS,
  ...THEME_WORDS,
]);

const SHORTEST_MENDED = 4;
const SHORTEST_THEME = 7;

/** The single words that a mistyped one may have been meant to be. Short themes are left out: too many words are near them. */
export const MENDABLE: readonly string[] = [
  ...[...GENRE_WORDS, ...MOOD_WORDS, ...PLACE_WORDS].flatMap(({ phrases }) =>
    singleWords(phrases, SHORTEST_MENDED),
  ),
  ...THEME_WORDS.flatMap(({ phrases }) => singleWords(phrases, SHORTEST_THEME)),
];

/** The first words of phrases of several words, for slips in a short first word: `bilm kurgu`. */
export const FIRST_WORDS: readonly string[] = [...GENRE_WORDS, ...MOOD_WORDS, ...THEME_WORDS].flatMap(
  ({ phrases }) =>
    phrases.filter((phrase) => phrase.includes(' ')).map((phrase) => fold(phrase.split(' ')[0] ?? '')),
);

function singleWords(phrases: readonly string[], shortest: number): string[] {
  return phrases
    .filter((phrase) => !/[\s=*]/u.test(phrase))
    .map((phrase) => fold(phrase))
    .filter((word) => word.length >= shortest);
}

/** Every word of every phrase: none of them is a slip for another. */
export const PHRASE_WORDS: ReadonlySet<string> = new Set(
  [
    ...GENRE_WORDS,
    ...MOOD_WORDS,
    ...PLACE_WORDS,
    ...COMPANY_WORDS,
    ...ATTRIBUTE_WORDS,
    ...SITUATION_WORDS,
    ...THEME_WORDS,
  ].flatMap(({ phrases }) => phrases.flatMap((phrase) => fold(phrase).replace(/[=*]/gu, '').split(' '))),
);
