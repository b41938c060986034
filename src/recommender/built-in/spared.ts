import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Genre } from '#domain/genre.ts';
import type { Tone } from '#domain/tone.ts';
import { toneGrade } from '#domain/tones.ts';
import { joinList } from '#lib/turkish/format.ts';
import { KINDS } from '../kinds.ts';
import { themeName } from '../theme-name.ts';
import type { Chosen, Told } from './chosen.ts';
import { themeKind, themeLike, themeSays } from './theme-says.ts';
import { peopleOf } from './wished-films.ts';

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

/** What all three are spared of, one or two things, each said once: `içlerinde komedi yok`. Whoever mourns is not told what they are spared. */
export function without(picked: readonly Chosen[], { wishes, alike }: Told): string[] {
  const { excludePeople = [], avoidTones = [], excludeGenres = [], avoidThemes = [], maxAge } = wishes;
  // Whoever is comforted is not told of blood either.
  if (avoidThemes.includes('yas') || (wishes.mood === 'sad' && avoidTones.includes('ağır'))) return [];
  // Whose films are wished says whose they are not; whom the films are to be like is named already.
  const isNamed = (wishes.people ?? []).length > 0 || alike?.models.some(({ maker }) => maker === true);
  // `hiçbiri ağlatmaz` does not go with a film that breaks one's heart, and of a film for children some goes without saying.
  const isSad = picked.some(({ film }) => (film.judgement?.feel.cry ?? 0) >= 2);
  const tones = (picked.every(({ broken }) => !broken.includes('avoidTones')) ? avoidTones : []).filter(
    (tone) =>
      !(isSad && SAD.includes(tone)) &&
      !(maxAge !== undefined && tone === 'cinsellik') &&
      picked.every(({ film }) => isFreeOf(film, tone)),
  );
  const kinds = [
    ...(isNamed === true ? [] : excludePeople.map((person) => `${person} filmi`)),
    ...excludeGenres.map((genre) => GENRE_NOUNS[genre]),
    ...avoidThemes.flatMap(kindAvoided),
  ];
  const likes = avoidThemes
    .filter(
      (theme) =>
        isAdjective(theme) && (theme !== 'kanlı' || picked.every(({ film }) => isFreeOf(film, 'kanlı', 0))),
    )
    .map((theme) => `hiçbiri ${theme} değil`);
  const inside = avoidThemes.filter((theme) => themeSays(theme) === undefined && !isCountry(theme));
  const spared = new Set([...likes, ...tones.flatMap((tone) => SPARED[tone] ?? [])]);
  const isRoom = new Set(kinds).size + spared.size + inside.length <= MOST_SPARED;
  return isRoom ? [...noneOf([...new Set(kinds)]), ...spared, ...noneInside(inside)] : [];
}
const MOST_SPARED = 2;

/** Whether a film may be promised to be free of a tone: a little of most is neither here nor there. @param most the grade that is let pass */
function isFreeOf({ judgement }: CatalogueFilm, tone: Tone, most = tone === 'cinsellik' ? 0 : 1): boolean {
  if (judgement === undefined) return true;
  // Fright weighs, too.
  const grade =
    tone === 'ağır' ? Math.max(judgement.feel.heavy, judgement.feel.fear) : toneGrade(judgement, tone);
  return grade <= most;
}

/** `içlerinde komedi yok`, `içlerinde ne komedi var ne korku filmi` */
function noneOf([first, second]: readonly string[]): string[] {
  if (first === undefined) return [];
  return [second === undefined ? `içlerinde ${first} yok` : `içlerinde ne ${first} var ne ${second}`];
}

/** What a film may hold though nobody says so, and hurts whoever was told that it does not. */
const NEVER_PROMISED: ReadonlySet<string> = new Set([
  'hayvan ölümü',
  'şiddet',
  'tecavüz',
  'taciz',
  'istismar',
  'çocuk istismarı',
  'kayıp çocuk',
  'çocuk ölümü',
  'intihar',
]);

/** That nothing of it is in them nobody can promise; of animals more is said above the answer. */
function noneInside(themes: readonly string[]): string[] {
  const names = themes.filter((theme) => !NEVER_PROMISED.has(theme)).map(themeName);
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
