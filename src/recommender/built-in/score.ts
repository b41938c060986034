import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmRef } from '#domain/film.ts';
import { splitGenres } from '#domain/genre.ts';
import { filmSet } from '#domain/film-set.ts';
import { createRecordFinder } from '#domain/records.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { statedWishes } from '#domain/stated-wishes.ts';
import { toneOfTheme } from '#domain/tones.ts';
import type { Wishes } from '#domain/wishes.ts';
import { isDisliked, isLiked } from '../opinions.ts';
import type { Taste } from '../recommender.ts';
import { dislikeOf } from './dislike.ts';
import { fitTo } from './fit.ts';
import type { Likeness } from './likeness.ts';
import type { Eligible } from './loosen.ts';
import type { Standing } from './standing.ts';

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

export interface Scored extends Eligible {
  score: number;
  /** The part of the score for being close to the person, and that for being known. */
  close: number;
  fame: number;
  /** The favourite that it is most like, where one can see it. */
  because?: CatalogueFilm | undefined;
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
    taste: (film) => confidence * likenessToAll(film) - doubted * likenessToDisliked(film),
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

/** Who names a film to be like wants that above all: it outweighs rating, taste and variety together. */
const LIKENESS = 40;
/** How far the taste of somebody is known who names a film to be like, or wishes what few films are, 0–1: no crowd-pleasers. */
const TOLD_BY_LIKE = 0.3;
/** What comes instead of a film that meets all wishes shall be as like to those as may be, and come after them. */
const STAND_IN = 30;

/** Points that a part of a series loses where an earlier one, which the person may not know, would do as well. */
const LATER_PART = 3;

/** More than any other points can make up for, so that films the person knows come last. */
const KNOWN = 1000;
const FARTHEST = 100;

export interface Measures {
  profile: Profile;
  standing: Standing;
  /** How like a film is to those that it should be like, 0–1. */
  like?: ((film: CatalogueFilm) => number) | undefined;
  /** How like a film is to those that meet all wishes, 0–1, where there are too few of them. */
  standIn?: ((film: CatalogueFilm) => number) | undefined;
}

/**
 * Points of films: how well they meet the wishes, how near they are to what the person loves, how good they are
 * (docs/taste.md). Films the person already knows fall behind all others. Made once for any number of films.
 */
export function scoring(
  wishes: Wishes,
  { profile, standing, like, standIn }: Measures,
): (eligible: Eligible) => Scored {
  const fit = fitTo(wishes);
  const taste = Math.max(profile.confidence, (like ?? standIn) === undefined ? 0 : TOLD_BY_LIKE);
  const fameOf = standing.fame(wishes, taste);
  const prior = standing.prior(wishes, taste);
  const merit = standing.merit(profile.confidence);
  const disliked = profile.disliked(wishes);
  const distance = distanceFrom(wishes);
  const lacking = lackingThemes(wishes);
  const isLater = laterPart(wishes, { profile, standing });
  return ({ film, broken }) => {
    const liking =
      film.genres.reduce((sum, genre) => sum + (profile.genres.get(genre) ?? 0), 0) / film.genres.length;
    const close = profile.taste(film) + 0.4 * liking;
    const fame = fameOf(film);
    const good = merit(film) + prior(film) + fame;
    const score =
      fit(film) +
      close +
      good +
      (like === undefined ? 0 : LIKENESS * like(film)) +
      (standIn === undefined || broken.length === 0 ? 0 : STAND_IN * (standIn(film) - 1)) -
      (isLater(film) ? LATER_PART * (1 - profile.confidence) : 0) -
      8 * broken.length -
      (broken.includes('themes') ? lacking(film) : 0) -
      2 * distance(film) -
      disliked(film) -
      (profile.known(film) ? KNOWN : 0);
    return { film, broken, score, close, fame };
  };
}

/** Points for each theme that a film lacks: one with the dragon and without the darkness is nearer than any other. */
function lackingThemes({ themes = [] }: Wishes): (film: CatalogueFilm) => number {
  const rules = themes.flatMap((theme) =>
    statedWishes({ genres: [], themes: [theme] })
      .filter(({ name }) => name === 'themes')
      .map(({ holds }) => ({
        holds,
        points: toneOfTheme(theme) === undefined ? LACKED.subject : LACKED.tone,
      })),
  );
  return (film) => rules.reduce((sum, { holds, points }) => sum + (holds(film) ? 0 : points), 0);
}
const LACKED = { subject: 6, tone: 1 };

/** Whether an earlier part of its series would do as well as a film. What the person knows may have been seen long ago. */
function laterPart(
  wishes: Wishes,
  { profile, standing }: Pick<Measures, 'profile' | 'standing'>,
): (film: CatalogueFilm) => boolean {
  const stated = statedWishes(wishes);
  const wouldDo = rememberedOf(
    (part: CatalogueFilm) => !profile.known(part) && stated.every(({ holds }) => holds(part)),
  );
  return (film) => standing.earlierParts(film).some(wouldDo);
}

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

const over = (value: number, max = Number.POSITIVE_INFINITY) => Math.max(0, value - max);
const under = (value: number, min = Number.NEGATIVE_INFINITY) => Math.max(0, min - value);

/** How far films lie outside loosened bounds: a film of 95 minutes is nearer to "at most 90" than one of 180. */
function distanceFrom(wishes: Wishes): (film: CatalogueFilm) => number {
  const { minDuration, maxDuration, minYear, maxYear, minRating } = wishes;
  return ({ duration, year, rating }) => {
    const points =
      (over(duration, maxDuration) + under(duration, minDuration)) / 15 +
      (over(year, maxYear) + under(year, minYear)) / 5 +
      under(rating, minRating) * 3;
    return Math.min(FARTHEST, points);
  };
}
