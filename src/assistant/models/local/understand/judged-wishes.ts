import { isMood } from '#domain/mood.ts';
import { TONES } from '#domain/tone.ts';

import type { Judgement } from '../judge/judge.ts';
import { JUDGED_TONES, type SomeWishes } from '../lexicon/concepts.ts';
import { type MessageWishes, addWishes, isStated } from './message-wishes.ts';

/** How likely it must be that films are wished before an idiom is read as a wish, and then each wish. */
const SURE = { wishing: 0.6, tone: 0.5, pace: 0.75, mood: 0.45 };

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
  if (KINDS.some((name) => isStated(said[name])) || wishing(judged) < SURE.wishing) return said;
  // `su gibi akan` says the pace; a tone must not say another.
  const open = judged.tones.filter(({ label }) => said.pace === undefined || !PACES.has(label));
  // A pace is heard where hardly anything is said.
  const bound = (label: string) => (PACES.has(label) ? SURE.pace : SURE.tone);
  const sure = new Set(open.filter(({ label, sure }) => sure >= bound(label)).map(({ label }) => label));
  const meant = TONES.flatMap((tone): SomeWishes[] => {
    const label = tone.replaceAll(' ', '-');
    return [
      ...(sure.has(label) ? [JUDGED_TONES[tone] ?? { tones: [tone] }] : []),
      ...(sure.has(`-${label}`) ? [JUDGED_TONES[`-${tone}`] ?? { avoidTones: [tone] }] : []),
    ];
  }).reduce<SomeWishes>(addWishes, {});
  // The mood, where no genre says more.
  const { label, sure: likely } = judged.mood;
  const felt = meant.genres === undefined && likely >= SURE.mood && isMood(label) ? { mood: label } : {};
  return { ...said, ...felt, ...meant };
}
