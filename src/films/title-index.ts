import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import { type FuzzyWords, createFuzzyWords } from './fuzzy-words.ts';
import { titleKeys } from './title-keys.ts';

/** A name under which films are found, with all the films that bear it. */
export interface TitleEntry {
  key: string;
  words: readonly string[];
  /** Films whose title, original title or further spelling this is. */
  films: readonly CatalogueFilm[];
  /** Films of which it is only the part before a colon, or the title without its article. */
  shortFor: readonly CatalogueFilm[];
}

/** All names of all films, by name and by first word. */
export interface TitleIndex {
  entry(key: string): TitleEntry | undefined;
  /** Entries that begin with a word, those of most words first. */
  startingWith(word: string): readonly TitleEntry[];
  entries: readonly TitleEntry[];
  vocabulary: FuzzyWords;
}

/** Builds the lookup of the titles of a catalogue. */
export function createTitleIndex(films: readonly CatalogueFilm[]): TitleIndex {
  const byKey = new Map<string, TitleEntry & { films: CatalogueFilm[]; shortFor: CatalogueFilm[] }>();
  for (const film of films) {
    for (const { words, short } of titleKeys(film)) {
      const key = words.join(' ');
      const entry = byKey.get(key) ?? { key, words, films: [], shortFor: [] };
      byKey.set(key, entry);
      (short ? entry.shortFor : entry.films).push(film);
    }
  }
  const entries = [...byKey.values()];
  const longestFirst = entries.toSorted((a, b) => b.words.length - a.words.length);
  const byFirstWord = Map.groupBy(longestFirst, ({ words }) => words[0] ?? '');
  return {
    entry: (key) => byKey.get(key),
    startingWith: (word) => byFirstWord.get(word) ?? [],
    entries,
    vocabulary: createFuzzyWords(new Set(entries.flatMap(({ words }) => words))),
  };
}
