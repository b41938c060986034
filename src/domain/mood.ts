import * as z from 'zod/mini';

/** The six moods, single choice, optional (K-19). */
export const MOODS = ['happy', 'sad', 'excited', 'relaxed', 'romantic', 'adventure'] as const;

export type Mood = (typeof MOODS)[number];

export const moodSchema = z.enum(MOODS);

/** The word on the mood's button and in explanations (K-20). */
export const MOOD_LABELS: Readonly<Record<Mood, string>> = {
  happy: 'Mutlu',
  sad: 'Hüzünlü',
  excited: 'Heyecanlı',
  relaxed: 'Rahat',
  romantic: 'Romantik',
  adventure: 'Maceracı',
};

export function isMood(value: unknown): value is Mood {
  return moodSchema.safeParse(value).success;
}

/** The Turkish label of a stored mood; an unknown word, kept by an older version, is shown as it is. */
export function moodLabel(mood: string): string {
  return isMood(mood) ? MOOD_LABELS[mood] : mood;
}
