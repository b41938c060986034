import { madeBy, writtenBy } from '#domain/film-words.ts';
import { fold } from '#domain/title.ts';
import type { Genre } from '#domain/genre.ts';
import type { Tone } from '#domain/tone.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatRating, joinList, lowerFirst, upperFirst } from '#lib/turkish/format.ts';
import { ablative, accusative, genitive, inPlace, suffixFor } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import { themeName } from '../theme-name.ts';
import { PRIZE_WORDS } from '../wish-words.ts';
import { saidAsKind } from './batch-opening.ts';
import type { Chosen, Told } from './chosen.ts';
import themeWords from './theme-words.json' with { type: 'json' };

const OF_TONE: Readonly<Record<Tone, string>> = {
  komik: 'Üçü de güldürüyor',
  ağlatan: 'Üçü de ağlatıyor',
  korkutucu: 'Üçü de korkutuyor',
  gerilimli: 'Üçü de geriyor',
  'iç ısıtan': 'Üçü de iç ısıtıyor',
  düşündürücü: 'Üçü de düşündürüyor',
  ağır: 'Üçü de ağır',
  hafif: 'Üçü de hafif',
  romantik: 'Üçünde de aşk var',
  aksiyonlu: 'Üçünün de hareketi bol',
  görsel: 'Üçünün de görüntüleri güzel',
  hızlı: 'Üçü de tempolu',
  yavaş: 'Üçü de ağır ağır akıyor',
  kanlı: 'Üçü de kanlı',
  cinsellik: 'Üçü de cesur',
  küfürlü: 'Üçünde de küfür bol',
};

/** What a tone that was not wanted is missing as. */
const WITHOUT: Readonly<Partial<Record<Tone, string>>> = {
  ağlatan: 'Hiçbiri ağlatmıyor',
  korkutucu: 'Hiçbiri korkutmuyor',
  gerilimli: 'Hiçbiri germiyor',
  ağır: 'Hiçbiri ağır değil',
  yavaş: 'Hiçbiri ağır tempolu değil',
  kanlı: 'Hiçbirinde kan yok',
  cinsellik: 'Hiçbirinde açık sahne yok',
  küfürlü: 'Hiçbirinde küfür ağır değil',
};

const OF_ENDING: Readonly<Record<NonNullable<Wishes['ending']>, string>> = {
  happy: 'Üçü de güzel bitiyor',
  bittersweet: 'Üçü de buruk bitiyor',
  dark: 'Üçünün de sonu karanlık',
  open: 'Üçünün de sonu ucu açık',
  notDark: 'Hiçbiri kötü bitmiyor',
};

const KNOWN: Readonly<Record<string, string>> = themeWords;

/** What holds of all three of what was wished and is not said elsewhere, the most telling first. */
export function sharedBy(picked: readonly Chosen[], { wishes, alike }: Told, seed: string): string[] {
  const held = heldBy(picked, wishes);
  // It is said of them already, as what they are.
  const asKind = saidAsKind(wishes, (name) => held(name) !== undefined);
  return [
    ...likeness(picked, alike, seed),
    ...inAll(picked, held('people') ?? [], asKind === undefined ? (held('themes') ?? []) : []),
    ...oneOf(held('series')).map((names) => `Üçü de ${names} serisinden`),
    ...oneOf(held('studios')).map((names) => `Üçü de ${genitive(names)}`),
    ...oneOf(held('awards')?.map((prize) => PRIZE_WORDS[prize])).map(
      (prizes) => `Üçünün de ${prizes} ödülü var`,
    ),
    ...oneOf(held('languages')).map((languages) => `Üçü de ${languages}`),
    ...oneOf(held('places')).map((places) => `Üçü de ${inPlace(places)} geçiyor`),
    ...(held('tones') ?? []).map((tone) => OF_TONE[tone]),
    ...[held('ending') ?? []].flat().map((ending) => OF_ENDING[ending]),
    ...(held('trueStory') === undefined
      ? []
      : [wishes.trueStory === true ? 'Üçü de gerçek bir hikâyeye dayanıyor' : 'Üçü de kurgu']),
    ...(held('pace') === 'fast' ? ['Üçü de tempolu'] : []),
    ...(held('pace') === 'slow' ? ['Üçü de ağır ağır akıyor'] : []),
  ];
}

/** Of several that were wished one is enough, and each film may have another (`Paris ya da Roma`). */
const oneOf = (names: readonly string[] = []): string[] =>
  names.length === 0 ? [] : [joinList(names, 'ya da')];

/** The bounds that were wished and hold: of time and points, and who and what was not wanted. */
export function boundsOf(picked: readonly Chosen[], { wishes, alike }: Told): string[] {
  const held = heldBy(picked, wishes);
  const lengths = picked.map(({ film }) => film.duration);
  const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)];
  const max = held('maxDuration');
  const min = held('minDuration');
  const minRating = held('minRating');
  return [
    ...(max !== undefined && min !== undefined
      ? [`Süreleri ${shortest} ile ${longest} dakika arasında`]
      : []),
    ...(max !== undefined && min === undefined ? [`En uzunu ${longest} dakika`] : []),
    ...(max === undefined && min !== undefined ? [`En kısası ${shortest} dakika`] : []),
    ...(minRating === undefined ? [] : [`Üçünün de puanı ${formatRating(minRating)} ve üstü`]),
    ...without(picked, wishes, alike),
  ];
}

