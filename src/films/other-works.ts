import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';

import { endOf, firstWords } from './title-at.ts';
import source from './other-works.json' with { type: 'json' };
import { keyWords, splitWords } from './words.ts';

/** A series, game, cartoon or book: no film itself, but loved by people who love some films. */
interface OtherWork {
  name: string;
  /** How people call it; a name that is an everyday word is called with what it is (`you dizisi`). */
  said: readonly string[];
  films: readonly { title: string; year: number }[];
}

/** Where a text speaks of such a work. */
export interface WorkSpan {
  start: number;
  end: number;
  name: string;
}

const WORKS: readonly OtherWork[] = source;
const byName = new Map(WORKS.map((work) => [normaliseTitle(work.name), work]));
const entries = WORKS.flatMap(({ name, said }) => said.map((way) => ({ name, words: keyWords(way) })));
const byFirstWord = Map.groupBy(
  entries.toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

/** The films that somebody loves who loves a work that is no film; undefined where no such work is called so. */
export function filmsLike(
  name: string,
  films: readonly CatalogueFilm[],
): { name: string; films: CatalogueFilm[] } | undefined {
  const work = byName.get(normaliseTitle(name));
  return work && { name: work.name, films: films.filter((film) => work.films.some(isCalled(film))) };
}

const isCalled =
  (film: CatalogueFilm) =>
  ({ title, year }: OtherWork['films'][number]): boolean =>
    film.title === title && film.year === year;

/** The works that a text names, in order, longest first where they overlap; suffixes are forgiven. */
export function findOtherWorks(text: string): WorkSpan[] {
  const words = splitWords(text);
  const spans: WorkSpan[] = [];
  let from = 0;
  while (from < words.length) {
    const start = from;
    const word = words[start];
    const begun = word === undefined ? [] : firstWords(word).flatMap((first) => byFirstWord.get(first) ?? []);
    const found = begun
      .map(({ name, words: own }) => {
        return { name, to: endOf({ words: own }, words, start, (said, wanted) => said === wanted) ?? start };
      })
      .toSorted((a, b) => b.to - a.to)[0];
    const last = found === undefined ? undefined : words[found.to - 1];
    if (found !== undefined && found.to > start && word !== undefined && last !== undefined) {
      spans.push({ start: word.start, end: last.end, name: found.name });
      from = found.to;
    } else from += 1;
  }
  return spans;
}
