import type { Origin } from './catalogue-film.ts';
import { type Judged, JUDGEMENT_RULES } from './judgement-rules.ts';
import { suitsMood } from './mood-profile.ts';
import { remembered } from './remembered.ts';
import { fold, normaliseTitle, sameTitle } from './title.ts';
import { isCalledSo } from './tones.ts';
import type { WishName, Wishes } from './wishes.ts';

/** What is known of a film when it is held against wishes. What is not known (undefined) breaks no wish but age. */
export interface FilmFacts extends Judged {
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
  ageRating?: number | undefined;
}

const ADULT = 18;

const RULES: { [Name in WishName]-?: (film: FilmFacts, wish: NonNullable<Wishes[Name]>) => boolean } = {
  genres: (film, genres) =>
    genres.length === 0 ||
    (film.genres.some((genre) => genres.some((wanted) => wanted === genre)) &&
      (!genres.includes('Animasyon') || film.genres.includes('Animasyon'))),
  mood: (film, mood) => suitsMood(film, mood) ?? film.moods?.includes(mood) ?? true,
  excludeGenres: (film, genres) =>
    !film.genres.some((genre) => genres.some((unwanted) => unwanted === genre)),
  minYear: (film, year) => film.year >= year,
  maxYear: (film, year) => film.year <= year,
  minRating: (film, rating) => film.rating >= rating,
  minDuration: (film, minutes) => film.duration >= minutes,
  maxDuration: (film, minutes) => film.duration <= minutes,
  people: (film, people) => people.every((person) => hasPerson(film, person)),
  similarTo: (film, title) => !isCalled(film, title),
  origin: (film, origin) => film.origin === undefined || film.origin === origin,
  countries: (film, countries) =>
    film.countries === undefined ||
    film.countries.some((country) => countries.some((wanted) => fold(wanted) === fold(country))),
  themes: (film, themes) => film.themes === undefined || themes.every((theme) => holdsTheme(film, theme)),
  avoidThemes: (film, themes) => !themes.some((theme) => holdsTheme(film, theme) || isFrom(film, theme)),
  maxAge: (film, age) => age >= ADULT || (film.ageRating !== undefined && film.ageRating <= age),
  alsoSimilarTo: (film, titles) => !titles.some((title) => isCalled(film, title)),
  excludePeople: (film, people) => !people.some((person) => hasPerson(film, person)),
  excludeTitles: (film, titles) => !titles.some((title) => isCalled(film, title) || isPartOf(film, title)),
  // No film knows where it is shown: recommender/on-platforms.ts looks.
  platforms: () => true,
  ...JUDGEMENT_RULES,
};

/** A country that is not wanted is said among the themes to avoid (`ABD`). */
const isFrom = ({ countries = [] }: FilmFacts, country: string) =>
  countries.some((own) => fold(own) === fold(country));

const holdsTheme = (film: FilmFacts, theme: string) =>
  hasTheme(film, theme) || isCalledSo(film.judgement, theme);

const isCalled = ({ title, originalTitle = '' }: FilmFacts, name: string) =>
  sameTitle(title, name) || sameTitle(originalTitle, name);

/** Whether a film is another part of what bears the name (`Matrix Reloaded` of `Matrix`): who refuses one, refuses all. */
const isPartOf = ({ title, originalTitle = '', judgement }: FilmFacts, name: string): boolean => {
  const wanted = normaliseTitle(name);
  const series = normaliseTitle(judgement?.series?.name ?? '');
  return (
    wanted !== '' &&
    (series === wanted || [title, originalTitle].some((own) => normaliseTitle(own).startsWith(`${wanted} `)))
  );
};

const NAMES = Object.keys(RULES) as WishName[];

/**
 * The wishes that a film breaks; none means all hold. People must all have a part in the film,
 * of countries one is enough, themes must all be there. From 18 years on every film fits the age.
 */
export function brokenWishes(film: FilmFacts, wishes: Wishes): WishName[] {
  // The keys of Wishes are those of RULES; TypeScript cannot pair a key with its own rule's parameter.
  const rules = RULES as Record<WishName, (film: FilmFacts, wish: unknown) => boolean>;
  return NAMES.filter((name) => {
    const wish = wishes[name];
    return wish !== undefined && !rules[name](film, wish);
  });
}

/** Whether a person directs or acts in the film; a part of the name is enough (`Nolan`), whole words count. */
export function hasPerson(film: Pick<FilmFacts, 'director' | 'actors'>, person: string): boolean {
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
export function hasTheme(film: Pick<FilmFacts, 'themes'>, theme: string): boolean {
  const wanted = normaliseTitle(theme);
  if (wanted === '') return false;
  return (film.themes ?? []).some(meaningOf(wanted));
}

/** Judges each pair of a wished and a film's own theme once: thousands of films share some hundred themes. */
const meaningOf = remembered(
  (wanted) => {
    const pattern = new RegExp(
      `(?:^| )(?:${wanted}(?:l[ae]r)?(?:s?[iu])?|${softened(wanted)}[iu])(?= |$)`,
      'u',
    );
    return remembered((own) => pattern.test(normaliseTitle(own)), { most: 2_000 });
  },
  { most: 200 },
);

const SOFT: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g' };

/** A word as it stands before a vowel: `köpek` → `köpeğ(i)`. Folded text holds letters, digits and spaces only. */
function softened(word: string): string {
  return word.slice(0, -1) + (SOFT[word.slice(-1)] ?? word.slice(-1));
}
