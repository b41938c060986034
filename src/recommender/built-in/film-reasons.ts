import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { EITHER, madeBy, writtenBy } from '#domain/film-words.ts';
import type { Feel } from '#domain/judgement.ts';
import type { Mood } from '#domain/mood.ts';
import { hasTheme } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';
import { joinList } from '#lib/turkish/format.ts';
import { accusative, also, genitive, locative } from '#lib/turkish/suffix.ts';
import { themeName } from '../theme-name.ts';
import { beginsAnew } from './beginnings.ts';
import type { Told } from './chosen.ts';
import { FELT } from './felt-words.ts';
import { themeSays } from './theme-says.ts';

/** What can be said in several ways, which begin with different words. */
type Ways = readonly string[];

/** Which strengths matter to somebody in a mood, the first one most. */
const FOR_MOOD: Readonly<Record<Mood, readonly Feel[]>> = {
  happy: ['laugh', 'warm'],
  sad: ['cry', 'warm', 'think'],
  excited: ['tense', 'action'],
  relaxed: ['warm', 'laugh', 'beauty'],
  romantic: ['romantic', 'warm'],
  adventure: ['action', 'beauty'],
};

const FOR_TONE: Readonly<Partial<Record<string, Feel>>> = {
  komik: 'laugh',
  ağlatan: 'cry',
  korkutucu: 'fear',
  gerilimli: 'tense',
  'iç ısıtan': 'warm',
  düşündürücü: 'think',
  ağır: 'heavy',
  romantik: 'romantic',
  aksiyonlu: 'action',
  görsel: 'beauty',
};

const FOR_GENRE: Readonly<Record<string, readonly Feel[]>> = {
  Komedi: ['laugh', 'warm'],
  Drama: ['cry', 'think', 'warm'],
  Korku: ['fear', 'tense'],
  Gerilim: ['tense'],
  Suç: ['tense'],
  Aksiyon: ['action', 'tense'],
  Macera: ['action', 'beauty'],
  Romantik: ['romantic', 'warm'],
  'Bilim Kurgu': ['think', 'beauty', 'action'],
  Fantastik: ['beauty', 'action'],
  Animasyon: ['beauty', 'laugh', 'warm'],
  Aile: ['warm', 'laugh'],
};

/** What is true of a film and matters to wishes, the most telling first. */
export const reasonsIn = (film: CatalogueFilm, wishes: Wishes, alike?: Told['alike']): string[] =>
  reasonsOf(film, wishes, alike, []).flatMap((ways) => ways.slice(0, 1));

/** The same, each in several ways; of what counts alike rather what was not said of the films beside it. */
export const reasonsOf = (film: CatalogueFilm, wishes: Wishes, alike: Told['alike'], said: Ways): Ways[] => [
  ...ownReasonsOf(film, wishes, alike),
  ...feltIn(film, wishes, said),
];

/** What tells a film from those beside it: what it shares with a film that was named, whose it is, which of several subjects it has. */
const ownReasonsOf = (film: CatalogueFilm, wishes: Wishes, alike?: Told['alike']): Ways[] => [
  ...sharedWith(film, alike),
  ...(wishes.people ?? []).flatMap((names) => names.split(EITHER)).flatMap((person) => partOf(film, person)),
  ...themesOf(film, wishes),
];

/** What it has in common with the film that it should be like: the director, else what both are about. */
function sharedWith(film: CatalogueFilm, alike: Told['alike']): Ways[] {
  for (const { name, films, other, maker } of alike?.models ?? []) {
    // A series or a director that it is like has no director, and not the word “film” beside its name.
    if (other === true || maker === true) continue;
    const { director } = film;
    if (director !== undefined && films.some((model) => model.director === director))
      return [
        [
          `${also(accusative(name))} çeken ${director} yönetti`,
          `yönetmeni ${director}, ${also(accusative(name))} çekmişti`,
          `kamera arkasında yine ${director} var`,
        ],
      ];
    const own = film.judgement?.core ?? film.themes;
    const shared = own
      .filter(
        (theme) => themeSays(theme) === undefined && films.some((model) => model.themes.includes(theme)),
      )
      .slice(0, 2);
    const words = joinList(shared.map(themeName));
    if (shared.length > 0)
      return [
        [
          `${locative(name)} olduğu gibi burada da ${words} var`,
          `${words} burada da var`,
          `hikâyesinde yine ${words} var`,
        ],
      ];
  }
  return [];
}

