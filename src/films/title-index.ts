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

interface Draft {
  key: string;
  words: readonly string[];
  films: CatalogueFilm[];
  shortFor: CatalogueFilm[];
}

export function createTitleIndex(films: readonly CatalogueFilm[]): TitleIndex {
  const drafts = new Map<string, Draft>();
  for (const film of films) {
    for (const { words, short } of titleKeys(film)) {
      const key = words.join(' ');
      let draft = drafts.get(key);
      if (draft === undefined) {
        draft = { key, words, films: [], shortFor: [] };
        drafts.set(key, draft);
      }
      (short ? draft.shortFor : draft.films).push(film);
    }
  }
  const byFirstWord = new Map<string, Draft[]>();
  const vocabulary = new Set<string>();
  for (const draft of drafts.values()) {
    const [first = ''] = draft.words;
    const list = byFirstWord.get(first);
    if (list === undefined) byFirstWord.set(first, [draft]);
    else list.push(draft);
    for (const word of draft.words) vocabulary.add(word);
  }
  for (const list of byFirstWord.values())
    if (list.length > 1) list.sort((a, b) => b.words.length - a.words.length);
  return {
    entry: (key) => drafts.get(key),
    startingWith: (word) => byFirstWord.get(word) ?? [],
    entries: [...drafts.values()],
    vocabulary: createFuzzyWords(vocabulary),
  };
}
