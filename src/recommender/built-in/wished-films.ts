import type { Genre } from '#domain/genre.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { joinList } from '#lib/turkish/format.ts';
import { themeName } from '../theme-name.ts';
import type { Chosen } from './chosen.ts';
import countryPeople from './country-people.json' with { type: 'json' };
import spokenNames from './spoken-names.json' with { type: 'json' };
import { themeKind, themeLike } from './theme-says.ts';
import themeGenres from './theme-genres.json' with { type: 'json' };
import { qualitiesOf } from './wished-qualities.ts';

/** What was wished of the films, as far as all three are that. */
export interface WishedFilms {
  /** Whose films they are, where nothing else is wished: `Kemal Sunal`. */
  names?: string;
  /** What is wished is one genre, one theme or the films of one country, and nothing beside it. */
  only?: { genre: Genre } | { theme: string } | { people: string } | undefined;
  /** What is said of all three all the same: `üçü de yerli`. */
  rest: readonly string[];
}

/** Whoever wished so much of a film knows it; what was wished beside it is told. */
const MOST_KNOWN = 2;

/** The genres that a theme tells of anyhow. */
const GENRES: Readonly<Record<string, readonly string[] | undefined>> = themeGenres;

const ofAll = (quality: string) => `üçü de ${quality}`;

/** What was wished of the films by genre, subject, people and what they are like. */
export function wishedFilms(picked: readonly Chosen[], wishes: Wishes): WishedFilms {
  const holds = (name: WishName) => picked.every(({ broken }) => !broken.includes(name));
  const themes = (holds('themes') ? (wishes.themes ?? []) : []).filter((theme) => !isSaidAs(theme, wishes));
  const qualities = qualitiesOf(wishes, themes, holds);
  const names = namesOf(wishes, holds);
  const genres = wishes.genres.filter((genre) => !themes.some((theme) => GENRES[theme]?.includes(genre)));
  const things = themes.filter((theme) => isThing(theme));
  // Genres that not every film has are no kind of theirs.
  const isMixed =
    genres.length > 1 && !picked.every(({ film }) => genres.every((one) => film.genres.includes(one)));
  if (isMixed) return { rest: [...qualities, ...things.map(alone), ...names].map(ofAll) };
  const rest = qualities.slice(0, -MOST_KNOWN).map(ofAll);
  const people = holds('countries') ? peopleOf(wishes.countries) : undefined;
  const count = genres.length + things.length + qualities.length + Number(people !== undefined);
  if (names.length > 0) return count === 0 ? { names: joinList(names), rest } : { rest };
  const [genre] = genres;
  const [theme = themes.find((one) => qualities.includes(themeLike(one) ?? ''))] = things;
  if (count !== 1) return { rest };
  if (people !== undefined) return { only: { people }, rest };
  if (genre !== undefined) return { only: { genre }, rest };
  return { only: theme === undefined ? undefined : { theme }, rest };
}

/** Whether films are called by a theme (`mafya filmi`), and not only said to be like it (`beyin yakan`). */
export const isThing = (theme: string): boolean =>
  themeLike(theme) === undefined || themeKind(theme) !== undefined;

/** `iç ısıtan` is said as a tone already; `az bilinen` as little known; a romance is a film of love; who played then, in what. */
const isSaidAs = (theme: string, { tones = [], fame, genres, people = [] }: Wishes): boolean =>
  tones.some((tone) => tone === theme) ||
  (theme === 'aşk' && genres.includes('Romantik')) ||
  (theme === 'yeşilçam' && people.length > 0) ||
  (fame === 'hidden' && theme === 'az bilinen') ||
  theme === 'popüler';

/** `mafya filmi`, `baba kız hikâyesi`, `Paris filmi` */
const alone = (theme: string): string => themeKind(theme) ?? `${themeName(theme)} filmi`;

/** How people here say and write a name that films spell otherwise. */
const SPOKEN: Readonly<Record<string, string | undefined>> = spokenNames;

const namesOf = (
  { people = [], series = [], studios = [] }: Wishes,
  holds: (name: WishName) => boolean,
): string[] => [
  ...(holds('people') ? people.map((name) => SPOKEN[name] ?? name) : []),
  ...(holds('series') ? (series.length === 1 ? series : []) : []),
  ...(holds('studios') ? studios.slice(0, 1) : []),
];

const PEOPLE: Readonly<Record<string, string | undefined>> = countryPeople;

/** Whose films those of a country are: `Fransız`, `İskandinav`; undefined for several that have no one name. */
export const peopleOf = (countries: readonly string[] = []): string | undefined =>
  PEOPLE[countries.join(', ')] ?? (countries.length === 1 ? countries[0] : undefined);