function partOf(film: CatalogueFilm, person: string): Ways[] {
  const isMade = madeBy(person);
  if (isMade({ ...film, actors: [] }))
    return [[`${person} yönetti`, `yönetmeni ${person}`, `kamera arkasında ${person} var`]];
  if (isMade(film))
    return [[`${person} oynuyor`, `kadrosunda ${person} var`, `oyuncularından biri ${person}`]];
  if (!writtenBy(person)(film)) return [];
  return [[`${genitive(person)} kaleminden`, `yazarı ${person}`, `arkasındaki kalem ${person}`]];
}

function themesOf(film: CatalogueFilm, { themes = [] }: Wishes): Ways[] {
  const isFelt = (theme: string) => feltAs([theme]).some((feel) => (film.judgement?.feel[feel] ?? 0) >= 2);
  // `iç ısıtıyor; içini sımsıcak yapıyor`: what is felt is said once.
  const met = themes.filter((theme) => hasTheme(film, theme) && !isFelt(theme));
  const core = met.filter((theme) => hasTheme({ themes: film.judgement?.core ?? [] }, theme));
  // `konuları arasında gerçek hikâye var` is no Turkish: what a film is, or does, is said as that.
  const said = met.flatMap((theme) => themeSays(theme) ?? []);
  if (said.length > 0) return said.map((words) => [words]);
  const words = joinList((core.length > 0 ? core : met).map(themeName));
  if (core.length > 0) return [[`asıl konusu ${words}`, `tam bir ${words} filmi`, `${words} üzerine kurulu`]];
  return met.length > 0
    ? [[`içinde ${words} var`, `işin içine ${words} giriyor`, `hikâyesine ${words} karışıyor`]]
    : [];
}

/** What a film does to whoever wishes that, and so goes with a friend's own word for it: the strongest of what matters to the wish; of equally strong ones rather what was not said of another film. */
export function feltIn({ judgement, genres }: CatalogueFilm, wishes: Wishes, said: Ways): Ways[] {
  if (judgement === undefined) return [];
  const asked = wishes.genres.filter((genre) => genres.includes(genre));
  const feels = feelsFor(wishes, asked.length > 0 ? asked : genres.slice(0, 1));
  const strong = [...new Set(feels)].filter((feel) => judgement.feel[feel] >= 2);
  const most = Math.max(...strong.map((feel) => judgement.feel[feel]));
  const ways = strong
    .filter((feel) => judgement.feel[feel] === most)
    .flatMap((feel) => [FELT[feel][most - 2] ?? []]);
  const isNew = beginsAnew(said);
  const best = ways.find((way) => way.slice(0, 1).some(isNew)) ?? ways[0];
  return best === undefined ? [] : [best];
}

/** What of a film's feel matters to wishes, the first most. */
export const feelsFor = ({ mood, tones = [], themes = [] }: Wishes, genres: readonly string[]): Feel[] => [
  ...feltAs([...tones, ...themes]),
  ...(mood === undefined ? [] : FOR_MOOD[mood]),
  ...genres.flatMap((genre) => FOR_GENRE[genre] ?? []),
];

/** What tones, and themes that are none but tones (`iç ısıtan`), do to somebody. */
const feltAs = (words: readonly string[]): Feel[] => words.flatMap((word) => FOR_TONE[word] ?? []);
