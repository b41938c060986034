import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { LIMITS } from '#domain/film.ts';
import { isNeverFor } from '#domain/mood-profile.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { keptAway } from './kept-away.ts';
import { normaliseTitle } from '#domain/title.ts';
import { meetingAll, statedWishes } from '#domain/stated-wishes.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';

/**
 * What giving up a wish costs: the smallest sum that leaves three films is chosen. Wishes that are not here are never
 * given up: exclusions (themes among them), the viewer's age, and that a film is not similar to itself.
 */
const COST: Partial<Record<WishName, number>> = {
  mood: 2,
  minRating: 4,
  minDuration: 5,
  maxDuration: 6,
  minYear: 7,
  maxYear: 7,
  // What a film is about is the wish itself; a few years or minutes beside it are not.
  themes: 8,
  genres: 8.5,
  countries: 10.8,
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

/** Whether a wish is never given up. A genre is given up for whose films or of which country they are to be, but for a cartoon. */
export const isFirm = (name: WishName, { genres, people = [], countries = [] }: Wishes): boolean =>
  COST[name] === undefined ||
  (name === 'genres' && (people.length + countries.length === 0 || genres.includes('Animasyon')));

export interface Eligible {
  film: CatalogueFilm;
  broken: readonly WishName[];
}

/**
 * The films that may be recommended, each with the wishes it breaks: those that break none where there are three,
 * else those within the cheapest set of wishes that has to be loosened (docs/decisions/005-loosening-by-cost.md). Films of one title count as
 * one, since only one of them can be recommended (M-09). Fewer than three titles come back only where even
 * loosening everything leaves fewer.
 */
export function eligibleFilms(films: readonly CatalogueFilm[], wishes: Wishes): Eligible[] {
  const stated = statedWishes(wishes);
  const firm = stated.filter(({ name }) => isFirm(name, wishes));
  const soft = stated.filter(({ name }) => !isFirm(name, wishes));
  const [meetsFirm, meetsSoft] = [meetingAll(firm), meetingAll(soft)];
  const isBarred = barredBy(wishes);
  const isKeptAway = keptAway(wishes);
  const open = ofForm(
    films.filter((film) => meetsFirm(film) && !isBarred(film) && !isKeptAway(film)),
    wishes,
  );
  const meeting = open.filter(meetsSoft);
  const met = meeting.map((film) => ({ film, broken: NOTHING }));
  // Most wishes can be met, and then nobody asks what the other films break.
  if (hasEnough(met)) return met;
  const brokenBy = breakingOf(soft, new Set(meeting));
  const judged = open.map((film) => ({ film, broken: brokenBy(film) }));
  const names = (Object.keys(COST) as WishName[]).filter(
    (name) => wishes[name] !== undefined && !isFirm(name, wishes),
  );
  return loosened(judged, names, isFarFrom(wishes));
}
const NOTHING: readonly WishName[] = [];

/** The wishes that a film breaks: one list for all films that break the same. @param meeting those that break none */
function breakingOf(
  wishes: ReturnType<typeof statedWishes>,
  meeting: ReadonlySet<CatalogueFilm>,
): (film: CatalogueFilm) => readonly WishName[] {
  const all = wishes.map(({ name }) => name);
  const known = new Map<number, readonly WishName[]>();
  return (film) => {
    if (meeting.has(film)) return NOTHING;
    // Whoever meets not all of one wish breaks it.
    if (wishes.length === 1) return all;
    let marks = 0;
    for (const [at, { holds }] of wishes.entries()) if (!holds(film)) marks |= 1 << at;
    const before = known.get(marks);
    if (before !== undefined) return before;
    const broken = all.filter((_, at) => marks & (1 << at));
    known.set(marks, broken);
    return broken;
  };
}

/** What is wished of a form is of it, whatever it is about: in the place of a documentary about animals comes no cartoon of them. */
function ofForm(films: readonly CatalogueFilm[], { themes = [] }: Wishes): readonly CatalogueFilm[] {
  const forms = themes.filter((theme) => FORMS.has(theme));
  if (forms.length === 0) return films;
  const own = films.filter(meetingAll(statedWishes({ genres: [], themes: forms })));
  return hasEnough(own.map((film) => ({ film, broken: NOTHING }))) ? own : films;
}
const FORMS: ReadonlySet<string> = new Set(['belgesel', 'sessiz film', 'siyah beyaz']);

/** A mood may be loosened, but what it never shows stays away. */
function barredBy({ mood, genres }: Wishes): (film: CatalogueFilm) => boolean {
  const asked = new Set<string>(genres);
  return (film) => mood !== undefined && isNeverFor(film, mood, asked);
}

/** The films within the cheapest set of these wishes; all of them where no set leaves three. */
function loosened(
  judged: Eligible[],
  names: readonly WishName[],
  isFar: (film: CatalogueFilm) => boolean,
): Eligible[] {
  const andFar = rememberedOf((broken: readonly WishName[]): readonly Given[] => [...broken, FAR]);
  const groups = [
    ...Map.groupBy(judged, ({ film, broken }): readonly Given[] => (isFar(film) ? andFar(broken) : broken)),
  ];
  const bounded = names.some((name) => BOUNDS.has(name));
  for (const given of subsetsByCost(bounded ? [...names, FAR] : names)) {
    const allowed = groups
      .filter(([names]) => names.every((name) => given.has(name)))
      .flatMap(([, all]) => all);
    if (hasEnough(allowed)) return allowed;
  }
  return judged;
}

/** A bound is stretched by so much before anything else gives way; what lies beyond is no film of the seventies any more. */
const NEAR = { years: 8, minutes: 20, points: 0.7 };
const BOUNDS: ReadonlySet<string> = new Set([
  'minYear',
  'maxYear',
  'minDuration',
  'maxDuration',
  'minRating',
]);

function isFarFrom(wishes: Wishes): (film: CatalogueFilm) => boolean {
  const { minYear = -Infinity, maxYear = Infinity, minDuration = 0, maxDuration = Infinity } = wishes;
  const { minRating = 0 } = wishes;
  return ({ year, duration, rating }) =>
    year < minYear - NEAR.years ||
    year > maxYear + NEAR.years ||
    duration < minDuration - NEAR.minutes ||
    duration > maxDuration + NEAR.minutes ||
    rating < minRating - NEAR.points;
}

/** Whether there are three films of different titles. */
export function hasEnough(eligible: readonly Eligible[]): boolean {
  const titles = new Set<string>();
  return eligible.some(
    ({ film }) => titles.add(normaliseTitle(film.title)).size >= LIMITS.filmsPerRecommendation,
  );
}

/** What may be given up: wishes, and that what lies outside a bound is near it. */
const FAR = 'far' as const;
type Given = WishName | typeof FAR;
/** So that a film of another subject comes before one of another time, and that before one of another country. */
const FAR_COST = 1.5;
const costOf = (name: Given) => (name === FAR ? FAR_COST : (COST[name] ?? 0));

/** More wishes than these are loosened together, the cheapest first: a model may state every wish there is. */
const MOST_WEIGHED = 10;

function subsetsByCost(names: readonly Given[]): Set<Given>[] {
  const dearest = names.toSorted((a, b) => costOf(b) - costOf(a));
  const [weighed, cheap] = [dearest.slice(0, MOST_WEIGHED), dearest.slice(MOST_WEIGHED)];
  const subsets = Array.from({ length: 2 ** weighed.length }, (_, bits) => {
    const given = weighed.filter((_name, i) => bits & (1 << i));
    return { given, cost: given.reduce((sum, name) => sum + costOf(name), 0) };
  });
  const sorted = subsets.sort((a, b) => a.cost - b.cost).map(({ given }) => new Set([...given, ...cheap]));
  return cheap.length === 0 ? sorted : [new Set(), ...sorted];
}
