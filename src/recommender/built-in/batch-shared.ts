import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Tone } from '#domain/tone.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatNumber, inWords } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import type { Chosen, Told } from './chosen.ts';
import { without } from './spared.ts';
import { spanOf } from './wished-qualities.ts';

const OF_TONE: Readonly<Record<Tone, string>> = {
  komik: 'üçü de güldürüyor',
  ağlatan: 'üçü de ağlatıyor',
  korkutucu: 'üçü de korkutuyor',
  gerilimli: 'üçü de geriyor',
  'iç ısıtan': 'üçü de iç ısıtıyor',
  düşündürücü: 'üçü de düşündürüyor',
  ağır: 'üçü de ağır',
  hafif: 'üçü de hafif',
  romantik: 'üçünde de aşk var',
  aksiyonlu: 'üçünün de hareketi bol',
  görsel: 'üçünün de görüntüleri güzel',
  hızlı: 'üçü de tempolu',
  yavaş: 'üçü de ağır ağır akıyor',
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
    ...(holds('tones') ? tones : []).map((tone) => OF_TONE[tone]),
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
  if (maxAge !== ANY_CHILD) return [`üçü de ${maxAge} yaşına uygun`];
  return genres.includes('Aile') || genres.includes('Animasyon') ? [] : ['üçü de çocuklara uygun'];
}

/** The bounds that were wished and hold: of years, time and points, and who and what was not wanted. */
export function boundsOf(picked: readonly Chosen[], told: Told): string[] {
  const { wishes } = told;
  const held = heldBy(picked, wishes);
  const films = picked.map(({ film }) => film);
  const lengths = films.map(({ duration }) => duration);
  const years = films.map(({ year }) => year);
  const isSpan = spanOf(wishes) !== undefined;
  const of = (name: WishName, text: string) => (held(name) === undefined ? [] : [text]);
  const bounds = [
    ...of('minDuration', `en kısası ${inWords(Math.min(...lengths))}`),
    ...of('maxDuration', `en uzunu ${inWords(Math.max(...lengths))}`),
    ...(held('minRating') === undefined ? [] : [ratingBound(wishes.minRating ?? 0, films)]),
    ...(isSpan ? [] : of('minYear', `en eskisi ${Math.min(...years)} yapımı`)),
    ...(isSpan ? [] : of('maxYear', `en yenisi ${Math.max(...years)} yapımı`)),
  ];
  return [...without(picked, told), ...bounds];
}

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

/** What was wished, where all three fulfil it. */
const heldBy =
  (picked: readonly Chosen[], wishes: Wishes) =>
  <Name extends WishName>(name: Name): Wishes[Name] | undefined =>
    holding(picked)(name) ? wishes[name] : undefined;
