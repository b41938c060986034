import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import { type TitleSpan, findTitles } from './find-titles.ts';
import { type PersonSpan, findPeople } from './find-people.ts';
import { createPeopleIndex } from './people-index.ts';
import { resolvePerson } from './resolve-person.ts';
import { type TitleResolution, resolveTitle } from './resolve-title.ts';
import { likeness, themeWeights } from './similar.ts';
import { createTitleIndex } from './title-index.ts';
import { foldWord } from './words.ts';

/** Everything that is looked up in a catalogue. Built once for any catalogue; asks nothing of its source. */
export interface FilmIndex {
  films: readonly CatalogueFilm[];
  byId(id: string): CatalogueFilm | undefined;
  /** @see resolveTitle */
  resolveTitle(text: string, year?: number): TitleResolution;
  /** The catalogue's spelling of a person's name, or undefined when it knows nobody of that name. */
  resolvePerson(text: string): string | undefined;
  /** @see findTitles */
  findTitlesIn(text: string): readonly TitleSpan[];
  /** @see findPeople */
  findPeopleIn(text: string): readonly PersonSpan[];
  /** Other films by how much they have in common with one, most first. */
  similar(film: CatalogueFilm, limit?: number): readonly CatalogueFilm[];
  /** Whether a folded word stands in one of the catalogue's plots: then it is spelled as it was meant. */
  knowsWord(folded: string): boolean;
  /** Themes the catalogue's films carry, in Turkish lower case. */
  themes: ReadonlySet<string>;
  /** Turkish names of the countries its films come from. */
  countries: ReadonlySet<string>;
}

const SIMILAR = 20;

/** Builds the index of a catalogue. */
export function createFilmIndex(films: readonly CatalogueFilm[]): FilmIndex {
  const titles = createTitleIndex(films);
  const people = createPeopleIndex(films);
  const weights = themeWeights(films);
  let written: ReadonlySet<string> | undefined;
  const knowsWord = (folded: string) => (written ??= wordsOfPlots(films)).has(folded);
  const byId = new Map(films.map((film) => [film.id, film]));
  return {
    films,
    byId: (id) => byId.get(id),
    resolveTitle: (text, year) => resolveTitle(titles, text, year),
    resolvePerson: (text) => resolvePerson(people, text),
    findTitlesIn: (text) => findTitles(titles, text, knowsWord),
    findPeopleIn: (text) => findPeople(people, text, knowsWord),
    knowsWord,
    similar: (film, limit = SIMILAR) =>
      films
        .filter((other) => other.id !== film.id)
        .map((other) => ({ other, score: likeness(film, other, weights) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ other }) => other),
    themes: new Set(weights.keys()),
    countries: new Set(films.flatMap((film) => film.countries)),
  };
}

/**
 * Only asked for once somebody writes an unheard-of word, so that building the index stays quick. Capitalised words are
 * left out: names are no words that a sentence must keep.
 */
function wordsOfPlots(films: readonly CatalogueFilm[]): ReadonlySet<string> {
  const words = films.flatMap(({ plot }) => plot.match(/(?<![\p{L}'’])\p{Ll}\p{L}*/gu) ?? []);
  return new Set(words.map(foldWord));
}
