import { isMood } from '#domain/mood.ts';
import { TONES } from '#domain/tone.ts';

import type { Judgement } from '../judge/judge.ts';
import { JUDGED_TONES, type SomeWishes } from '../lexicon/concepts.ts';
import { type MessageWishes, addWishes, isStated, statesAnything } from './message-wishes.ts';

/** How likely it must be that films are wished before an idiom is read as a wish. */
const WISHING = 0.6;
/** And then each wish: where nothing is said in known words, and where something is (`iki film, gece yarısı bitsin`). */
const SURE = { tone: 0.72, pace: 0.97, mood: 0.55 };
const SURER = { tone: 0.9, pace: 0.98, mood: 0.9 };

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
  'tones',
  'avoidTones',
] as const;

const PACES: ReadonlySet<string> = new Set(['hızlı', 'yavaş']);

/**
 * The wishes of a message with those that idioms and situations mean (`tırnaklarımı yiyerek izleyeceğim`), which no list
 * of words holds. Only where the exact readers found neither kind nor mood, so that no word is read against its meaning.
 */
export function withJudged(said: MessageWishes, judged: Judgement): MessageWishes {
  if (KINDS.some((name) => isStated(said[name])) || wishing(judged) < WISHING) return said;
  const least = statesAnything(said) ? SURER : SURE;
  // `su gibi akan` says the pace; a tone must not say another.
  const open = judged.tones.filter(({ label }) => said.pace === undefined || !PACES.has(label));
  // A pace is heard where hardly anything is said.
  const bound = (label: string) => (PACES.has(label) ? least.pace : least.tone);
  const sure = new Set(open.filter(({ label, sure }) => sure >= bound(label)).map(({ label }) => label));
  const meant = TONES.flatMap((tone): SomeWishes[] => {
    const label = tone.replaceAll(' ', '-');
    return [
      ...(sure.has(label) ? [JUDGED_TONES[tone] ?? { tones: [tone] }] : []),
      ...(sure.has(`-${label}`) ? [JUDGED_TONES[`-${tone}`] ?? { avoidTones: [tone] }] : []),
    ];
  }).reduce<SomeWishes>(addWishes, {});
  // The mood, where neither a genre nor company says more.
  const { label, sure: likely } = judged.mood;
  const isOpen = meant.genres === undefined && said.implied === undefined;
  const felt = isOpen && likely >= least.mood && isMood(label) ? { mood: label } : {};
  return { ...said, ...felt, ...meant };
}
