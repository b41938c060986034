import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import { joinedNames, takeApart } from './joined-names.ts';
import { type TitleSpan, findTitles } from './find-titles.ts';
import { findPeople } from './find-people.ts';
import type { PersonSpan } from './named-people.ts';
import { placeNames } from './place-names.ts';
import { createPeopleIndex, type PeopleIndex } from './people-index.ts';
import { resolvePerson } from './resolve-person.ts';
import { type TitleResolution, resolveTitle } from './resolve-title.ts';
import { createTitleIndex, type TitleIndex } from './title-index.ts';
import { foldWord } from './words.ts';

/** Everything that is looked up in a catalogue. Built once for any catalogue; asks nothing of its source. */
export interface FilmIndex {
  films: readonly CatalogueFilm[];
  resolveTitle(text: string, year?: number, isKept?: boolean): TitleResolution;
  /** The catalogue's spelling of a person's name, or undefined when it knows nobody of that name. */
  resolvePerson(text: string): string | undefined;
  findTitlesIn(text: string): readonly TitleSpan[];
  findPeopleIn(text: string): readonly PersonSpan[];
  /** A text with names that are written as one word taken apart (`fightclub`). */
  takeApart(text: string): string;
  /** Whether a folded word stands in one of the catalogue's plots: then it is spelled as it was meant. */
  knowsWord(folded: string): boolean;
  /** The place or country of a folded name, as the catalogue spells it. */
  placeNamed(folded: string): string | undefined;
}

interface IndexParts {
  films: readonly CatalogueFilm[];
  titles: TitleIndex;
  people: PeopleIndex;
  vocabulary: ReadonlySet<string>;
}

/** Builds the index of a catalogue. @param vocabulary folded words of plots that the films do not carry themselves */
export function createFilmIndex(
  films: readonly CatalogueFilm[],
  vocabulary: ReadonlySet<string> = new Set(),
): FilmIndex {
  return indexOver({ films, titles: createTitleIndex(films), people: createPeopleIndex(films), vocabulary });
}

/** The same in pieces, so that a page is not held up. @param breathe waited for between two pieces */
export async function createFilmIndexInPieces(
  films: readonly CatalogueFilm[],
  vocabulary: ReadonlySet<string>,
  breathe: () => Promise<void>,
): Promise<FilmIndex> {
  const titles = createTitleIndex(films);
  await breathe();
  const people = createPeopleIndex(films);
  await breathe();
  return indexOver({ films, titles, people, vocabulary });
}

function indexOver({ films, titles, people, vocabulary }: IndexParts): FilmIndex {
  let written: ReadonlySet<string> | undefined;
  let places: ReadonlyMap<string, string> | undefined;
  let joined: ReturnType<typeof joinedNames> | undefined;
  const knowsWord = (folded: string) =>
    vocabulary.has(folded) || (written ??= wordsOfPlots(films)).has(folded);
  return {
    films,
    resolveTitle: (text, year, isKept) => resolveTitle(titles, text, year, isKept),
    resolvePerson: (text) => resolvePerson(people, text),
    findTitlesIn: (text) => findTitles(titles, text, knowsWord),
    findPeopleIn: (text) => findPeople(people, text, knowsWord),
    takeApart: (text) =>
      takeApart(
        text,
        () => (joined ??= joinedNames(films, [...people.byFirstWord.values()].flat())),
        knowsWord,
      ),
    knowsWord,
    placeNamed: (folded) => (places ??= placeNames(films)).get(folded),
  };
}

/**
 * Only asked for once somebody writes an unheard-of word, so that building the index stays quick. Capitalised words are
 * left out: names are no words that a sentence must keep.
 */
function wordsOfPlots(films: readonly CatalogueFilm[]): ReadonlySet<string> {
  const words = films.flatMap(({ plot = '' }) => plot.match(/(?<![\p{L}'’])\p{Ll}\p{L}*/gu) ?? []);
  return new Set(words.map(foldWord));
}
