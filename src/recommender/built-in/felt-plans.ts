import type { Wishes } from '#domain/wishes.ts';
import type { Chosen } from './chosen.ts';
import plans from './plans.json' with { type: 'json' };

type Words = Readonly<Record<string, readonly string[] | undefined>>;

/** How an answer may lead that tells what its film does to one. */
interface Felt {
  ways: readonly string[];
  tone?: string;
}

const TONES: Words = plans.tones;
const OCCASIONS: Words = plans.occasions;

const DARK: ReadonlySet<string> = new Set(['Korku', 'Gerilim', 'Suç', 'Drama']);

/** What the film does to whoever wished a mood, a tone or a film for company. Whoever is spared films about death mourns, and hears none. */
export function feltBy(picked: readonly Chosen[], wishes: Wishes): Felt {
  const { mood, tones = [], themes = [], avoidTones = [], occasions = [], avoidThemes = [] } = wishes;
  if (avoidThemes.includes('yas')) return { ways: [] };
  const holds = (name: 'tones' | 'themes' | 'mood') => picked.every(({ broken }) => !broken.includes(name));
  // Some tones are heard as themes (`iç ısıtan`).
  const told = [...(holds('tones') ? tones : []), ...(holds('themes') ? themes : [])];
  // `daha az korkunç` is lighter, and a film of fear is no feather.
  const isDark = wishes.genres.some((genre) => DARK.has(genre));
  const tone = told.find((one) => TONES[one] !== undefined && !(one === 'hafif' && isDark));
  if (tone !== undefined) return { ways: TONES[tone] ?? [], tone };
  const occasion = occasions.find((one) => OCCASIONS[one] !== undefined);
  const beside = occasion === undefined ? [] : (OCCASIONS[occasion] ?? []);
  if (mood === undefined || !holds('mood')) return { ways: beside };
  // Who is sad and is to be spared what weighs is comforted, and not moved to tears.
  const isComfort = mood === 'sad' && avoidTones.includes('ağır');
  return { ways: [...beside, ...plans.mood[isComfort ? 'relaxed' : mood]] };
}
