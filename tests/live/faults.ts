import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Film, LIMITS } from '#domain/film.ts';
import { splitGenres } from '#domain/genre.ts';
import { checkFilms } from '#domain/rules.ts';
import { brokenWishes } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';

/** What films are held against. */
interface Demands {
  wishes: Wishes;
  /** Wishes that the recommender said gave way. */
  loosened: readonly string[];
  /** Titles that must not come again. */
  banned: readonly string[];
  /** What the catalogue knows of a film, where a model's own words do not say it. */
  known: (film: Film) => CatalogueFilm | undefined;
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** What is wrong with a film in itself, whoever chose it. */
export function filmFaults(film: Film): string[] {
  const { title, year, rating, duration, genre, plot } = film;
  return [
    ...(title.trim() === '' ? ['no title'] : []),
    ...(isWithin(year, LIMITS.minYear, LIMITS.maxYear) ? [] : [`${title}: year ${year}`]),
    ...(isWithin(rating, 0, LIMITS.maxRating) ? [] : [`${title}: rating ${rating}`]),
    ...(isWithin(duration, LIMITS.minDuration, LIMITS.maxDuration) ? [] : [`${title}: ${duration} minutes`]),
    ...(genre === '' ? [`${title}: no genre`] : []),
    ...(plot === '' ? [`${title}: no plot`] : []),
  ];
}

/** What is wrong with a surprise. A model may leave its year out: what is not known of a surprise has a default (S-10). */
export const surpriseFaults = (film: Film): string[] =>
  filmFaults(film.year === 0 ? { ...film, year: LIMITS.maxYear } : film);

/** What is wrong with a recommendation: none means that they are three valid films. */
export function recommendationFaults(
  films: readonly Film[],
  { wishes, loosened, banned, known }: Demands,
): string[] {
  const genres = loosened.includes('genres') ? [] : wishes.genres;
  const broken = films.flatMap((film) =>
    brokenWishes(factsOf(film, known(film)), wishes)
      .filter((wish) => !loosened.includes(wish))
      .map((wish) => `${film.title}: ${wish}`),
  );
  return [
    ...films.flatMap(filmFaults),
    ...checkFilms(films, { genres, banned }).map(({ message, title = '' }) => `${message} ${title}`.trim()),
    ...broken,
  ];
}

/** The film as its card shows it, and beside that what only the catalogue knows. */
const factsOf = (film: Film, known: CatalogueFilm | undefined) => ({
  ...known,
  ...film,
  originalTitle: film.originalTitle ?? known?.originalTitle,
  genres: [...splitGenres(film.genre), ...(known?.genres ?? [])],
});
