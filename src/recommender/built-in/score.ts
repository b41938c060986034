import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { meetingAll, statedWishes } from '#domain/stated-wishes.ts';
import type { Wishes } from '#domain/wishes.ts';
import { distanceFrom, lackingThemes } from './distance.ts';
import { fitTo } from './fit.ts';
import type { Eligible } from './loosen.ts';
import { added, NO_POINTS, type Points, weighed } from './points.ts';
import type { Profile } from './profile.ts';
import type { Standing } from './standing.ts';

export interface Scored extends Eligible {
  score: number;
  /** The part of the score for being close to the person, and that for being known. */
  close: number;
  fame: number;
  /** The favourite that it is most like, where one can see it. */
  because?: CatalogueFilm | undefined;
}

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
  const near = nearness(profile);
  return ({ film, broken }) => {
    const close = near(film);
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

/** How near films are to what the person is known to love. */
function nearness({ genres, taste }: Profile): Points {
  const liking: Points = (film) =>
    film.genres.reduce((sum, genre) => sum + (genres.get(genre) ?? 0), 0) / film.genres.length;
  return added([taste, genres.size === 0 ? NO_POINTS : weighed(LIKING, liking)]);
}
const LIKING = 0.4;

/** Whether an earlier part of its series would do as well as a film. What the person knows may have been seen long ago. */
function laterPart(
  wishes: Wishes,
  { profile, standing }: Pick<Measures, 'profile' | 'standing'>,
): (film: CatalogueFilm) => boolean {
  const meets = meetingAll(statedWishes(wishes));
  const wouldDo = rememberedOf((part: CatalogueFilm) => !profile.known(part) && meets(part));
  return (film) => standing.earlierParts(film).some(wouldDo);
}
