import { isGenre } from '#domain/genre.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { KnownFilm } from '../../core/known-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { ANSWERS, type Answer } from '../questions/answers.ts';
import words from './fact-words.json' with { type: 'json' };

const FACTS = phraseLists(words);

export function askedFact(text: string): Answer | undefined {
  const name = nameIn(FACTS, text);
  return name === undefined ? undefined : ANSWERS[name];
}

/** A film of the screen as the catalogue knows it, else as its own record does; what neither knows is empty or 0. */
export function asTold(film: ShownFilm, known: KnownFilm | undefined): CatalogueFilm {
  const { title, originalTitle = title, year = 0, genre = '', duration = 0, rating = 0 } = film;
  const { actors = [], director, plot } = film;
  const genres = genre.split(', ').filter(isGenre);
  const own = { title, originalTitle, year, genres, duration, rating, actors, director };
  const unknown = {
    id: title,
    aliases: [],
    countries: [],
    moods: [],
    themes: [],
    origin: 'yabancı' as const,
  };
  return { ...unknown, ...own, ...known, plot };
}

/** One fact of several films: each with its own (`Baba: 8,7; Joker: 8,3`). */
export function rowOfFacts(films: readonly CatalogueFilm[], { short }: Answer): string | undefined {
  const told = films.flatMap((film) => {
    const value = short?.(film) ?? '';
    return value === '' ? [] : `${film.title}: ${value.replace(/\.$/u, '')}`;
  });
  return told.length === 0 ? undefined : `${told.join('; ')}.`;
}
