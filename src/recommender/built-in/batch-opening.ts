import type { Mood } from '#domain/mood.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { joinList, upperFirst } from '#lib/turkish/format.ts';
import { suffixFor } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import { KINDS } from '../kinds.ts';
import type { Chosen } from './chosen.ts';
import { themeKind, themeLike } from './theme-says.ts';

/** For whom or when: the mood's word stands in it (K-20). */
const FOR_MOOD: Readonly<Record<Mood, readonly string[]>> = {
  happy: ['insanı mutlu eden', 'mutlu edecek', 'mutlu mu mutlu'],
  sad: ['hüzünlü, dokunaklı', 'hüzünlü ama güzel', 'hüzünlü mü hüzünlü'],
  excited: ['heyecanlı, sürükleyici', 'heyecanlı mı heyecanlı'],
  relaxed: ['rahat rahat izlenecek', 'rahat, yormayan'],
  romantic: ['romantik bir akşamlık', 'romantik mi romantik'],
  adventure: ['maceracı ruhlara göre', 'maceracı bir keyfe yakışan'],
};

/** Two genres that have one name together, in alphabetical order. */
const TOGETHER: Readonly<Record<string, string>> = {
  'Aksiyon Komedi': 'aksiyon komedisi',
  'Komedi Korku': 'korku komedisi',
  'Komedi Romantik': 'romantik komedi',
  'Komedi Suç': 'suç komedisi',
};

const lower = (text: string) => text.toLocaleLowerCase('tr-TR');
const A_CHILD = 12;
const VERBS = ['seçtim', 'ayırdım', 'buldum'];
const PLAIN = [
  'Bu akşam için üç film ayırdım.',
  'Birbirinden farklı üç film seçtim.',
  'Aklıma şu üçü geldi.',
];

/**
 * What was heard, in one sentence: for which mood and age, from when and where, of which kind. None where only what the
 * films share can be said (`known`).
 */
export function openingOf(
  picked: readonly Chosen[],
  wishes: Wishes,
  { known, seed }: { known: boolean; seed: string },
): string[] {
  const holds = (name: WishName) => picked.every(({ broken }) => !broken.includes(name));
  const phraseOf = (told: Wishes) => {
    const { mix, like, kind } = kindOf(picked, told, holds);
    return [...before(told, holds, seed), mix, like, 'üç', ...which(told, holds), kind]
      .filter(Boolean)
      .join(' ');
  };
  const isAnime = holds('genres') && holds('countries') && saysAnime(wishes);
  const plain = isAnime ? phraseOf({ ...wishes, ...withoutAnime(wishes) }) : '';
  const phrase = plain.endsWith(' film') ? plain.replace(/film$/u, 'anime') : phraseOf(wishes);
  if (phrase === 'üç film') return known ? [] : [variant(PLAIN, seed)];
  return [`${upperFirst(phrase)} ${variant(VERBS, `${seed} fiil`)}.`];
}

/** Nobody says `Japonya yapımı animasyon`. */
const saysAnime = ({ genres, countries = [] }: Wishes): boolean =>
  genres.includes('Animasyon') && countries.length === 1 && countries[0] === 'Japonya';
const withoutAnime = ({ genres }: Wishes): Partial<Wishes> => ({
  genres: genres.filter((genre) => genre !== 'Animasyon'),
  countries: undefined,
});

function before(
  { mood, maxAge, minYear, maxYear, countries = [] }: Wishes,
  holds: (name: WishName) => boolean,
  seed: string,
): string[] {
  const years = holds('minYear') && holds('maxYear') ? yearsOf(minYear, maxYear) : '';
  const [country, ...others] = countries;
  return [
    // `hüzünlü ama güzel üç film` is not said where a sad one was not found.
    mood === undefined || !holds('mood') ? '' : variant(FOR_MOOD[mood], seed),
    maxAge === undefined || !holds('maxAge') ? '' : forAge(maxAge),
    years,
    country === undefined || others.length > 0 || !holds('countries') ? '' : `${country} yapımı`,
  ];
}

/** So old are children of whom no age is told. */
const ANY_CHILD = 10;
const forAge = (age: number) => {
  if (age === ANY_CHILD) return 'çocuklara uygun';
  return age <= A_CHILD ? `${age} yaşındaki bir çocuğa uygun` : `${age} yaşa uygun`;
};

function yearsOf(from?: number, to?: number): string {
  if (from !== undefined && from === to) return `${from} yapımı`;
  if (from !== undefined && to === from + 9 && from % 10 === 0) {
    const decade = from < 2000 ? `${from % 100}` : `${from}`;
    return `${decade}'${suffixFor(decade, 'locative').endsWith('a') ? 'lardan' : 'lerden'}`;
  }
  if (from !== undefined && to !== undefined) return `${from}–${to} arası`;
  if (to !== undefined) return to % 10 === 9 ? `${to + 1} öncesi` : `${to} ve öncesinden`;
  return from === undefined ? '' : `${from} sonrası`;
}

const which = ({ fame, origin }: Wishes, holds: (name: WishName) => boolean) => [
  fame === 'hidden' && holds('fame') ? 'az bilinen' : '',
  origin !== undefined && holds('origin') ? origin : '',
];

/** What is said of the films: before the number (`komedi ve aksiyon karışık`, `beyin yakan`), and what they are called. */
interface Kind {
  mix?: string;
  like?: string;
  kind: string;
}

function kindOf(picked: readonly Chosen[], wishes: Wishes, holds: (name: WishName) => boolean): Kind {
  const { genres, mood } = wishes;
  const [genre, ...others] = genres;
  const theme = saidAsKind(wishes, holds);
  if (genre === undefined) return { kind: 'film', ...(theme === undefined ? {} : ofTheme(theme)) };
  // `romantik bir akşam için üç romantik film` says it twice.
  if (others.length === 0)
    return { kind: mood === 'romantic' && genre === 'Romantik' ? 'film' : KINDS[genre] };
  const together = TOGETHER[genres.toSorted((a, b) => a.localeCompare(b, 'tr')).join(' ')];
  const all = picked.every(({ film }) => genres.every((one) => film.genres.includes(one)));
  if (all)
    return together === undefined
      ? { mix: `${joinList(genres.map(lower))} karışık`, kind: 'film' }
      : { kind: together };
  // Nothing is called both that is only one of them.
  const some = genres.map((one) => `kimi ${lower(one)}`);
  return {
    mix: others.length === 1 ? `${some.join(', ')}` : `${joinList(genres.map(lower))} arasından`,
    kind: 'film',
  };
}

/** The one theme that is wished and that all three have, where the films may be called by it: `üç mafya filmi`. */
export function saidAsKind(
  { genres, themes = [] }: Pick<Wishes, 'genres' | 'themes'>,
  holds: (name: WishName) => boolean,
): string | undefined {
  const [theme, ...others] = themes;
  const isSaid = theme !== undefined && (themeKind(theme) ?? themeLike(theme)) !== undefined;
  return isSaid && others.length + genres.length === 0 && holds('themes') ? theme : undefined;
}

const ofTheme = (theme: string): Kind => {
  const kind = themeKind(theme);
  return kind === undefined ? { like: themeLike(theme), kind: 'film' } : { kind };
};
