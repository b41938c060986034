import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Film, FilmRole } from '#domain/film.ts';
import type { Genre } from '#domain/genre.ts';
import { type Making, newFilm } from '../new-film.ts';

interface Choice extends Making {
  /** Selected genres: the film's `genre` holds only those of its genres, all of them when none was selected (M-03). */
  genres?: readonly Genre[];
  explanation?: string;
  role?: FilmRole | undefined;
}

/** A recommended film from a film of the catalogue. */
export function toFilm(film: CatalogueFilm, { genres = [], explanation, role, ...making }: Choice): Film {
  const { title, year, rating, duration, actors, plot, originalTitle, director } = film;
  const selected = film.genres.filter((genre) => genres.includes(genre));
  const genre = (selected.length > 0 ? selected : film.genres).join(', ');
  const optional = {
    originalTitle,
    director,
    explanation,
    role,
    ratingFrom: 'catalogue' as const,
    originalAiId: film.id,
  };
  return newFilm({ title, year, genre, rating, duration, actors, plot, optional }, making);
}
