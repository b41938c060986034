import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Genre } from '#domain/genre.ts';
import type { Tone } from '#domain/tone.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatNumber, inWords, joinList } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { themeName } from '../theme-name.ts';
import type { Chosen, Told } from './chosen.ts';
import { peopleOf } from './wished-films.ts';
import { spanOf } from './wished-qualities.ts';
import { themeKind, themeLike, themeSays } from './theme-says.ts';

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

/** What a tone that was not wanted is missing as: `kan yok`. */
const WITHOUT: Readonly<Partial<Record<Tone, string>>> = {
  ağlatan: 'ağlamak',
  korkutucu: 'korku',
  gerilimli: 'gerilim',
  ağır: 'ağır dert',
  kanlı: 'kan',
  cinsellik: 'açık sahne',
  küfürlü: 'ağır küfür',
};
const SAD: readonly Tone[] = ['ağır', 'ağlatan'];

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
    ...(wishes.trueStory === false && holds('trueStory') ? ['üçü de kurgu'] : []),
  ];
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
    : `üçü de ${points} puan ve üstü`;
}

/** What all three are spared of, one or two things, each said once: `komedi yok`. Whoever mourns is not told what they are spared. */
function without(picked: readonly Chosen[], { wishes, alike }: Told): string[] {
  const { excludePeople = [], avoidTones = [], excludeGenres = [], avoidThemes = [] } = wishes;
  if (avoidThemes.includes('yas')) return [];
  // Whose films are wished says whose they are not; whom the films are to be like is named already.
  const isNamed = (wishes.people ?? []).length > 0 || alike?.models.some(({ maker }) => maker === true);
  // `ağlamak yok` does not go with a film that breaks one's heart.
  const isSad = picked.some(({ film }) => (film.judgement?.feel.cry ?? 0) >= 2);
  const tones = holding(picked)('avoidTones') ? avoidTones : [];
  const none = [
    ...(isNamed === true ? [] : excludePeople),
    ...excludeGenres.map((genre) => GENRE_NOUNS[genre]),
    ...tones.flatMap((tone) => (isSad && SAD.includes(tone) ? [] : (WITHOUT[tone] ?? []))),
    ...avoidThemes.flatMap(kindAvoided),
  ];
  const inside = avoidThemes.filter(
    (theme) => themeSays(theme) === undefined && kindAvoided(theme).length === 0,
  );
  const isRoom = new Set(none).size + inside.length <= MOST_SPARED;
  return !isRoom
    ? []
    : [
        ...[...new Set(none)].map((noun) => `${noun} yok`),
        // That nothing of it is in them nobody can promise.
        ...(inside.length === 0
          ? []
          : [`içinde ${joinList(inside.map(themeName), 'ya da')} olanları eledim`]),
      ];
}
const MOST_SPARED = 2;

/** What none is called by: `savaş filmi`, `siyah beyaz film`, and of a country `Hint filmi`. */
function kindAvoided(theme: string): string[] {
  const people = /^\p{Lu}/u.test(theme) ? peopleOf([theme]) : undefined;
  if (people !== undefined) return [`${people} filmi`];
  if (themeSays(theme) === undefined) return [];
  const like = themeLike(theme);
  return [themeKind(theme) ?? (like === undefined ? [] : `${like} film`)].flat();
}

const GENRE_NOUNS: Readonly<Record<Genre, string>> = {
  Aksiyon: 'aksiyon',
  Komedi: 'komedi',
  Drama: 'dram',
  Korku: 'korku',
  Romantik: 'aşk meşk',
  'Bilim Kurgu': 'bilim kurgu',
  Gerilim: 'gerilim',
  Suç: 'suç filmi',
  Macera: 'macera',
  Fantastik: 'fantastik',
  Animasyon: 'animasyon',
  Aile: 'çocuk filmi',
};

const holding =
  (picked: readonly Chosen[]) =>
  (name: WishName): boolean =>
    picked.every(({ broken }) => !broken.includes(name));

/** What was wished, where all three fulfil it. */
const heldBy =
  (picked: readonly Chosen[], wishes: Wishes) =>
  <Name extends WishName>(name: Name): Wishes[Name] | undefined =>
    holding(picked)(name) ? wishes[name] : undefined;
