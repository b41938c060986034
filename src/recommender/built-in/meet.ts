import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { LIMITS } from '#domain/film.ts';
import { filmSet } from '#domain/film-set.ts';
import { isNeverFor } from '#domain/mood-profile.ts';
import { breaking, statedWishes } from '#domain/stated-wishes.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { Random } from '#lib/random.ts';
import type { Meet, Viewer } from '../meeting.ts';
import { RecommendationError } from '../recommender.ts';
import { type FindWork, alikeOf } from './alike.ts';
import { gainOf } from './gains.ts';
import { isFirm } from './loosen.ts';
import { pickVaried } from './pick.ts';
import type { Role } from './roles.ts';
import { createProfileReader } from './read-profile.ts';
import { nearestFavourite } from './profile.ts';
import { scoring } from './score.ts';
import { togetherPoints } from './together-points.ts';
import { toFilm } from './to-film.ts';
import type { Weigh } from './weigh.ts';

interface MeetPorts {
  films: () => Promise<readonly CatalogueFilm[]>;
  find: (title: string, year?: number, isKept?: boolean) => CatalogueFilm | undefined;
  likeliest?: (title: string) => CatalogueFilm | undefined;
  findWork?: FindWork | undefined;
  tell?: (film: CatalogueFilm) => Promise<CatalogueFilm>;
  weigh: Weigh;
  now: () => Date;
  random: Random;
}

/** Points that chance may give a film, so that two evenings differ. */
const CHANCE = 0.8;
const NONE_LEFT = {
  mine: 'İkinizin de görmediği, ikinize de uyan üç film bulamadım. İsteklerden birini bırakıp yeniden dener misin?',
  theirs: 'İkisine de uyan üç film bulamadım. İsteklerden birini bırakıp yeniden dener misin?',
};

/**
 * Films where two tastes meet (docs/decisions/061-two-tastes-one-code.md): none that either has seen, refused or hidden; one that
 * is fair for both comes before one that delights one and bores the other (J-10).
 */
export function createMeet({
  films,
  find,
  likeliest = find,
  findWork,
  tell,
  weigh,
  now,
  random,
}: MeetPorts): Meet {
  const readProfile = createProfileReader(find);
  return async (pair, { count, without = [], signal, ofOthers = false }) => {
    const firstIs = ofOthers ? 'theirs' : 'mine';
    const all = await films();
    signal?.throwIfAborted();
    const { likeness, standing } = weigh(all);
    const genres = new Set<string>(pair.flatMap(({ wishes }) => wishes.genres));
    const sideOf = async ({ wishes, taste }: Viewer) => {
      const profile = await readProfile(taste, likeness);
      const alike = alikeOf(wishes, all, likeliest, likeness, findWork);
      const broken = breaking(wishes);
      const points = scoring(wishes, { profile, standing, like: alike.like });
      return {
        wishes,
        alike,
        broken,
        /** What somebody wants weighs; what somebody refuses, has seen or is never shown in their mood decides. */
        mayCome: (film: CatalogueFilm) =>
          !profile.known(film) &&
          !alike.isModel(film) &&
          !(wishes.mood !== undefined && isNeverFor(film, wishes.mood, genres)) &&
          broken(film).every((name) => name === 'genres' || !isFirm(name, wishes)),
        score: (film: CatalogueFilm) => points({ film, broken: broken(film) }).score,
        because: (film: CatalogueFilm) => nearestFavourite(film, profile, likeness),
      };
    };
    const [mine, theirs] = await Promise.all([sideOf(pair[0]), sideOf(pair[1])]);
    signal?.throwIfAborted();
    const isHidden = filmSet(pair.flatMap(({ taste }) => taste.hidden ?? []));
    const banned = new Set([...without, ...pair.flatMap(({ taste }) => taste.banned)].map(normaliseTitle));
    const mayCome = all.filter(
      (film) =>
        ![film.title, film.originalTitle].some((title) => banned.has(normaliseTitle(title))) &&
        !isHidden(film) &&
        mine.mayCome(film) &&
        theirs.mayCome(film),
    );
    // `ben korku o romantik, ikimize de yerli`: what both want alike decides, too, as long as there are such films.
    const shared = sharedNames(pair[0].wishes, pair[1].wishes);
    const asBoth =
      shared.size === 0
        ? mayCome
        : mayCome.filter((film) => !mine.broken(film).some((name) => shared.has(name)));
    const open = asBoth.length < count ? mayCome : asBoth;
    const points = togetherPoints(open.map(mine.score), open.map(theirs.score));
    const scored = open.map((film, at) => ({ film, broken: [], score: points[at] ?? 0, close: 0, fame: 0 }));
    const roles = Array.from({ length: count }, (): Role => 'close');
    const drawn = pickVaried(scored, roles, random, CHANCE).toSorted((a, b) => b.score - a.score);
    if (drawn.length < LIMITS.filmsPerRecommendation) throw new RecommendationError(NONE_LEFT[firstIs]);
    const told = await Promise.all(drawn.map(({ film }) => tell?.(film) ?? film));
    signal?.throwIfAborted();
    const lineOf = (film: CatalogueFilm, side: typeof mine, whose: 'mine' | 'theirs') =>
      gainOf(film, {
        wishes: side.wishes,
        alike: side.alike,
        broken: side.broken(film),
        because: side.because(film),
        whose,
      });
    return told.map((film) => ({
      film: toFilm(film, { now: now(), random: random() }),
      gains: [lineOf(film, mine, firstIs), lineOf(film, theirs, 'theirs')],
    }));
  };
}

/** The wishes that two people say alike. Their genres are met by turns. */
const sharedNames = (mine: Wishes, theirs: Wishes): ReadonlySet<WishName> =>
  new Set(
    statedWishes(mine)
      .map(({ name }) => name)
      .filter((name) => name !== 'genres' && JSON.stringify(mine[name]) === JSON.stringify(theirs[name])),
  );