/** What all three are spared of, where it is the one thing that was refused: of several, one alone sounds as if the rest were missed. */
function without(
  picked: readonly Chosen[],
  { excludePeople = [], avoidTones = [], ...wishes }: Wishes,
  alike: Told['alike'],
): string[] {
  // Whose films are wished says whose they are not; whom the films are to be like is named already.
  const isNamed = (wishes.people ?? []).length > 0 || alike?.models.some(({ maker }) => maker === true);
  const [person, ...others] = isNamed === true ? [] : excludePeople;
  const refused = others.length + (wishes.excludeGenres?.length ?? 0) + (wishes.avoidThemes?.length ?? 0);
  // `hiçbiri ağır değil, … yürek dağlıyor` contradict each other.
  const isSad = picked.some(({ film }) => (film.judgement?.feel.cry ?? 0) >= 2);
  const tones = isSad ? avoidTones.filter((tone) => tone !== 'ağır' && tone !== 'ağlatan') : avoidTones;
  return [
    ...(person === undefined || refused > 0 ? [] : [`Hiçbirinde ${person} yok`]),
    ...tones.flatMap((tone) => WITHOUT[tone] ?? []).slice(0, 1),
    ...spared(wishes),
  ];
}

/** What is kept away from, one or two things: `köpekten uzak durdum`. Whoever mourns is not told what they are spared. */
function spared({ excludeGenres = [], avoidThemes = [] }: Wishes): string[] {
  const kept = [
    ...excludeGenres.flatMap((genre) => GENRE_NOUNS[genre] ?? []),
    ...avoidThemes.filter((theme) => KNOWN[theme] === undefined).map(themeName),
  ];
  const isSaid = kept.length > 0 && kept.length <= MOST_SPARED && !avoidThemes.includes('yas');
  return isSaid ? [`${upperFirst(joinList(kept.map(away)))} uzak durdum`] : [];
}
/** `köpekten`, `Osmanlı'dan` */
const away = (noun: string): string =>
  noun === lowerFirst(noun) ? noun + suffixFor(noun, 'ablative') : ablative(noun);
const MOST_SPARED = 2;
const GENRE_NOUNS: Readonly<Partial<Record<Genre, string>>> = {
  Aksiyon: 'aksiyon',
  Komedi: 'komedi',
  Drama: 'dram',
  Korku: 'korku',
  Romantik: 'aşk',
  'Bilim Kurgu': 'bilim kurgu',
  Gerilim: 'gerilim',
  Suç: 'suç',
  Fantastik: 'fantastik',
  Animasyon: 'animasyon',
};

/** What was wished, where all three fulfil it. */
const heldBy =
  (picked: readonly Chosen[], wishes: Wishes) =>
  <Name extends WishName>(name: Name): Wishes[Name] | undefined =>
    picked.every(({ broken }) => !broken.includes(name)) ? wishes[name] : undefined;

/** Who made all three, what each is, and last who and what is in them, in one sentence. */
function inAll(picked: readonly Chosen[], people: readonly string[], themes: readonly string[]): string[] {
  const directed = people.filter((name) =>
    picked.every(({ film }) => film.director !== undefined && fold(film.director) === fold(name)),
  );
  const writing = people.filter((name) =>
    picked.some(({ film }) => writtenBy(name)(film) && !madeBy(name)(film)),
  );
  const inside = [
    ...people.filter((name) => !directed.includes(name) && !writing.includes(name)),
    ...themes.filter((theme) => KNOWN[theme] === undefined).map(themeName),
  ];
  return [
    ...directed.map((name) => `Üçü de ${genitive(name)}`),
    // Who wrote some and made others has a hand in all.
    ...writing.map((name) =>
      picked.some(({ film }) => madeBy(name)(film))
        ? `Üçünde de ${genitive(name)} imzası var`
        : `Üçü de ${genitive(name)} kaleminden`,
    ),
    ...(inside.length === 0 ? [] : [`Üçünde de ${joinList(inside)} var`]),
    ...themes.flatMap((theme) => KNOWN[theme] ?? []),
  ];
}

/** From here on two films are so alike that whoever loves one is told so of the other. */
const ALIKE = 0.33;

function likeness(picked: readonly Chosen[], alike: Told['alike'], seed: string): string[] {
  const names = alike?.models.map(({ name }) => name) ?? [];
  if (names.length === 0) return [];
  const loved = joinList(names.map(accusative));
  const like = alike?.like;
  const near = picked.filter(({ film }) => like === undefined || like(film) >= ALIKE);
  if (near.length < picked.length)
    return near.length === 0
      ? []
      : [`${loved} sevene en çok ${joinList(near.map(({ film }) => film.title))} gider`];
  return [variant([`${loved} sevene üçü de iyi gelir`, `${loved} seviyorsan bunlar tam sana göre`], seed)];
}
