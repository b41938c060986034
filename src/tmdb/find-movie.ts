import { normaliseTitle } from '#domain/title.ts';

import { agrees } from './agrees.ts';
import type { MovieSearch, TmdbClient } from './client.ts';
import { filmNames, type FilmNames, type FindTitles, type WantedFilm } from './film-names.ts';
import { createSharedLookups } from './shared-lookups.ts';
import type { Movie } from './wire.ts';

/**
 * What the movie database says of a film. `unknown` is its verdict: it answered every search, and none of its films is
 * this one. `unavailable` is none: a search failed, so nothing can be said.
 */
type MovieLookup =
  | { kind: 'found'; movie: Movie }
  | { kind: 'unknown' }
  | { kind: 'unavailable'; error: unknown };

/** Never rejects but with the signal's reason. */
export type FindMovie = (film: WantedFilm, signal?: AbortSignal) => Promise<MovieLookup>;

/** Longer texts are no film's title, and no address to send. */
const LONGEST_TITLE = 200;

/**
 * Finds films in the movie database (B-02, B-03): the English title in en-US, then the Turkish one
 * in tr-TR, then both without the year; of each answer the first film whose title and year (± 1) agree counts. A blank
 * title makes no call (B-09). Answers are kept while the page lives and shared between posters, trailers and rules;
 * outages are not.
 */
export function createMovieFinder({
  client,
  findTitles,
}: {
  client: Pick<TmdbClient, 'searchMovies'>;
  findTitles: FindTitles;
}): FindMovie {
  const lookups = createSharedLookups<MovieLookup>(({ kind }) => kind !== 'unavailable');

  return (film, signal) => {
    const title = normaliseTitle(film.title);
    const key = JSON.stringify([title, film.year, normaliseTitle(film.originalTitle ?? '')]);
    return lookups.get(key, (stop) => lookUp(film, stop), signal);
  };

  async function lookUp(film: WantedFilm, signal: AbortSignal): Promise<MovieLookup> {
    if (film.title.length > LONGEST_TITLE) return { kind: 'unknown' };
    try {
      const names = filmNames(film, await findTitles(film));
      if (names === undefined) return { kind: 'unknown' };
      for (const search of searches(names, film.year)) {
        const movies = await client.searchMovies(search, signal);
        const movie = movies.find((candidate) => agrees(candidate, names.all, film.year));
        if (movie !== undefined) return { kind: 'found', movie };
      }
      return { kind: 'unknown' };
    } catch (error) {
      signal.throwIfAborted();
      return { kind: 'unavailable', error };
    }
  }
}

function searches({ english, turkish }: FilmNames, year: number): MovieSearch[] {
  const anyYear: MovieSearch[] = [
    { query: english, language: 'en-US' },
    { query: turkish, language: 'tr-TR' },
  ];
  return year === 0 ? anyYear : [...anyYear.map((search) => ({ ...search, year })), ...anyYear];
}
