import type { FilmJudgement } from './judgement.ts';
import type { Tone } from './tone.ts';

type Strengths = Pick<FilmJudgement, 'feel' | 'pace' | 'gore' | 'sex' | 'language' | 'ending'>;

/** How strong each tone is in a film, 0 (not at all) to 3. */
const GRADES: Readonly<Record<Tone, (film: Strengths) => number>> = {
  komik: ({ feel }) => feel.laugh,
  ağlatan: ({ feel }) => feel.cry,
  korkutucu: ({ feel }) => feel.fear,
  gerilimli: ({ feel }) => feel.tense,
  // What oppresses or makes one sob warms nobody, however it ends.
  'iç ısıtan': ({ feel }) => feel.warm - Math.max(0, feel.heavy - 1) - (feel.cry === 3 ? 1 : 0),
  düşündürücü: ({ feel }) => feel.think,
  ağır: ({ feel }) => feel.heavy,
  hafif: ({ feel, gore }) => 3 - Math.max(feel.heavy, feel.cry - 1, feel.fear, feel.tense - 1, gore),
  romantik: ({ feel }) => feel.romantic,
  aksiyonlu: ({ feel }) => feel.action,
  görsel: ({ feel }) => feel.beauty,
  hızlı: ({ pace }) => (pace - 1) * 1.5,
  yavaş: ({ pace }) => (3 - pace) * 1.5,
  kanlı: ({ gore }) => gore,
  cinsellik: ({ sex }) => sex,
  küfürlü: ({ language }) => language,
};

/** From this strength on a film has the tone. */
const HAS = 2;

/** How strong a tone is in a film, 0 to 3. */
export const toneGrade = (film: Strengths, tone: Tone): number => GRADES[tone](film);

/** Whether somebody would call the film so. */
export const hasTone = (film: Strengths, tone: Tone): boolean => toneGrade(film, tone) >= HAS;

type OfThemes = (film: FilmJudgement, themes: readonly string[]) => boolean;

/** What films that play with the mind are about. */
const OF_THE_MIND: ReadonlySet<string> = new Set([
  'ters köşe',
  'rüya',
  'zaman döngüsü',
  'zaman yolculuğu',
  'hafıza kaybı',
  'gerçeklik',
  'sanal gerçeklik',
  'yapay gerçeklik',
  'paralel evren',
  'sürreal',
  'şizofreni',
  'paranoya',
  'zekâ oyunu',
]);
/** A chase through time is fun, and tears are no riddle. */
const turnsMind: OfThemes = ({ feel }, themes) =>
  feel.think + Math.min(feel.tense, 2) >= 4 &&
  feel.think >= 2 &&
  feel.laugh < 3 &&
  (feel.action < 3 || feel.think === 3) &&
  themes.some((theme) => OF_THE_MIND.has(theme));

/** The words among themes that say how a film feels or what kind it is, and when they are true of it. */
const THEMES: Readonly<Record<string, OfThemes>> = {
  'aksiyon dolu': ({ feel }) => feel.action === 3,
  karanlık: ({ feel, ending }) => feel.heavy >= 2 && (ending === 'dark' || feel.tense >= 2),
  'iç ısıtan': ({ feel }) => feel.warm >= 2 && feel.heavy <= 1,
  sıcak: ({ feel }) => feel.warm >= 2 && feel.heavy <= 1,
  kanlı: ({ gore }) => gore >= 2,
  'ağır tempo': ({ pace }) => pace === 1,
  düşündürücü: ({ feel }) => feel.think >= 2,
  felsefi: ({ feel }) => feel.think === 3,
  'beyin yakan': turnsMind,
  sarsıcı: ({ feel, ending }) =>
    feel.heavy === 3 && feel.think >= 2 && Math.max(feel.tense, feel.cry) >= 2 && ending !== 'happy',
  'gerilim dolu': ({ feel }) => feel.tense === 3,
  'gerçek hikâye': ({ trueStory }) => trueStory,
  'kitap uyarlaması': ({ book }) => book,
  belgesel: ({ documentary }) => documentary,
  'sessiz film': ({ silent }) => silent,
  'siyah beyaz': ({ blackAndWhite }) => blackAndWhite,
};

/** Words people use for a film that are no themes of it, but follow from its judgement. */
const SAID_OF: Readonly<Record<string, (film: FilmJudgement) => boolean>> = {
  hüzünlü: ({ feel }) => feel.cry >= 2 || feel.heavy === 3,
  neşeli: ({ feel }) => feel.laugh >= 2 && feel.heavy <= 1,
  heyecanlı: ({ feel }) => feel.action >= 2 || feel.tense === 3,
  hafif: (film) => hasTone(film, 'hafif'),
  popüler: ({ fame }) => fame >= 4,
  'az bilinen': ({ fame }) => fame <= 3,
  şiddet: ({ gore, feel }) => gore >= 2 || feel.action === 3,
  'seri film': ({ series }) => series !== undefined,
  'hayvan ölümü': ({ animal }) => animal !== undefined && animal.fate !== 'lives',
};

/** Whether a film may be called so (`hüzünlü`, `az bilinen`), as its judgement goes; a film without one may not. */
export function calledSo(word: string): (film: FilmJudgement | undefined) => boolean {
  const holds = SAID_OF[word];
  return (film) => film !== undefined && (holds?.(film) ?? false);
}

/** The tone that a theme says in another word. */
const TONE_OF: Readonly<Record<string, Tone | undefined>> = {
  'aksiyon dolu': 'aksiyonlu',
  karanlık: 'ağır',
  'iç ısıtan': 'iç ısıtan',
  sıcak: 'iç ısıtan',
  kanlı: 'kanlı',
  'ağır tempo': 'yavaş',
  düşündürücü: 'düşündürücü',
  felsefi: 'düşündürücü',
  'beyin yakan': 'düşündürücü',
  sarsıcı: 'ağır',
  'gerilim dolu': 'gerilimli',
};

/** The tone by whose strength films of a theme differ; undefined for a theme that a film has or has not. */
export const toneOfTheme = (theme: string): Tone | undefined =>
  Object.hasOwn(TONE_OF, theme) ? TONE_OF[theme] : undefined;

/** Themes that a judgement decides, whoever else names them. */
export const isToneTheme = (theme: string): boolean => Object.hasOwn(THEMES, theme);

/** The themes that follow from a judgement. @param themes what the film is about, and what occurs in it */
export const toneThemes = (film: FilmJudgement, themes: readonly string[] = film.core): string[] =>
  OF_THEMES.flatMap(([theme, holds]) => (holds(film, themes) ? theme : []));
/** Gone through for thousands of films. */
const OF_THEMES = Object.entries(THEMES);
