import type { FilmFacts, Holds } from './film-facts.ts';
import { aboutTheme, called, ofName, ofPerson } from './film-words.ts';
import { JUDGEMENT_RULES, type Rule } from './judgement-rules.ts';
import { suitsMood } from './mood-profile.ts';
import { remembered } from './remembered.ts';
import { fold } from './title.ts';
import { calledSo } from './tones.ts';
import type { WishName, Wishes } from './wishes.ts';

const ADULT = 18;
/** The signs for 6 and for 7 years are one, of two times: who is six sees what either allows. */
const SCHOOL_AGE = 7;

const RULES: { [Name in WishName]-?: Rule<NonNullable<Wishes[Name]>, FilmFacts> } = {
  genres: (genres) => {
    const wanted: readonly string[] = genres;
    const isWanted = (genre: string) => wanted.includes(genre);
    const drawn = genres.includes('Animasyon');
    return (film) =>
      wanted.length === 0 || (film.genres.some(isWanted) && (!drawn || film.genres.includes('Animasyon')));
  },
  mood: (mood) => (film) => suitsMood(film, mood) ?? film.moods?.includes(mood) ?? true,
  excludeGenres: (genres) => {
    const unwanted: readonly string[] = genres;
    const isUnwanted = (genre: string) => unwanted.includes(genre);
    return (film) => !film.genres.some(isUnwanted);
  },
  minYear: (year) => (film) => film.year >= year,
  maxYear: (year) => (film) => film.year <= year,
  minRating: (rating) => (film) => film.rating >= rating,
  minDuration: (minutes) => (film) => film.duration >= minutes,
  maxDuration: (minutes) => (film) => film.duration <= minutes,
  people: (people) => every(people.map(ofPerson)),
  similarTo: (title) => not(called(title)),
  origin: (origin) => (film) => film.origin === undefined || film.origin === origin,
  countries: (countries) => {
    const isWanted = oneOf(countries);
    return ({ countries: made, judgement }) =>
      made === undefined ||
      (judgement === undefined ? made.some(isWanted) : homeOf(made, judgement).some(isWanted));
  },
  themes: (themes) => {
    const hasAll = every(themes.map(holdingTheme));
    return (film) => film.themes === undefined || hasAll(film);
  },
  avoidThemes: (themes) => {
    const hasOne = some(themes.map(holdingTheme));
    // A country that is not wanted is said among the themes to avoid (`ABD`).
    const isUnwanted = oneOf(themes);
    return (film) => !hasOne(film) && !(film.countries ?? []).some(isUnwanted);
  },
  maxAge: (age) => (film) =>
    age >= ADULT ||
    (film.ageRating !== undefined && film.ageRating <= (age === SCHOOL_AGE - 1 ? SCHOOL_AGE : age)),
  alsoSimilarTo: (titles) => not(some(titles.map(called))),
  excludePeople: (people) => not(some(people.map(ofPerson))),
  excludeTitles: (titles) => not(ofName(titles)),
  // What suits an evening comes first (recommender/built-in/fit.ts); nothing else is kept away for it.
  occasions: () => () => true,
  // No film knows where it is shown: recommender/on-platforms.ts looks.
  platforms: () => () => true,
  ...JUDGEMENT_RULES,
};

/** Of the countries that made a film the one it is set in, else the first: one that only paid makes it no film of theirs. */
const homeOf = (made: readonly string[], { land }: { land?: string | undefined }): readonly string[] =>
  land !== undefined && made.includes(land) ? [land] : made.slice(0, 1);

const every =
  <Film>(all: readonly Holds<Film>[]): Holds<Film> =>
  (film) => {
    for (const holds of all) if (!holds(film)) return false;
    return true;
  };
const some =
  <Film>(any: readonly Holds<Film>[]): Holds<Film> =>
  (film) => {
    for (const holds of any) if (holds(film)) return true;
    return false;
  };
const not =
  <Film>(holds: Holds<Film>): Holds<Film> =>
  (film) =>
    !holds(film);

/** Whether a country is one of these, folded. */
function oneOf(countries: readonly string[]): (country: string) => boolean {
  const folded = new Set(countries.map(fold));
  return remembered((country) => folded.has(fold(country)), { most: 500 });
}

const holdingTheme = (theme: string): Holds<Pick<FilmFacts, 'themes' | 'judgement'>> => {
  const has = aboutTheme(theme);
  const isCalledSo = calledSo(theme);
  return (film) => has(film) || isCalledSo(film.judgement);
};

const NAMES = Object.keys(RULES) as WishName[];

/** A stated wish, and whether a film meets it. */
interface StatedWish {
  name: WishName;
  holds: (film: FilmFacts) => boolean;
}

/**
 * The wishes that are stated, made ready to be asked of many films. People must all have a part in a film, of countries
 * one is enough, themes must all be there. From 18 years on every film fits the age.
 */
export function statedWishes(wishes: Wishes): StatedWish[] {
  // The keys of Wishes are those of RULES; TypeScript cannot pair a key with its own rule's parameter.
  const rules = RULES as Record<WishName, Rule<unknown, FilmFacts>>;
  return NAMES.flatMap((name) => {
    const wish = wishes[name];
    return wish === undefined ? [] : [{ name, holds: rules[name](wish) }];
  });
}

/** Whether films meet all of some wishes. Thousands are asked, so that nothing is made anew for each. */
export const meetingAll = (stated: readonly StatedWish[]): StatedWish['holds'] =>
  every(stated.map(({ holds }) => holds));

/** The wishes that films break; none means all hold. Made once for any number of films. */
export function breaking(wishes: Wishes): (film: FilmFacts) => WishName[] {
  const stated = statedWishes(wishes);
  return (film) => stated.filter(({ holds }) => !holds(film)).map(({ name }) => name);
}
