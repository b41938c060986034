import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Tone } from '#domain/tone.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatNumber, inWords } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import type { Chosen, Told } from './chosen.ts';
import { inHours } from './hours.ts';
import { without } from './spared.ts';

const OF_TONE: Readonly<Partial<Record<Tone, string>>> = {
  komik: 'üçü de güldürüyor',
  ağlatan: 'üçü de ağlatıyor',
  korkutucu: 'üçü de korkutuyor',
  gerilimli: 'üçü de geriyor',
  'iç ısıtan': 'üçü de iç ısıtıyor',
  düşündürücü: 'üçü de düşündürüyor',
  ağır: 'üçü de ağır',
  romantik: 'üçünde de aşk var',
  aksiyonlu: 'üçünün de hareketi bol',
  kanlı: 'üçü de kanlı',
  cinsellik: 'üçü de cesur',
  küfürlü: 'üçünde de küfür bol',
};

const OF_ENDING: Readonly<Record<NonNullable<Wishes['ending']>, string>> = {
  happy: 'üçü de güzel bitiyor',
  bittersweet: 'üçü de buruk bitiyor',
  dark: 'üçünün de sonu karanlık',
  open: 'üçünün de sonu ucu açık',
  notDark: 'hiçbiri kötü bitmiyor',
};

/** What holds of all three beside what they are called and begun with. */
export function sharedBy(picked: readonly Chosen[], { tones = [], ending, ...wishes }: Wishes): string[] {
  const holds = holding(picked);
  return [
    ...(holds('tones') ? tones : []).flatMap((tone) => OF_TONE[tone] ?? []),
    ...(holds('ending') && ending !== undefined ? [OF_ENDING[ending]] : []),
    ...(holds('maxAge') ? forChild(wishes) : []),
    ...(wishes.trueStory === false && holds('trueStory') ? ['üçü de kurgu'] : []),
  ];
}

/** So old are children of whom no age is told. */
const ANY_CHILD = 10;

/** Whom the films are fit for; of a film for the family or a cartoon that goes without saying. */
function forChild({ maxAge, genres }: Pick<Wishes, 'maxAge' | 'genres'>): string[] {
  if (maxAge === undefined) return [];
  if (maxAge !== ANY_CHILD) return [`üçü de ${maxAge} yaşa uygun`];
  return genres.includes('Aile') || genres.includes('Animasyon') ? [] : ['üçü de çocuklara uygun'];
}

/** The bounds that were wished and hold, of time and points, and what was not wanted. The years stand on the cards. */
export function boundsOf(picked: readonly Chosen[], told: Told): string[] {
  const { minDuration, maxDuration, minRating } = heldOf(picked, told.wishes);
  const films = picked.map(({ film }) => film);
  const lengths = films.map(({ duration }) => duration);
  return [
    ...without(picked, told),
    ...(minDuration === undefined ? [] : [longBound(minDuration, Math.min(...lengths))]),
    ...(maxDuration === undefined ? [] : shortBound(maxDuration, Math.max(...lengths))),
    ...(minRating === undefined ? [] : [ratingBound(minRating, films)]),
  ];
}

/** `üçü de iki saatten uzun` */
function longBound(least: number, shortest: number): string {
  const hours = inHours(least);
  return hours === undefined || shortest === least
    ? `en kısası ${inWords(shortest)}`
    : `üçü de ${hours.ablative} uzun`;
}

/** `üçü de iki saati geçmiyor`; nobody praises three hours for being short. */
function shortBound(most: number, longest: number): string[] {
  if (longest > LONG) return [];
  const hours = inHours(most);
  return [hours === undefined ? `en uzunu ${inWords(longest)}` : `üçü de ${hours.accusative} geçmiyor`];
}
const LONG = 150;

/** `üçü de 8'in üstünde` */
function ratingBound(min: number, films: readonly CatalogueFilm[]): string {
  const points = formatNumber(min);
  return films.every(({ rating }) => rating > min)
    ? `üçü de ${genitive(points)} üstünde`
    : `üçünün de puanı ${points} ve üstü`;
}

const holding =
  (picked: readonly Chosen[]) =>
  (name: WishName): boolean =>
    picked.every(({ broken }) => !broken.includes(name));

/** The measures that were wished and that all three fulfil. */
function heldOf(picked: readonly Chosen[], wishes: Wishes): Pick<Wishes, Measure> {
  const holds = holding(picked);
  return Object.fromEntries(MEASURES.filter(holds).map((name) => [name, wishes[name]]));
}
const MEASURES = ['minDuration', 'maxDuration', 'minRating'] as const satisfies readonly WishName[];
type Measure = (typeof MEASURES)[number];
