import type { Film } from '#domain/film.ts';
import { splitGenres } from '#domain/genre.ts';
import { createSearchText, searchFor } from '#features/film/search-text.ts';

/** The orders of a list of films (F-04). */
export const FILM_SORTS = [
  ['newest', 'En yeni'],
  ['oldest', 'En eski'],
  ['title', 'İsme göre'],
  ['rating', 'Puana göre'],
] as const;
type FilmSort = (typeof FILM_SORTS)[number][0];

export interface FilmFilters {
  query: string;
  /** A genre's name; '' means all (`Tüm Türler`). */
  genre: string;
  sort: FilmSort;
}

export const NO_FILTERS: FilmFilters = { query: '', genre: '', sort: 'newest' };

/** Whether the filters are as they were at first. */
export function isUntouched({ query, genre, sort }: FilmFilters): boolean {
  return query === '' && genre === '' && sort === 'newest';
}

/** A film of a list with when it came into it (ISO time). */
export interface DatedFilm {
  film: Film;
  at: string;
}

/** The films in the order asked for; titles sort as a Turkish dictionary does (F-04). */
export function sortFilms<T extends DatedFilm>(films: readonly T[], sort: FilmSort): T[] {
  return films.toSorted(ORDERS[sort]);
}

/**
 * The films that fit the filters, in the order they come in: the text matches title, original title or genre, `c` also ç, ı and i alike
 * (F-02, F-03). Apart from the sorting, so that a key in the search box does not sort thousands of films again.
 */
export function filterFilms<T extends DatedFilm>(
  films: readonly T[],
  { query, genre }: Omit<FilmFilters, 'sort'>,
): T[] {
  const isFound = searchFor(query);
  return films.filter(
    ({ film }) =>
      // Called even without a search: the texts are then made with the list, not at the first key.
      isFound(searchText(film)) && (genre === '' || splitGenres(film.genre).includes(genre)),
  );
}

const searchText = createSearchText<Film>(({ title, originalTitle = '', genre }) => [
  title,
  originalTitle,
  genre,
]);
const collator = new Intl.Collator('tr', { numeric: true });
const newestFirst = (a: DatedFilm, b: DatedFilm) => Date.parse(b.at) - Date.parse(a.at);

const ORDERS: Readonly<Record<FilmSort, (a: DatedFilm, b: DatedFilm) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  title: (a, b) => collator.compare(a.film.title, b.film.title),
  rating: (a, b) => b.film.rating - a.film.rating || collator.compare(a.film.title, b.film.title),
};

/** The genres there are among films, in Turkish alphabetical order, for the select. */
export function genresOf(films: readonly DatedFilm[]): string[] {
  return [...new Set(films.flatMap(({ film }) => splitGenres(film.genre)))].sort(collator.compare);
}
