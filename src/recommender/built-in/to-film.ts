import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { formatDescription } from '#domain/description.ts';
import { type Film, LIMITS, NO_PLOT, UNKNOWN_ACTOR } from '#domain/film.ts';
import type { Genre } from '#domain/genre.ts';
import { recommendedId } from '#domain/ids.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';

export interface Making {
  now: Date;
  /** In [0, 1), for the id. */
  random: number;
  /** Selected genres: the film's `genre` holds only those of its genres, all of them when none was selected (M-03). */
  genres?: readonly Genre[];
  explanation?: string;
}

/**
 * A recommended film from a film of the catalogue (K-23). It has no poster yet. What a catalogue
 * file leaves thin, a plot of a few letters or no names, gets the defaults of M-17 and M-18.
 */
export function toFilm(film: CatalogueFilm, { now, random, genres = [], explanation }: Making): Film {
  const selected = film.genres.filter((genre) => genres.includes(genre));
  const plot = film.plot.trim().length >= LIMITS.minText ? film.plot : NO_PLOT;
  const actors = film.actors.slice(0, LIMITS.maxActors);
  return {
    id: recommendedId(film.title, now, random),
    originalAiId: film.id,
    title: film.title,
    originalTitle: film.originalTitle,
    year: film.year,
    genre: (selected.length > 0 ? selected : film.genres).join(', '),
    rating: film.rating,
    duration: film.duration,
    ...(film.director === undefined ? {} : { director: film.director }),
    actors: actors.length > 0 ? actors : [UNKNOWN_ACTOR],
    plot,
    description: formatDescription({
      title: film.title,
      year: film.year,
      rating: film.rating,
      explanation: plot,
    }),
    ...(explanation === undefined ? {} : { explanation }),
    posterUrl: PLACEHOLDER_POSTER_URL,
    generatedAt: now.toISOString(),
  };
}
