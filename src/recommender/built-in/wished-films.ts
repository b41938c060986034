import type { Genre } from '#domain/genre.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { joinList } from '#lib/turkish/format.ts';
import { suffixFor } from '#lib/turkish/suffix.ts';
import { genreWord, KINDS } from '../kinds.ts';
import { themeName } from '../theme-name.ts';
import type { Chosen } from './chosen.ts';
import countryPeople from './country-people.json' with { type: 'json' };
import { themeKind, themeLike, themeSays } from './theme-says.ts';
import themeGenres from './theme-genres.json' with { type: 'json' };
import { qualitiesOf } from './wished-qualities.ts';

/** What the films are called by what was wished, as far as all three are that. */
export interface WishedFilms {
  /** `yerli komedi`, `hem dram hem mafya`, `Kemal Sunal`; undefined where nothing is wished that films are called by. */
  what?: string;
  /** The names alone are wished: whose films they are. */
  isNames?: boolean;
  /** What is wished is one genre, one theme or the films of one country, and nothing beside it. */
  only?: { genre: Genre } | { theme: string } | { people: string } | undefined;
  /** What there is no room for before the noun, said of all three: `üçü de yerli`. */
  rest: readonly string[];
}

/** More than that before a noun is a form that is read out: `90'lardan az bilinen yerli komedi`. */
const MOST_BEFORE = 2;

/** Two genres that have one name together, in alphabetical order. */
const TOGETHER: Readonly<Record<string, string>> = {
  'Aksiyon Komedi': 'aksiyon komedisi',
  'Komedi Korku': 'korku komedisi',
  'Komedi Romantik': 'romantik komedi',
  'Komedi Suç': 'suç komedisi',
};

/** The genres that a theme tells of anyhow: nobody says `hem korku filmi hem cin`. */
const GENRES: Readonly<Record<string, readonly string[] | undefined>> = themeGenres;

const ofAll = (quality: string) => `üçü de ${quality}`;

/** Names the films by genre, subject, people and what they are like. */
export function wishedFilms(picked: readonly Chosen[], wishes: Wishes): WishedFilms {
  const holds = (name: WishName) => picked.every(({ broken }) => !broken.includes(name));
  const isAnime = holds('genres') && holds('countries') && saysAnime(wishes);
  const themes = (holds('themes') ? (wishes.themes ?? []) : []).filter((theme) => !isSaidAs(theme, wishes));
  const qualities = qualitiesOf(wishes, themes, holds);
  const near = qualities.slice(-MOST_BEFORE);
  const rest = qualities.slice(0, -MOST_BEFORE).map(ofAll);
  const people = isAnime || !holds('countries') ? undefined : peopleOf(wishes.countries);
  const names = namesOf(wishes, holds);
  const genres = wishes.genres.filter((genre) => !themes.some((theme) => GENRES[theme]?.includes(genre)));
  // Genres that not every film has are no name for them.
  const isMixed =
    genres.length > 1 && !picked.every(({ film }) => genres.every((one) => film.genres.includes(one)));
  const things = themes.filter((theme) => isThing(theme));
  if (isMixed) {
    const also = [...qualities, ...things.map(alone), ...names].map(ofAll);
    return { rest: also };
  }
  const kinds = isAnime ? ['anime'] : kindsOf(genres);
  const [first, ...others] = [...kinds, ...things.map(kinds.length + things.length === 1 ? alone : inList)];
  const isNames = first === undefined && near.length === 0 && people === undefined;
  if (isNames) return names.length === 0 ? { rest } : { what: joinList(names), isNames, rest };
  const owner = people ?? (names.length === 1 ? names[0] : undefined);
  const noun = first ?? 'film';
  const parts = [
    [...near, owner === undefined ? noun : compound(owner, noun)].join(' '),
    ...others,
    ...(owner === undefined || owner === people ? names : []),
  ];
  return {
    what: bothOf(parts),
    only: parts.length === 1 ? onlyIn({ noun: parts[0] ?? '', genres, themes, people }) : undefined,
    rest,
  };
}

function onlyIn({
  noun,
  genres: [genre],
  themes: [theme],
  people,
}: {
  noun: string;
  genres: Wishes['genres'];
  themes: readonly string[];
  people: string | undefined;
}): WishedFilms['only'] {
  if (genre !== undefined && noun === kindOf(genre)) return { genre };
  if (theme !== undefined && (noun === alone(theme) || noun === `${themeLike(theme)} film`)) return { theme };
  return people !== undefined && noun === compound(people, 'film') ? { people } : undefined;
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

/** Nobody says `Japon animasyonu`. */
const saysAnime = ({ genres, countries = [] }: Wishes): boolean =>
  genres.includes('Animasyon') && genres.length === 1 && countries.length === 1 && countries[0] === 'Japonya';

function kindsOf(genres: Wishes['genres']): string[] {
  const [genre, ...others] = genres;
  if (genre === undefined) return [];
  if (others.length === 0) return [kindOf(genre)];
  const together = TOGETHER[genres.toSorted((a, b) => a.localeCompare(b, 'tr')).join(' ')];
  return together === undefined ? genres.map(genreWord) : [together];
}

/** As people say it: nobody wishes a `romantik film`. */
const kindOf = (genre: Genre): string => (genre === 'Romantik' ? 'aşk filmi' : KINDS[genre]);

/** `mafya filmi`, `baba kız hikâyesi`, `Paris filmi` */
const alone = (theme: string): string => themeKind(theme) ?? `${themeName(theme)} filmi`;
const inList = (theme: string): string => (themeSays(theme) === undefined ? themeName(theme) : alone(theme));

const namesOf = (
  { people = [], series = [], studios = [] }: Wishes,
  holds: (name: WishName) => boolean,
): string[] => [
  ...(holds('people') ? people : []),
  ...(holds('series') ? (series.length === 1 ? series : []) : []),
  ...(holds('studios') ? studios.slice(0, 1) : []),
];

const PEOPLE: Readonly<Record<string, string | undefined>> = countryPeople;

/** Whose films those of a country are: `Fransız`, `İskandinav`; undefined for several that have no one name. */
export const peopleOf = (countries: readonly string[] = []): string | undefined =>
  PEOPLE[countries.join(', ')] ?? (countries.length === 1 ? countries[0] : undefined);

/** `Fransız filmi`, `Kore gerilimi`, `Kemal Sunal komedisi` */
function compound(owner: string, noun: string): string {
  if (noun.endsWith(' film') || noun === 'film') return `${owner} ${noun}i`;
  return /(?:filmi|hikâyesi|komedisi)$/u.test(noun)
    ? `${owner} ${noun}`
    : `${owner} ${noun}${suffixFor(noun, 'accusative').replace(/^[yn]/u, 's')}`;
}

/** `dram`, `hem dram hem mafya`, `dram, mafya ve göç` */
const bothOf = (parts: readonly string[]): string =>
  parts.length === 2 ? parts.map((part) => `hem ${part}`).join(' ') : joinList(parts);
