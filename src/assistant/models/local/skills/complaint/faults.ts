import type { Genre } from '#domain/genre.ts';
import type { Tone } from '#domain/tone.ts';
import type { Wishes } from '#domain/wishes.ts';
import { union, without } from '../../understand/lists.ts';
import { type Phrases, phraseLists } from '../../lexicon/phrases.ts';
import { said } from '../questions/said.ts';
import words from './words.json' with { type: 'json' };

export const complaintWords = phraseLists(words);
const w = complaintWords;

export type Mend = (wishes: Wishes) => Partial<Wishes>;

/** More of a tone; where no genre was wished, those that are known for it. */
const more =
  (tone: Tone, genre?: Genre): Mend =>
  ({ genres, excludeGenres, tones, avoidTones }) => ({
    ...(genres.length === 0 && genre !== undefined ? { genres: [genre] } : {}),
    ...(genre === undefined || excludeGenres === undefined
      ? {}
      : { excludeGenres: without(excludeGenres, [genre]) }),
    tones: union(tones, [tone]),
    ...(avoidTones === undefined ? {} : { avoidTones: without(avoidTones, [tone]) }),
  });
const less =
  (tone: Tone): Mend =>
  ({ tones, avoidTones }) => ({
    avoidTones: union(avoidTones, [tone]),
    ...(tones === undefined ? {} : { tones: without(tones, [tone]) }),
  });

/** A horror film is wished lighter; of any other kind nothing is to frighten. */
const lessScary: Mend = (wishes) =>
  (wishes.genres.includes('Korku') ? more('hafif') : less('korkutucu'))(wishes);

/** What a theme says as well is avoided as one: any model knows those. */
const avoid =
  (theme: string): Mend =>
  ({ avoidThemes }) => ({ avoidThemes: union(avoidThemes, [theme]) });

/** `moralim daha da bozulur`: what is heavy goes, and what warms comes in the place of what is sad. */
export const lifted: Mend = ({ mood, tones, avoidTones }) => ({
  mood: mood === 'sad' ? undefined : mood,
  tones: union(without(tones, ['ağır', 'ağlatan']), ['iç ısıtan']),
  avoidTones: union(avoidTones, ['ağır']),
});

/** `hiçbiri komik değil`: what was missed is wished, the word that says it is never refused. */
export const MISSED: readonly (readonly [
  phrases: readonly Phrases[],
  unfelt: Phrases | undefined,
  mend: Mend,
])[] = [
  [[said.FUNNY], w.UNFELT_FUNNY, more('komik', 'Komedi')],
  [[said.SAD], w.UNFELT_SAD, (wishes) => ({ ...more('ağlatan')(wishes), mood: 'sad' })],
  [[said.SCARY], w.UNFELT_SCARY, more('korkutucu', 'Korku')],
  [[said.TENSE], w.UNFELT_TENSE, more('gerilimli', 'Gerilim')],
  [[said.ROMANTIC], undefined, more('romantik', 'Romantik')],
  [[said.ACTION], undefined, more('aksiyonlu', 'Aksiyon')],
  [[said.WARM], undefined, more('iç ısıtan')],
  [[said.THINK], undefined, more('düşündürücü')],
  [[said.BRISK], undefined, more('hızlı')],
];

/** `çok ağırdı`: there was too much of it. */
export const TOO_MUCH: readonly (readonly [phrases: Phrases, mend: Mend])[] = [
  [w.TOO_SCARY, lessScary],
  [w.SCARED, lessScary],
  [w.TOO_GORY, avoid('kanlı')],
  [w.TOO_SEXUAL, less('cinsellik')],
  [w.TOO_RUDE, less('küfürlü')],
  [w.TOO_SLOW, avoid('ağır tempo')],
  [w.LOWERS, lifted],
  [w.TOO_HEAVY, less('ağır')],
  // `hep meşhurları veriyorsun, kimsenin bilmediği bir şey yok mu`, before the second half is a complaint of its own.
  [w.TRITE, () => ({ fame: 'hidden' })],
  [w.UNHEARD, () => ({ fame: 'popular' })],
  [w.TOO_STRANGE, () => ({ fame: 'popular' })],
  [w.FOREIGN, () => ({ origin: 'yerli', countries: [] })],
];
