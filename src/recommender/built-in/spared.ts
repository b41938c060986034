import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Tone } from '#domain/tone.ts';
import { toneGrade } from '#domain/tones.ts';
import { joinList } from '#lib/turkish/format.ts';
import { themeName } from '../theme-name.ts';
import type { Chosen, Told } from './chosen.ts';
import { themeSays } from './theme-says.ts';
import { peopleOf } from './wished-films.ts';

/** What is said of films that are spared a tone which was not wanted. */
const SPARED: Readonly<Partial<Record<Tone, string>>> = {
  ağlatan: 'hiçbiri ağlatmaz',
  korkutucu: 'hiçbiri korkutmaz',
  gerilimli: 'hiçbiri germez',
  ağır: 'hiçbiri iç karartmaz',
  kanlı: 'kan revan yok',
  cinsellik: 'yüz kızartan sahne yok',
  küfürlü: 'küfürlüsü yok',
};
/** What is kept away together from somebody who has it hard. */
const COMFORT: readonly Tone[] = ['ağır', 'kanlı', 'korkutucu'];
const SAD: readonly Tone[] = ['ağır', 'ağlatan'];

/** What all three are spared of, one or two things, and no card shows: `kan revan yok`. Whoever mourns is not told what they are spared. */
export function without(picked: readonly Chosen[], { wishes }: Told): string[] {
  const { avoidTones = [], avoidThemes = [], maxAge } = wishes;
  // Whoever is comforted is not told of blood either.
  const isComforted = COMFORT.every((tone) => avoidTones.includes(tone));
  if (isComforted || avoidThemes.includes('yas') || (wishes.mood === 'sad' && avoidTones.includes('ağır')))
    return [];
  // `hiçbiri ağlatmaz` does not go with a film that breaks one's heart, and of a film for children some goes without saying.
  const isSad = picked.some(({ film }) => (film.judgement?.feel.cry ?? 0) >= 2);
  const tones = (picked.every(({ broken }) => !broken.includes('avoidTones')) ? avoidTones : []).filter(
    (tone) =>
      !(isSad && SAD.includes(tone)) &&
      !(maxAge !== undefined && tone === 'cinsellik') &&
      picked.every(({ film }) => isFreeOf(film, tone)),
  );
  const inside = avoidThemes.filter((theme) => themeSays(theme) === undefined && !isCountry(theme));
  const spared = tones.flatMap((tone) => SPARED[tone] ?? []);
  return spared.length + inside.length <= MOST_SPARED ? [...spared, ...noneInside(inside)] : [];
}
const MOST_SPARED = 2;

/** Whether a film may be promised to be free of a tone: a little of most is neither here nor there. */
function isFreeOf({ judgement }: CatalogueFilm, tone: Tone): boolean {
  if (judgement === undefined) return true;
  // Fright weighs, too.
  const grade =
    tone === 'ağır' ? Math.max(judgement.feel.heavy, judgement.feel.fear) : toneGrade(judgement, tone);
  return grade <= (tone === 'cinsellik' ? 0 : 1);
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
