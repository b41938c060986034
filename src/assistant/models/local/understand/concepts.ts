import { fold } from '#domain/title.ts';

import {
  ALL_WORDS,
  ATTRIBUTE_WORDS,
  GENRE_WORDS,
  MOOD_WORDS,
  PLACE_WORDS,
  THEME_WORDS,
} from '../lexicon/concepts.ts';
import { type ConceptMatcher, createConceptMatcher } from './concept-matcher.ts';

/** All words of wishes. Where phrases are equally long, an earlier list counts before a later one. */
export const CONCEPTS: ConceptMatcher = createConceptMatcher(ALL_WORDS);

const SHORTEST_MENDED = 4;
const SHORTEST_THEME = 7;
const phrasesOf = (entries: typeof ALL_WORDS) => entries.flatMap(({ phrases }) => phrases);

/** The single words that a mistyped one may have been meant to be. Short themes are left out: too many words are near them. */
export const MENDABLE: readonly string[] = [
  ...singleWords([...GENRE_WORDS, ...MOOD_WORDS, ...PLACE_WORDS], SHORTEST_MENDED),
  ...singleWords([...THEME_WORDS, ...ATTRIBUTE_WORDS], SHORTEST_THEME),
];

/** The first words of phrases of several words, for slips in a short first word: `bilm kurgu`. */
export const FIRST_WORDS: readonly string[] = phrasesOf([...GENRE_WORDS, ...MOOD_WORDS, ...THEME_WORDS])
  .filter((phrase) => phrase.includes(' '))
  .map((phrase) => fold(phrase.split(' ')[0] ?? '').replace(/[=*]/gu, ''));

/** Every word of every phrase: none of them is a slip for another. */
export const PHRASE_WORDS: ReadonlySet<string> = new Set(
  phrasesOf(ALL_WORDS).flatMap((phrase) => fold(phrase).replace(/[=*]/gu, '').split(' ')),
);

function singleWords(entries: typeof ALL_WORDS, shortest: number): string[] {
  return phrasesOf(entries)
    .filter((phrase) => !/[\s=*]/u.test(phrase))
    .map((phrase) => fold(phrase))
    .filter((word) => word.length >= shortest);
}
