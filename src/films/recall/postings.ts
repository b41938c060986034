import type { CatalogueFilm, FilmMemory, FilmText } from '#domain/catalogue-film.ts';
import { remembered } from '#domain/remembered.ts';
import { namesOn } from '#films/people-index.ts';
import { keyWords } from '#films/words.ts';

import { featuresOf } from './features.ts';

/** What films are remembered by. */
export interface Memories {
  films: readonly CatalogueFilm[];
  memories: ReadonlyMap<string, FilmMemory>;
  /** The plots, as weaker evidence. */
  texts: ReadonlyMap<string, FilmText>;
}

/** On which films a word stands, by their places in the catalogue, and how much it tells of each. */
export interface Posting {
  at: readonly number[];
  weights: readonly number[];
}

/** The films on which words stand, by the features of the words; read in pieces, as all at once holds a page up. */
export interface Postings {
  of(key: string): Posting | undefined;
  /** Reads so many more films. @returns whether all are read */
  read(films: number): boolean;
}

/** How much a word tells by where it is known from; scenes in people's own words are the strongest. */
const FIELDS = { phrase: 1, character: 1, person: 0.8, theme: 0.6, plot: 0.6 } as const;

/** Begins the list of a catalogue, with nothing read yet. */
export function beginPostings({ films, memories, texts }: Memories): Postings {
  const postings = new Map<string, { at: number[]; weights: number[] }>();
  const postingOf = (key: string) => {
    const posting = postings.get(key) ?? { at: [], weights: [] };
    postings.set(key, posting);
    return posting;
  };
  // Plots say the same words over and over.
  const postingsOf = remembered((word) => featuresOf(word).map(({ key }) => postingOf(key)), {
    most: 20_000,
  });
  const add = (text: string, place: number, weight: number) => {
    for (const { at, weights } of keyWords(text).flatMap(postingsOf)) {
      const last = at.length - 1;
      if (at[last] === place) weights[last] = Math.max(weight, weights[last] ?? 0);
      else {
        at.push(place);
        weights.push(weight);
      }
    }
  };
  const readFilm = (film: CatalogueFilm, at: number) => {
    const { phrases = [], characters = [] } = memories.get(film.id) ?? {};
    for (const phrase of phrases) add(phrase, at, FIELDS.phrase);
    for (const name of characters) add(name, at, FIELDS.character);
    for (const name of namesOn(film)) add(name, at, FIELDS.person);
    for (const theme of film.themes) add(theme, at, FIELDS.theme);
    if (film.origin === 'yerli') add('türk yerli', at, FIELDS.theme);
    add(texts.get(film.id)?.plot ?? film.plot ?? '', at, FIELDS.plot);
  };
  let next = 0;
  return {
    of: (key) => postings.get(key),
    read(count) {
      for (const film of films.slice(next, next + count)) readFilm(film, next++);
      return next >= films.length;
    },
  };
}
