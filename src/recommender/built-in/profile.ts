import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmRef } from '#domain/film.ts';
import { splitGenres } from '#domain/genre.ts';
import { filmSet } from '#domain/film-set.ts';
import { createRecordFinder } from '#domain/records.ts';
import type { Wishes } from '#domain/wishes.ts';
import { isDisliked, isLiked } from '../opinions.ts';
import type { Taste } from '../recommender.ts';
import { dislikeOf } from './dislike.ts';
import type { Likeness } from './likeness.ts';
import { NO_POINTS } from './points.ts';

/** What the person likes, as films and weights of the catalogue. */
export interface Profile {
  loved: readonly CatalogueFilm[];
  /** How far what is loved is believed, 0–1. */
  confidence: number;
  /** Points for being like what is loved, in the mean over all of it, less those for being like what is not. */
  taste: (film: CatalogueFilm) => number;
  known: (film: CatalogueFilm) => boolean;
  /** Points that what the person has told against films takes off (V-14). */
  disliked: (wishes: Wishes) => (film: CatalogueFilm) => number;
  /** Share of each genre in the person's lists and preferences, 0–1. */
  genres: ReadonlyMap<string, number>;
}

/** A film as a list keeps it, as far as the catalogue's film is found by it. */
export type RecordedFilm = Pick<FilmRef, 'title' | 'year'>;

/** Builds the profile; `filmOf` gives the catalogue's film for a record, where it knows it. */
export function profileOf(
  taste: Taste,
  filmOf: (record: RecordedFilm) => CatalogueFilm | undefined,
  likeness: Likeness,
): Profile {
  const counts = new Map<string, number>();
  const add = (genre: string, weight: number) => counts.set(genre, (counts.get(genre) ?? 0) + weight);
  for (const { genre } of taste.favourites) splitGenres(genre).forEach((name) => add(name, 1));
  for (const film of taste.watched) splitGenres(film.genre).forEach((name) => add(name, genreWeight(film)));
  for (const genre of taste.preferredGenres) add(genre, 2);
  const most = Math.max(1, ...counts.values());
  const isFavourite = filmSet(taste.favourites);
  const scored = taste.watched.filter((film) => !isFavourite(film));
  const filmsOf = (records: readonly RecordedFilm[]) => records.flatMap((record) => filmOf(record) ?? []);
  const loved = filmsOf([...taste.favourites, ...scored.filter(isLiked)]);
  const disliked = filmsOf(scored.filter(isDisliked));
  const likenessToDisliked = likeness.toDistaste(disliked);
  const doubted = DISTASTE * believed(disliked.length);
  const favourite = createRecordFinder(taste.favourites);
  const watched = createRecordFinder(taste.watched);
  const isRecorded = (film: FilmRef) => (favourite(film) ?? watched(film)) !== undefined;
  const isEmpty = taste.favourites.length + taste.watched.length === 0;
  const likenessToAll = likeness.toTaste(loved);
  const confidence = believed(loved.length);
  return {
    loved,
    confidence,
    taste:
      loved.length + disliked.length === 0
        ? NO_POINTS
        : (film) => confidence * likenessToAll(film) - doubted * likenessToDisliked(film),
    known: isEmpty
      ? () => false
      : (film) => isRecorded(film) || isRecorded({ ...film, title: film.originalTitle }),
    disliked: dislikeOf(taste.notes ?? []),
    genres: new Map([...counts].map(([genre, count]) => [genre, count / most])),
  };
}

/** Of each genre of a watched film; one that was not liked says nothing for its genres. */
const genreWeight = (film: Taste['watched'][number]) => (isLiked(film) ? 1 : isDisliked(film) ? 0 : 0.4);

const believed = (count: number) => count / (count + DOUBT);
/** What being like the disliked counts beside being like the loved (`npm run bench:taste -- DIR --scores 300`). */
const DISTASTE = 0.3;
/** With so many favourites half of what they tell is believed: one alone says little. */
const DOUBT = 6;

const RECOGNISABLE = 0.2;

/** The favourite that a film is most like, where one can see it. */
export function nearestFavourite(
  film: CatalogueFilm,
  { loved }: Pick<Profile, 'loved'>,
  { between }: Likeness,
): CatalogueFilm | undefined {
  const near = loved.map((other) => ({ other, points: between(film, other) }));
  const best = near.reduce<(typeof near)[number] | undefined>(
    (most, one) => (most === undefined || one.points > most.points ? one : most),
    undefined,
  );
  return best !== undefined && best.points >= RECOGNISABLE ? best.other : undefined;
}
