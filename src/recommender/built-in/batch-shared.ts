import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Genre } from '#domain/genre.ts';
import type { Tone } from '#domain/tone.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatNumber, inWords, joinList } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { KINDS } from '../kinds.ts';
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

/** What is said of films that are spared a tone which was not wanted. */
const SPARED: Readonly<Partial<Record<Tone, string>>> = {
  ağlatan: 'hiçbiri ağlatmaz',
  korkutucu: 'hiçbiri korkutmaz',
  gerilimli: 'hiçbiri germez',
  ağır: 'hiçbiri iç karartmaz',
  kanlı: 'kan revan yok',
  cinsellik: 'yüz kızartan sahne yok',
  küfürlü: 'ağzı bozuk olanı yok',
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

/** What all three are spared of, one or two things, each said once: `içlerinde komedi yok`. Whoever mourns is not told what they are spared. */
function without(picked: readonly Chosen[], { wishes, alike }: Told): string[] {
  const { excludePeople = [], avoidTones = [], excludeGenres = [], avoidThemes = [], maxAge } = wishes;
  if (avoidThemes.includes('yas')) return [];
  // Whose films are wished says whose they are not; whom the films are to be like is named already.
  const isNamed = (wishes.people ?? []).length > 0 || alike?.models.some(({ maker }) => maker === true);
  // `hiçbiri ağlatmaz` does not go with a film that breaks one's heart, and of a film for children some goes without saying.
  const isSad = picked.some(({ film }) => (film.judgement?.feel.cry ?? 0) >= 2);
  const tones = (holding(picked)('avoidTones') ? avoidTones : []).filter(
    (tone) => !(isSad && SAD.includes(tone)) && !(maxAge !== undefined && tone === 'cinsellik'),
  );
  const kinds = [
    ...(isNamed === true ? [] : excludePeople.map((person) => `${person} filmi`)),
    ...excludeGenres.map((genre) => GENRE_NOUNS[genre]),
    ...avoidThemes.flatMap(kindAvoided),
  ];
  const likes = avoidThemes.filter(isAdjective).map((theme) => `hiçbiri ${theme} değil`);
  const inside = avoidThemes.filter((theme) => themeSays(theme) === undefined && !isCountry(theme));
  const spared = new Set([...likes, ...tones.flatMap((tone) => SPARED[tone] ?? [])]);
  const isRoom = new Set(kinds).size + spared.size + inside.length <= MOST_SPARED;
  return isRoom ? [...noneOf([...new Set(kinds)]), ...spared, ...noneInside(inside)] : [];
}
const MOST_SPARED = 2;

/** `içlerinde komedi yok`, `içlerinde ne komedi var ne korku filmi` */
function noneOf([first, second]: readonly string[]): string[] {
  if (first === undefined) return [];
  return [second === undefined ? `içlerinde ${first} yok` : `içlerinde ne ${first} var ne ${second}`];
}

/** That nothing of it is in them nobody can promise; of animals more is said above the answer. */
function noneInside(themes: readonly string[]): string[] {
  const names = themes.filter((theme) => theme !== 'hayvan ölümü').map(themeName);
  return names.length === 0 ? [] : [`bildiğim kadarıyla hiçbirinde ${joinList(names, 'ya da')} yok`];
}

const isCountry = (theme: string) => /^\p{Lu}/u.test(theme) && peopleOf([theme]) !== undefined;

/** `hüzünlü`, and not `beyin yakan`: what no film is. */
const isAdjective = (theme: string) => themeSays(theme) === theme && themeKind(theme) === undefined;

/** What none is called by: `savaş filmi`, `beyin yakan film`, and of a country `Hint filmi`. */
function kindAvoided(theme: string): string[] {
  if (isCountry(theme)) return [`${peopleOf([theme])} filmi`];
  if (themeSays(theme) === undefined || isAdjective(theme)) return [];
  const like = themeLike(theme);
  return [themeKind(theme) ?? (like === undefined ? [] : `${like} film`)].flat();
}

const GENRE_NOUNS: Readonly<Record<Genre, string>> = {
  ...KINDS,
  Romantik: 'aşk filmi',
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
