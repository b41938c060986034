import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { LIMITS } from '#domain/film.ts';
import { isNeverFor } from '#domain/mood-profile.ts';
import { normaliseTitle } from '#domain/title.ts';
import { brokenWishes } from '#domain/wish-rules.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';

/**
 * What giving up a wish costs: the smallest sum that leaves three films is chosen. Wishes that are not here are never
 * given up: genres, exclusions (themes among them), the viewer's age, and that a film is not similar to itself.
 */
const COST: Partial<Record<WishName, number>> = {
  mood: 2,
  themes: 3,
  minRating: 4,
  minDuration: 5,
  maxDuration: 6,
  minYear: 7,
  maxYear: 7,
  countries: 9,
  origin: 11,
  people: 14,
  tones: 3,
  pace: 2,
  fame: 3,
  ending: 5,
  places: 4,
  eras: 6,
  trueStory: 8,
  awards: 8,
  languages: 9,
  studios: 10,
  series: 13,
};

/** Whether a wish is never given up. */
export const isFirm = (name: WishName): boolean => COST[name] === undefined;

export interface Eligible {
  film: CatalogueFilm;
  broken: WishName[];
}

/**
 * The films that may be recommended, each with the wishes it breaks: those that break none where there are three,
 * else those within the cheapest set of wishes that has to be loosened (docs/decisions/005-loosening-by-cost.md). Films of one title count as
 * one, since only one of them can be recommended (M-09). Fewer than three titles come back only where even
 * loosening everything leaves fewer.
 */
export function eligibleFilms(films: readonly CatalogueFilm[], wishes: Wishes): Eligible[] {
  const judged = films
    .map((film) => ({ film, broken: brokenWishes(film, wishes) }))
    .filter(({ film, broken }) => !broken.some(isFirm) && !isBarred(film, wishes));
  const groups = Map.groupBy(judged, ({ broken }) => broken.join());
  const stated = (Object.keys(COST) as WishName[]).filter((name) => wishes[name] !== undefined);
  for (const loosened of subsetsByCost(stated)) {
    const allowed = [...groups.values()].filter(([first]) =>
      first?.broken.every((name) => loosened.has(name)),
    );
    if (hasEnough(allowed.flat())) return allowed.flat();
  }
  return judged;
}

/** A mood may be loosened, but what it never shows stays away. */
const isBarred = (film: CatalogueFilm, { mood, genres }: Wishes): boolean =>
  mood !== undefined && isNeverFor(film, mood, new Set<string>(genres));

/** Whether there are three films of different titles. */
export function hasEnough(eligible: readonly Eligible[]): boolean {
  const titles = new Set<string>();
  return eligible.some(
    ({ film }) => titles.add(normaliseTitle(film.title)).size >= LIMITS.filmsPerRecommendation,
  );
}

const cost = (wishes: readonly WishName[]) => wishes.reduce((sum, name) => sum + (COST[name] ?? 0), 0);

/** More wishes than these are loosened together, the cheapest first: a model may state every wish there is. */
const MOST_WEIGHED = 10;

function subsetsByCost(names: readonly WishName[]): Set<WishName>[] {
  const dearest = names.toSorted((a, b) => (COST[b] ?? 0) - (COST[a] ?? 0));
  const [weighed, cheap] = [dearest.slice(0, MOST_WEIGHED), dearest.slice(MOST_WEIGHED)];
  const subsets = Array.from({ length: 2 ** weighed.length }, (_, bits) =>
    weighed.filter((_name, i) => bits & (1 << i)),
  );
  const sorted = subsets.sort((a, b) => cost(a) - cost(b)).map((subset) => new Set([...subset, ...cheap]));
  return cheap.length === 0 ? sorted : [new Set(), ...sorted];
}
