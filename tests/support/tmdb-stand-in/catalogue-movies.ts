import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { MOVIES, type StandInMovie } from './data.ts';

/** The catalogue's films as the service would know them, without pictures: for stand-ins that must know what a model names. */
export function catalogueMovies(films: readonly CatalogueFilm[]): StandInMovie[] {
  const own = new Set(MOVIES.map(({ originalTitle }) => originalTitle));
  return films
    .filter(({ originalTitle }) => !own.has(originalTitle))
    .map((film, index) => ({
      id: 1_000_000 + index,
      originalTitle: film.originalTitle,
      originalLanguage: film.origin === 'yerli' ? 'tr' : 'en',
      english: film.originalTitle,
      turkish: film.title,
      releaseDate: `${film.year}-06-15`,
      posterPath: null,
      runtime: film.duration,
    }));
}
