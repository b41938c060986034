import { parsePartialJson } from 'ai';

import type { Genre } from '#domain/genre.ts';
import { splitGenres } from '#domain/genre.ts';
import type { DraftFilm } from '../recommender.ts';
import { filmsIn, type WireFilm } from './wire.ts';

/** As many as are shown. */
const MAX_DRAFTS = 3;

/**
 * The films that can be read out of an answer while it arrives: those whose title is complete. Nothing is judged yet;
 * of an answer that is no JSON so far there are none.
 * @param genres those in force; only these are shown of a film's genres, as its card will
 */
export async function readDrafts(text: string, genres: readonly Genre[]): Promise<DraftFilm[]> {
  const start = text.search(/[{[]/u);
  if (start < 0) return [];
  const { value, state } = await parsePartialJson(text.slice(start));
  if (value === undefined || value === null) return [];
  const films = filmsIn(value, state === 'repaired-parse');
  return films
    .filter(({ title }) => title !== '')
    .slice(0, MAX_DRAFTS)
    .map((film) => toDraft(film, genres));
}

/** A model's film as it is shown before the rules have spoken. */
export function toDraft({ title, year, genre, rating }: WireFilm, genres: readonly Genre[]): DraftFilm {
  const fitting = splitGenres(genre).filter(
    (name) => genres.length === 0 || genres.some((own) => own === name),
  );
  return {
    title,
    ...(year === undefined ? {} : { year: Math.trunc(year) }),
    genre: fitting.join(', '),
    ...(rating === undefined ? {} : { rating }),
  };
}
