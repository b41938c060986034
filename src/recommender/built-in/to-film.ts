import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { formatDescription } from '#domain/description.ts';
import type { Film } from '#domain/film.ts';
import type { Genre } from '#domain/genre.ts';
import { recommendedId } from '#domain/ids.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';

export interface Making {
  now: Date;
  /** In [0, 1), for the id. */
  random: number;
  /** Selected genres: the film's `genre` holds only those of its genres, all of them when none was selected (spec §5). */
  genres?: readonly Genre[];
  explanation?: string;
}

/** A recommended film from a film of the catalogue (spec §3, Generated film). It has no poster yet. */
export function toFilm(film: CatalogueFilm, { now, random, genres = [], explanation }: Making): Film {
  const selected = film.genres.filter((genre) => genres.includes(genre));
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
    actors: [...film.actors],
    plot: film.plot,
    description: formatDescription({
      title: film.title,
      year: film.year,
      rating: film.rating,
      explanation: film.plot,
    }),
    ...(explanation === undefined ? {} : { explanation }),
    posterUrl: PLACEHOLDER_POSTER_URL,
    generatedAt: now.toISOString(),
  };
}
