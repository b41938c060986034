import type { Film } from '#domain/film.ts';
import { PLACEHOLDER_POSTER_URL, posterOf } from '#domain/poster.ts';
import type { Logger } from '#lib/logger.ts';

import type { FindMovie } from './find-movie.ts';

/** Posters are 400 pixels wide (B-07). */
const IMAGE_BASE_URL = 'https://image.tmdb.org/t/p/w400';
const AT_ONCE = 3;

/** Looks posters up, three at once. Failures are logged and cost nothing but the poster. */
export function createPosters({ findMovie, logger }: { findMovie: FindMovie; logger: Logger }) {
  async function withPoster(film: Film, signal: AbortSignal | undefined): Promise<Film> {
    if (posterOf(film) !== undefined) return film;
    const found = await findMovie(film, signal);
    if (found.kind === 'unavailable') logger.warn(`Poster alınamadı: ${film.title}`, found.error);
    if (found.kind !== 'found' || found.movie.posterPath === undefined) return film;
    const posterUrl = `${IMAGE_BASE_URL}${found.movie.posterPath}`;
    // The description has a line for the poster (K-04).
    const description = film.description.replace(PLACEHOLDER_POSTER_URL, posterUrl);
    return { ...film, posterUrl, description };
  }

  return {
    /**
     * The same films in the same order, with a poster where the movie database has one; a film that brings its own is
     * left alone, one that none is found for keeps its placeholder (B-08). What is no list, or an empty one, gives an
     * empty list (B-10). Rejects only with the signal's reason.
     */
    async attach(films: readonly Film[], signal?: AbortSignal): Promise<Film[]> {
      // Records and models hand over what they will; the type is only a promise.
      const list: readonly Film[] = Array.isArray(films) ? films : [];
      const done: Film[] = [...list];
      const queue = list.entries();
      const worker = async () => {
        for (const [place, film] of queue) done[place] = await withPoster(film, signal);
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, list.length) }, worker));
      return done;
    },
  };
}
