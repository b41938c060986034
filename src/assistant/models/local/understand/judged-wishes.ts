import { type Mood, isMood } from '#domain/mood.ts';
import { TONES, type Tone } from '#domain/tone.ts';

import type { Judgement } from '../judge/judge.ts';
import { JUDGED_SITUATIONS, JUDGED_TONES, type SomeWishes } from '../lexicon/concepts.ts';
import { type MessageWishes, addWishes, isStated, statesAnything } from './message-wishes.ts';

/** How likely it must be that films are wished, and then each wish, to be read from what a message is like. */
interface Least {
  wishing: number;
  tone: number;
  pace: number;
  mood: number;
  around: number;
}
/** Beside words that are known the hour and the company say nothing that was not said. */
const NEVER = 1.1;
/** Who only tells of the weather is not shown films for it. */
const SURELY_WISHING = 0.8;
/** Where nothing is said in known words, and where something is (`iki film, gece yarısı bitsin`). */
const SURE: Least = { wishing: 0.6, tone: 0.72, pace: 0.97, mood: 0.55, around: 0.8 };
const SURER: Least = { wishing: 0.6, tone: 0.9, pace: 0.98, mood: 0.9, around: NEVER };
/** Where it is said that it is a guess. */
const GUESS: Least = { wishing: 0.65, tone: 0.4, pace: 0.8, mood: 0.3, around: 0.4 };

const wishing = ({ acts }: Judgement): number =>
  (acts['recommend'] ?? 0) + (acts['refine'] ?? 0) + (acts['surprise'] ?? 0);

/** What says what kind of film is wished, so that nothing is left to guess. */
const KINDS = [
  'genres',
  'excludeGenres',
  'themes',
  'avoidThemes',
  'people',
  'countries',
  'places',
  'mood',
  'similarTo',
  'series',
  'studios',
  'tones',
  'avoidTones',
] as const;

const PACES: ReadonlySet<string> = new Set(['hızlı', 'yavaş']);

/**
 * The wishes of a message with those that idioms and situations mean (`tırnaklarımı yiyerek izleyeceğim`), which no list
 * of words holds. Only where the exact readers found neither kind nor mood, so that no word is read against its meaning.
 */
export const withJudged = (said: MessageWishes, judged: Judgement): MessageWishes =>
  judgedBy(said, judged, statesAnything(said) ? SURER : SURE);

/** The same of what is likeliest, for who would otherwise be asked what was meant; undefined where nothing is likely. */
export function guessedWishes(said: MessageWishes, judged: Judgement): MessageWishes | undefined {
  const guessed = judgedBy(said, judged, GUESS);
  // A restful film that weighs heavily: what is guessed so is not understood.
  const isTorn = guessed.tones?.some(
    (tone) => guessed.mood !== undefined && CONTRARY[guessed.mood]?.includes(tone),
  );
  return guessed === said || isTorn === true || !statesAnything(guessed) ? undefined : guessed;
}

/** The tones that no film of a mood has. */
const CONTRARY: Readonly<Partial<Record<Mood, readonly Tone[]>>> = {
  relaxed: ['ağır', 'ağlatan', 'gerilimli', 'kanlı', 'korkutucu'],
  happy: ['ağır', 'ağlatan', 'korkutucu'],
  sad: ['komik'],
};

function judgedBy(said: MessageWishes, judged: Judgement, least: Least): MessageWishes {
  if (KINDS.some((name) => isStated(said[name])) || wishing(judged) < least.wishing) return said;
  const meant = tonesOf(said, judged, least);
  // The mood, where neither a genre nor company says more.
  const { label, sure: likely } = judged.mood;
  // `beni şaşırt` wishes no adventure.
  const isOpen = meant.genres === undefined && said.implied === undefined && judged.act.label !== 'surprise';
  const felt = isOpen && likely >= least.mood && isMood(label) ? { mood: label } : {};
  const implied = said.implied ?? aroundOf(judged, least);
  return { ...said, ...felt, ...meant, ...(implied === undefined ? {} : { implied }) };
}

function tonesOf({ pace }: MessageWishes, { tones }: Judgement, least: Least): SomeWishes {
  // `su gibi akan` says the pace; a tone must not say another.
  const open = tones.filter(({ label }) => pace === undefined || !PACES.has(label));
  // A pace is heard where hardly anything is said.
  const bound = (label: string) => (PACES.has(label) ? least.pace : least.tone);
  const sure = new Set(open.filter(({ label, sure }) => sure >= bound(label)).map(({ label }) => label));
  return TONES.flatMap((tone): SomeWishes[] => {
    const label = tone.replaceAll(' ', '-');
    return [
      ...(sure.has(label) ? [JUDGED_TONES[tone] ?? { tones: [tone] }] : []),
      ...(sure.has(`-${label}`) ? [JUDGED_TONES[`-${tone}`] ?? { avoidTones: [tone] }] : []),
    ];
  }).reduce<SomeWishes>(addWishes, {});
}

/** What the hour and the company suggest (`vardiyadayım, iki hemşire kaldık`), which wishes nothing where more is said. */
function aroundOf(judged: Judgement, { around }: Least): SomeWishes | undefined {
  if (around === SURE.around && wishing(judged) < SURELY_WISHING) return undefined;
  const suggested = (['situation', 'company'] as const)
    .filter((name) => judged[name].sure >= around)
    .flatMap((name) => JUDGED_SITUATIONS[name][judged[name].label] ?? []);
  return suggested.length === 0 ? undefined : suggested.reduce<SomeWishes>(addWishes, {});
}
