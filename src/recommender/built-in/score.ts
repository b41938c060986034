import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { splitGenres } from '#domain/genre.ts';
import { findRecord } from '#domain/records.ts';
import { hasPerson, hasTheme } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Taste } from '../recommender.ts';
import type { Eligible } from './loosen.ts';
import { similarity } from './similarity.ts';

/** What the person likes, as films and weights of the catalogue. */
interface Profile {
  loved: CatalogueFilm[];
  known: (film: CatalogueFilm) => boolean;
  /** Share of each genre in the person's lists and preferences, 0–1. */
  genres: ReadonlyMap<string, number>;
}

export interface Scored extends Eligible {
  score: number;
  /** The favourite this film is most like, when that is why it ranks high. */
  because?: CatalogueFilm;
}

/** Builds the profile; `find` gives the catalogue's film for a record, where it knows it. */
export function profileOf(
  taste: Taste,
  find: (title: string, year: number) => CatalogueFilm | undefined,
): Profile {
  const counts = new Map<string, number>();
  const add = (genre: string, weight: number) => counts.set(genre, (counts.get(genre) ?? 0) + weight);
  for (const { genre } of taste.favourites) splitGenres(genre).forEach((name) => add(name, 1));
  for (const { genre } of taste.watched) splitGenres(genre).forEach((name) => add(name, 0.4));
  for (const genre of taste.preferredGenres) add(genre, 2);
  const most = Math.max(1, ...counts.values());
  const known = [...taste.favourites, ...taste.watched];
  return {
    loved: taste.favourites.flatMap(({ title, year }) => find(title, year) ?? []),
    known: (film) =>
      findRecord(known, film) !== undefined ||
      findRecord(known, { ...film, title: film.originalTitle }) !== undefined,
    genres: new Map([...counts].map(([genre, count]) => [genre, count / most])),
  };
}

const RECOGNISABLE = 0.45;

/** Who names a film to be like wants that above all: it outweighs rating, taste and variety together. */
const LIKENESS = 14;

/** More than any other points can make up for, so that films the person knows come last. */
const KNOWN = 1000;
const FARTHEST = 100;

/**
 * Points of a film: how well it meets the wishes, how near it is to what the person loves, how good it is.
 * Films the person already knows fall behind all others.
 */
export function scoreFilm(
  { film, broken }: Eligible,
  wishes: Wishes,
  profile: Profile,
  model?: CatalogueFilm,
): Scored {
  const nearest = profile.loved
    .map((loved) => ({ loved, near: similarity(film, loved) }))
    .reduce<{ loved?: CatalogueFilm; near: number }>((best, one) => (one.near > best.near ? one : best), {
      near: 0,
    });
  const genreShare =
    wishes.genres.length === 0
      ? 1
      : wishes.genres.filter((genre) => film.genres.includes(genre)).length / wishes.genres.length;
  const first = film.genres[0];
  const leading = wishes.genres.length > 0 && first !== undefined && wishes.genres.includes(first) ? 1 : 0;
  const liking =
    film.genres.reduce((sum, genre) => sum + (profile.genres.get(genre) ?? 0), 0) / film.genres.length;
  const score =
    3 * genreShare +
    0.5 * leading +
    (film.rating - 6) * 0.35 +
    0.8 * liking +
    1.2 * nearest.near +
    (model === undefined ? 0 : LIKENESS * similarity(film, model)) +
    0.6 * partlyMet(film, wishes) -
    2.5 * broken.length -
    distance(film, wishes) -
    (profile.known(film) ? KNOWN : 0);
  return nearest.near >= RECOGNISABLE && nearest.loved !== undefined
    ? { film, broken, score, because: nearest.loved }
    : { film, broken, score };
}

/** Wishes for several people or themes count one by one, so that a loosened wish is still met as far as it goes. */
function partlyMet(film: CatalogueFilm, { people = [], themes = [] }: Wishes): number {
  return (
    2 * people.filter((person) => hasPerson(film, person)).length +
    themes.filter((theme) => hasTheme(film, theme)).length
  );
}

const over = (value: number, max = Number.POSITIVE_INFINITY) => Math.max(0, value - max);
const under = (value: number, min = Number.NEGATIVE_INFINITY) => Math.max(0, min - value);

/** How far a film lies outside loosened bounds: a film of 95 minutes is nearer to "at most 90" than one of 180. */
function distance(film: CatalogueFilm, wishes: Wishes): number {
  const points =
    (over(film.duration, wishes.maxDuration) + under(film.duration, wishes.minDuration)) / 15 +
    (over(film.year, wishes.maxYear) + under(film.year, wishes.minYear)) / 5 +
    under(film.rating, wishes.minRating) * 3;
  return Math.min(FARTHEST, points);
}
