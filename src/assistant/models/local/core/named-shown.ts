import { normaliseTitle } from '#domain/title.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import type { Span, Tokens } from '../understand/tokens.ts';
import { CONCEPTS } from '../understand/concepts.ts';
import { initialsJoined } from '../understand/initials.ts';
import { isEveryday } from '../understand/unknown-title.ts';
import type { ShownFilm } from './memory.ts';

/**
 * A film on the screen that a message names, by all of its title or what tells it from the others (`hababam`, `paddingtonu`).
 * `isTold` where its words are more than everyday ones.
 */
export function namedShown<Film extends ShownFilm>(
  tokens: Tokens,
  shown: readonly Film[],
): (Span & { film: Film; isTold: boolean }) | undefined {
  const named = shown.flatMap((film) => {
    // What it is called here, or in its own language: `la la land` of *Aşıklar Şehri*.
    const found = [film.title, film.originalTitle ?? ''].flatMap(
      (title) => namedBy(film, wordsIn(title)) ?? [],
    );
    return found.slice(0, 1);
  });
  return named.length === 1 ? named[0] : undefined;

  function namedBy(
    film: Film,
    words: readonly string[],
  ): (Span & { film: Film; isTold: boolean }) | undefined {
    const own = words.filter(
      (word) => !shown.some((other) => other !== film && wordsOf(other).includes(word)),
    );
    // `korkutan olsun` wishes, and names no `Korku Seansı`.
    const from = tokens.findIndex(({ folded }, place) =>
      own.some(
        (word) => isWord(folded, word) && (folded === word || CONCEPTS.at(tokens, place) === undefined),
      ),
    );
    if (from < 0) return undefined;
    const length = tokens.slice(from).findIndex(({ folded }) => !words.some((word) => isWord(folded, word)));
    const to = length < 0 ? tokens.length : from + length;
    const said = tokens.slice(from, to);
    // `güzel olsun` does not choose `Güzel Günler`.
    // `hemme` is no ending of `hem` where a film is called so.
    const isTold = said.some(
      (token) => !isEveryday(token) || (words.includes(token.folded) && !isCommonWord(token.folded)),
    );
    return said.length === words.length || isTold ? { film, from, to, isTold } : undefined;
  }
}

/** The words of a title, without what an apostrophe parts: `Hemme'nin …` is called `hemme`. */
const wordsIn = (title: string): string[] =>
  normaliseTitle(initialsJoined(title).replace(/['’]\p{Ll}+/gu, ''))
    .split(' ')
    .filter(Boolean);

const wordsOf = ({ title, originalTitle = '' }: ShownFilm): string[] => [
  ...wordsIn(title),
  ...wordsIn(originalTitle),
];

const LEAST = 4;
const LONGEST_ENDING = 4;
/** A word of a title with its ending (`paddingtonu`, `köpeği`), or as it stands. */
const isWord = (said: string, word: string): boolean =>
  said === word ||
  (word.length >= LEAST &&
    said.startsWith(word.length > LEAST ? word.slice(0, -1) : word) &&
    said.length <= word.length + LONGEST_ENDING);
