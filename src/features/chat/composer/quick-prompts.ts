import { GENRES } from '#domain/genre.ts';
import { type Mood, MOOD_LABELS, MOODS } from '#domain/mood.ts';

export interface QuickPrompt {
  label: string;
  /** What is sent, as if typed. */
  message: string;
}

const MOOD_MESSAGES: Readonly<Record<Mood, string>> = {
  happy: 'Mutluyum, bir film öner',
  sad: 'Hüzünlüyüm, bir film öner',
  excited: 'Heyecanlıyım, bir film öner',
  relaxed: 'Rahat bir akşam için film öner',
  romantic: 'Romantik hissediyorum, bir film öner',
  adventure: 'Maceracı hissediyorum, bir film öner',
};

/** A chip for the surprise, each of the 6 moods and each of the 12 genres (product.md §1). */
export const QUICK_PROMPTS: readonly QuickPrompt[] = [
  { label: 'Beni şaşırt', message: 'Beni şaşırt' },
  ...MOODS.map((mood) => ({ label: MOOD_LABELS[mood], message: MOOD_MESSAGES[mood] })),
  ...GENRES.map((genre) => ({ label: genre, message: `${genre} öner` })),
];
