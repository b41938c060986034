import { isGenre } from '#domain/genre.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { formatRating, inWords, joinList } from '#lib/turkish/format.ts';
import type { ShownFilm } from '../../core/memory.ts';
import type { Phrases } from '../../lexicon/phrases.ts';
import * as facts from '../questions/facts.ts';
import * as feelings from '../questions/feelings.ts';
import type { KnownFilm } from './known-film.ts';
import { said } from './said.ts';

/** A fact that may be asked of films on the screen. */
export interface Fact {
  said: Phrases;
  /** The card shows more of it. */
  card?: boolean;
  tell: facts.Fact;
  /** The same in a row of several films, without the title. */
  short?: (film: CatalogueFilm) => string | undefined;
}

/** What may be asked of one film. The first whose words are said is meant. */
export const FACTS: readonly Fact[] = [
  { said: said.ENDING, tell: feelings.ending },
  { said: said.ORIGINAL, tell: facts.originalTitle },
  { said: said.COUNTRY, tell: facts.country },
  { said: said.LANGUAGE, tell: facts.language },
  { said: said.AGE, card: true, tell: feelings.age },
  { said: said.DIRECTOR, card: true, tell: facts.director, short: ({ director }) => director },
  { said: said.CAST, card: true, tell: facts.cast, short: (film) => joinList(facts.actorsOf(film)) },
  { said: said.DURATION, card: true, tell: facts.length, short: ({ duration }) => inWords(duration) },
  { said: said.YEAR, card: true, tell: facts.year, short: ({ year }) => `${year}` },
  { said: said.RATING, card: true, tell: facts.rating, short: ({ rating }) => formatRating(rating) },
  { said: said.GENRE, tell: facts.genre, short: facts.genresOf },
  { said: said.PLOT, card: true, tell: facts.plot, short: (film) => facts.plotOf(film, 1) },
  { said: said.HOW, card: true, tell: feelings.good },
];

export const askedFact = (text: string): Fact | undefined => FACTS.find((fact) => fact.said.in(text));

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
export function rowOfFacts(films: readonly CatalogueFilm[], { short }: Fact): string | undefined {
  const told = films.flatMap((film) => {
    const value = short?.(film) ?? '';
    return value === '' ? [] : `${film.title}: ${value.replace(/\.$/u, '')}`;
  });
  return told.length === 0 ? undefined : `${told.join('; ')}.`;
}
