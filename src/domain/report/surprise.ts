import { splitGenres } from '../genre.ts';
import type { WatchedFilm } from '../records.ts';
import { countGenres } from '../stats.ts';
import type { Surprise } from './report.ts';

/** Points apart from everybody's from which it is worth a word. */
const FAR_APART = 2;
/** Of so few films none stands out. */
const ENOUGH = 5;
/** Years older than the middle of the films. */
const FAR_OLDER = 20;

/** The film that fits the rest least: by the person's own points, else by genre, else by age. */
export function surpriseOf(films: readonly WatchedFilm[]): Surprise | undefined {
  return byPoints(films) ?? (films.length < ENOUGH ? undefined : (byGenre(films) ?? byAge(films)));
}

function byPoints(films: readonly WatchedFilm[]): Surprise | undefined {
  const apart = films
    .flatMap(({ title, year, score, rating }) =>
      score === undefined || rating === 0 || Math.abs(score - rating) < FAR_APART
        ? []
        : [{ title, year, score, rating }],
    )
    // At the same distance a joy is the better surprise.
    .toSorted((a, b) => Math.abs(b.score - b.rating) - Math.abs(a.score - a.rating) || b.score - a.score);
  const [film] = apart;
  if (film === undefined) return undefined;
  const { title, year, score, rating } = film;
  return { title, year, why: { kind: score > rating ? 'loved' : 'disappointed', score, rating } };
}

function byGenre(films: readonly WatchedFilm[]): Surprise | undefined {
  const lone = new Set(countGenres(films).flatMap(({ genre, count }) => (count === 1 ? [genre] : [])));
  const found = films
    .flatMap((film) => {
      const genre = splitGenres(film.genre).find((name) => lone.has(name));
      return genre === undefined ? [] : [{ film, genre }];
    })
    .toSorted((a, b) => b.film.rating - a.film.rating)[0];
  return (
    found && { title: found.film.title, year: found.film.year, why: { kind: 'lone', genre: found.genre } }
  );
}

function byAge(films: readonly WatchedFilm[]): Surprise | undefined {
  const dated = films.filter(({ year }) => year > 0).toSorted((a, b) => a.year - b.year);
  const [oldest] = dated;
  const middle = dated[Math.floor(dated.length / 2)];
  if (oldest === undefined || middle === undefined || middle.year - oldest.year < FAR_OLDER) return undefined;
  return { title: oldest.title, year: oldest.year, why: { kind: 'old' } };
}
