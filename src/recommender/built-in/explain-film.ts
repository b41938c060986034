import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Feel } from '#domain/judgement.ts';
import type { Mood } from '#domain/mood.ts';
import type { Tone } from '#domain/tone.ts';
import { madeBy, writtenBy } from '#domain/film-words.ts';
import { hasTheme } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';
import { formatRating, joinList, upperFirst } from '#lib/turkish/format.ts';
import { accusative, genitive } from '#lib/turkish/suffix.ts';
import { describeWishes } from '../describe-wishes.ts';
import { themeName } from '../theme-name.ts';
import type { Chosen, Told } from './chosen.ts';

/** What a strength does to somebody, for grades 2 and 3. */
const FELT: Readonly<Record<Feel, readonly [string, string]>> = {
  laugh: ['güldürüyor', 'kahkahası bol'],
  cry: ['gözleri dolduruyor', 'mendilsiz izlenmez'],
  fear: ['ürpertiyor', 'gerçekten korkutuyor'],
  tense: ['gerilimi diri', 'nefes aldırmıyor'],
  warm: ['iç ısıtıyor', 'içini sımsıcak yapıyor'],
  think: ['düşündürüyor', 'günlerce akıldan çıkmıyor'],
  heavy: ['yoğun', 'ağır ama değiyor'],
  romantic: ['aşkı tadında', 'aşkı unutulmaz'],
  action: ['hareketi bol', 'aksiyonu hiç durmuyor'],
  beauty: ['görüntüleri güzel', 'her karesi tablo gibi'],
};

/** Which strengths matter to somebody in a mood, the first one most. */
const FOR_MOOD: Readonly<Record<Mood, readonly Feel[]>> = {
  happy: ['laugh', 'warm'],
  sad: ['cry', 'warm', 'think'],
  excited: ['tense', 'action'],
  relaxed: ['warm', 'laugh', 'beauty'],
  romantic: ['romantic', 'warm'],
  adventure: ['action', 'beauty'],
};

const FOR_TONE: Readonly<Partial<Record<Tone, Feel>>> = {
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

const sentence = (text: string) => `${upperFirst(text)}.`;

/**
 * Why this one film for this wish: shown in its popup under `Neden önerildi` (P-10). What is true of the film and
 * matters to the wish comes first, then what a friend would say for it, then what it does not meet. At least 8 characters.
 */
export function explainFilm({ film, because, broken }: Chosen, { wishes, alike }: Told): string {
  const missed = describeWishes(wishes).filter(
    ({ wish, also = wish }) => broken.includes(wish) || broken.includes(also),
  );
  const reasons = reasonsIn(film, wishes, alike);
  const fallback = `${formatRating(film.rating)} puanıyla sevilen bir film.`;
  return [
    ...(reasons.length > 0 ? [sentence(reasons.slice(0, 2).join('; '))] : []),
    ...(film.word === undefined ? (reasons.length > 0 ? [] : [fallback]) : [film.word]),
    ...(because === undefined ? [] : [`${accusative(because.title)} sevdiğin için öne çıktı.`]),
    ...(missed.length === 0 ? [] : [`Esnettiğim: ${missed.map(({ words }) => words).join(', ')}.`]),
  ].join(' ');
}

/** What is true of a film and matters to wishes, the most telling first. */
export const reasonsIn = (film: CatalogueFilm, wishes: Wishes, alike?: Told['alike']): string[] => [
  ...sharedWith(film, alike),
  ...(wishes.people ?? []).flatMap((person) => partOf(film, person)),
  ...themesOf(film, wishes),
  ...feltIn(film, wishes),
];

/** What it has in common with the film that it should be like: the director, else what both are about. */
function sharedWith(film: CatalogueFilm, alike: Told['alike']): string[] {
  for (const { name, films } of alike?.models ?? []) {
    if (film.director !== undefined && films.some(({ director }) => director === film.director))
      return [`${name} filmini de yöneten ${film.director} çekti`];
    const own = film.judgement?.core ?? film.themes;
    const shared = own.filter((theme) => films.some((model) => model.themes.includes(theme))).slice(0, 2);
    if (shared.length > 0) return [`${name} filmini andıran yanı: ${joinList(shared.map(themeName))}`];
  }
  return [];
}

function partOf(film: CatalogueFilm, person: string): string[] {
  const isMade = madeBy(person);
  if (isMade({ ...film, actors: [] })) return [`${person} yönetti`];
  if (isMade(film)) return [`${person} oynuyor`];
  return writtenBy(person)(film) ? [`${genitive(person)} kaleminden`] : [];
}

function themesOf(film: CatalogueFilm, { themes = [] }: Wishes): string[] {
  const met = themes.filter((theme) => hasTheme(film, theme));
  const core = met.filter((theme) => hasTheme({ themes: film.judgement?.core ?? [] }, theme));
  if (core.length > 0) return [`merkezinde ${joinList(core.map(themeName))} var`];
  return met.length > 0 ? [`içinde ${joinList(met.map(themeName))} var`] : [];
}

/** The strongest of what matters to the wish. */
function feltIn({ judgement, genres }: CatalogueFilm, wishes: Wishes): string[] {
  if (judgement === undefined) return [];
  const asked = wishes.genres.filter((genre) => genres.includes(genre));
  const feels = feelsFor(wishes, asked.length > 0 ? asked : genres.slice(0, 1));
  const strong = [...new Set(feels)].filter((feel) => judgement.feel[feel] >= 2);
  const [best] = strong.toSorted((a, b) => judgement.feel[b] - judgement.feel[a]);
  if (best === undefined) return [];
  return [FELT[best][judgement.feel[best] - 2] ?? ''].filter(Boolean);
}

/** What of a film's feel matters to wishes, the first most. */
export const feelsFor = ({ mood, tones = [] }: Wishes, genres: readonly string[]): Feel[] => [
  ...tones.flatMap((tone) => FOR_TONE[tone] ?? []),
  ...(mood === undefined ? [] : FOR_MOOD[mood]),
  ...genres.flatMap((genre) => FOR_GENRE[genre] ?? []),
];
