import type { Origin } from './catalogue-film.ts';
import { fold, normaliseTitle, sameTitle } from './title.ts';
import type { WishName, Wishes } from './wishes.ts';

/** What is known of a film when it is held against wishes. What is not known (undefined) breaks no wish but age. */
export interface Candidate {
  title: string;
  originalTitle?: string | undefined;
  year: number;
  genres: readonly string[];
  rating: number;
  /** Minutes. */
  duration: number;
  director?: string | undefined;
  actors: readonly string[];
  origin?: Origin | undefined;
  countries?: readonly string[] | undefined;
  moods?: readonly string[] | undefined;
  themes?: readonly string[] | undefined;
  ageRating?: number | undefined;
}

const ADULT = 18;

const RULES: { [Name in WishName]-?: (film: Candidate, wish: NonNullable<Wishes[Name]>) => boolean } = {
  genres: (film, genres) =>
    genres.length === 0 ||
    (film.genres.some((genre) => genres.some((wanted) => wanted === genre)) &&
      (!genres.includes('Animasyon') || film.genres.includes('Animasyon'))),
  mood: (film, mood) => film.moods === undefined || film.moods.includes(mood),
  excludeGenres: (film, genres) =>
    !film.genres.some((genre) => genres.some((unwanted) => unwanted === genre)),
  minYear: (film, year) => film.year >= year,
  maxYear: (film, year) => film.year <= year,
  minRating: (film, rating) => film.rating >= rating,
  minDuration: (film, minutes) => film.duration >= minutes,
  maxDuration: (film, minutes) => film.duration <= minutes,
  people: (film, people) => people.every((person) => hasPerson(film, person)),
  similarTo: (film, title) => !sameTitle(film.title, title) && !sameTitle(film.originalTitle ?? '', title),
  origin: (film, origin) => film.origin === undefined || film.origin === origin,
  countries: (film, countries) =>
    film.countries === undefined ||
    film.countries.some((country) => countries.some((wanted) => fold(wanted) === fold(country))),
  themes: (film, themes) => film.themes === undefined || themes.every((theme) => hasTheme(film, theme)),
  avoidThemes: (film, themes) => !themes.some((theme) => hasTheme(film, theme)),
  maxAge: (film, age) => age >= ADULT || (film.ageRating !== undefined && film.ageRating <= age),
};

const NAMES = Object.keys(RULES) as WishName[];

/**
 * The wishes that a film breaks (product.md §3); none means all hold. People must all have a part in the film,
 * of countries one is enough, themes must all be there. From 18 years on every film fits the age.
 */
export function brokenWishes(film: Candidate, wishes: Wishes): WishName[] {
  // The keys of Wishes are those of RULES; TypeScript cannot pair a key with its own rule's parameter.
  const rules = RULES as Record<WishName, (film: Candidate, wish: unknown) => boolean>;
  return NAMES.filter((name) => {
    const wish = wishes[name];
    return wish !== undefined && !rules[name](film, wish);
  });
}

/** Whether a person directs or acts in the film; a part of the name is enough (`Nolan`), whole words count. */
export function hasPerson(film: Pick<Candidate, 'director' | 'actors'>, person: string): boolean {
  const wanted = normaliseTitle(person);
  if (wanted === '') return false;
  return [film.director ?? '', ...film.actors].some((name) =>
    ` ${normaliseTitle(name)} `.includes(` ${wanted} `),
  );
}

/**
 * Whether a theme is among the film's: as itself, or as whole words in a longer one, there perhaps with a plural or
 * possessive ending (`savaş` in `ikinci dünya savaşı`). Words that only begin alike are others: `cin` is no `cinayet`.
 */
export function hasTheme(film: Pick<Candidate, 'themes'>, theme: string): boolean {
  const wanted = normaliseTitle(theme);
  if (wanted === '') return false;
  const means = meaningOf(wanted);
  return (film.themes ?? []).some(means);
}

/** A wish is held against thousands of films that share some hundred themes, so each pair is judged once. */
const meanings = new Map<string, (own: string) => boolean>();
const MOST_WANTED = 200;
const MOST_JUDGED = 2_000;

function meaningOf(wanted: string): (own: string) => boolean {
  const known = meanings.get(wanted);
  if (known !== undefined) return known;
  const pattern = new RegExp(
    `(?:^| )(?:${wanted}(?:l[ae]r)?(?:s?[iu])?|${softened(wanted)}[iu])(?= |$)`,
    'u',
  );
  const judged = new Map<string, boolean>();
  const means = (own: string): boolean => {
    const before = judged.get(own);
    if (before !== undefined) return before;
    const verdict = pattern.test(normaliseTitle(own));
    if (judged.size >= MOST_JUDGED) judged.clear();
    judged.set(own, verdict);
    return verdict;
  };
  if (meanings.size >= MOST_WANTED) meanings.clear();
  meanings.set(wanted, means);
  return means;
}

const SOFT: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g' };

/** A word as it stands before a vowel: `köpek` → `köpeğ(i)`. Folded text holds letters, digits and spaces only. */
function softened(word: string): string {
  return word.slice(0, -1) + (SOFT[word.slice(-1)] ?? word.slice(-1));
}
