import { suggestFollowUps } from '#assistant/models/local/skills/recommendation/suggest-follow-ups.ts';
import { GENRES } from '#domain/genre.ts';
import { type Mood, MOOD_LABELS, MOODS } from '#domain/mood.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { recommendationIn } from '../text/spoken.ts';

/** A chip that sends a message as if it had been typed. */
export interface Prompt {
  label: string;
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

/** A chip for the surprise, each of the 6 moods and each of the 12 genres. */
export const QUICK_PROMPTS: readonly Prompt[] = [
  { label: 'Beni şaşırt', message: 'Beni şaşırt' },
  ...MOODS.map((mood) => ({ label: MOOD_LABELS[mood], message: MOOD_MESSAGES[mood] })),
  ...GENRES.map((genre) => ({ label: genre, message: `${genre} öner` })),
];

/** Up to four chips that fit the last answer; the quick ones where it recommended nothing. */
export function promptsAfter(message: ChatMessage | undefined): readonly Prompt[] {
  for (const part of message?.parts.toReversed() ?? []) {
    const output = recommendationIn(part);
    if (output?.status !== 'done') continue;
    const films = 'film' in output ? [output.film] : output.films;
    const wishes =
      part.type === 'tool-recommendFilms' && part.state === 'output-available' ? part.input : undefined;
    return suggestFollowUps(films, wishes).map((text) => ({ label: text, message: text }));
  }
  return QUICK_PROMPTS;
}
