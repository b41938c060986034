import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Tone, TONES } from '#domain/tone.ts';
import { toneGrade } from '#domain/tones.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Chosen } from './chosen.ts';
import plans from './plans.json' with { type: 'json' };

type Words = Readonly<Record<string, readonly string[] | undefined>>;

/** How an answer may lead that tells what its film does to one. */
interface Felt {
  ways: readonly string[];
  /** The tones that they tell of. */
  tones?: readonly string[];
}

const OF_TONE: Words = plans.tones;
const OF_OCCASION: Words = plans.occasions;

const DARK: ReadonlySet<string> = new Set(['Korku', 'Gerilim', 'Suç', 'Drama']);

/** What the film does to whoever wished a mood, a tone or a film for company. Whoever is spared films about death mourns, and hears none. */
export function feltBy(picked: readonly Chosen[], lead: CatalogueFilm, wishes: Wishes): Felt {
  const { mood, tones = [], themes = [], avoidTones = [], occasions = [], avoidThemes = [] } = wishes;
  if (avoidThemes.includes('yas')) return { ways: [] };
  const holds = (name: 'tones' | 'themes' | 'mood') => picked.every(({ broken }) => !broken.includes(name));
  if (wishesBoth(wishes) && gives(lead, 'komik') && gives(lead, 'ağlatan'))
    return { ways: plans.both, tones: ['komik', 'ağlatan'] };
  // Some tones are heard as themes (`iç ısıtan`).
  const told = [...(holds('tones') ? tones : []), ...(holds('themes') ? themes : [])];
  // `daha az korkunç` is lighter, and a film of fear is no feather.
  const isDark = wishes.genres.some((genre) => DARK.has(genre));
  const tone = told.find(
    (one) => OF_TONE[one] !== undefined && !(one === 'hafif' && isDark) && givesFully(lead, one),
  );
  if (tone !== undefined) return { ways: OF_TONE[tone] ?? [], tones: [tone] };
  const occasion = occasions.find((one) => OF_OCCASION[one] !== undefined);
  const beside = occasion === undefined ? [] : (OF_OCCASION[occasion] ?? []);
  if (mood === undefined || !holds('mood')) return { ways: beside };
  // Who is sad and is to be spared what weighs is comforted, and not moved to tears.
  const isComfort = mood === 'sad' && avoidTones.includes('ağır');
  return { ways: [...beside, ...plans.mood[isComfort ? 'relaxed' : mood]] };
}

/** `hem gülelim hem ağlayalım` */
const wishesBoth = ({ genres, mood, tones = [] }: Wishes): boolean =>
  (genres.includes('Komedi') || tones.includes('komik')) && (mood === 'sad' || tones.includes('ağlatan'));

/** Whether a film does to one what a tone says, so that it may be promised. */
export const gives = ({ judgement }: CatalogueFilm, tone: Tone): boolean =>
  judgement === undefined || toneGrade(judgement, tone) >= HAS;
const HAS = 2;

/** Nobody is promised a feast for the eyes by a film that is only fine to look at. */
const givesFully = (film: CatalogueFilm, name: string): boolean => {
  const tone = TONES.find((one) => one === name);
  return tone !== 'görsel' || film.judgement === undefined || toneGrade(film.judgement, tone) > HAS;
};
