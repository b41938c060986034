import { suggestFollowUps } from './suggest-follow-ups.ts';
import { type Genre, GENRES } from '#domain/genre.ts';
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

export const SURPRISE_PROMPT: Prompt = { label: 'Beni şaşırt', message: 'Beni şaşırt' };

export const MOOD_PROMPTS: readonly Prompt[] = MOODS.map((mood) => ({
  label: MOOD_LABELS[mood],
  message: MOOD_MESSAGES[mood],
}));

/** `Romantik` is also how one may feel; the genre says what it is. */
const genreLabel = (genre: Genre) => (genre === 'Romantik' ? 'Romantik film' : genre);

export const GENRE_PROMPTS: readonly Prompt[] = GENRES.map((genre) => ({
  label: genreLabel(genre),
  message: `${genre} öner`,
}));

/** A chip for the surprise, each of the 6 moods and each of the 12 genres. */
export const QUICK_PROMPTS: readonly Prompt[] = [SURPRISE_PROMPT, ...MOOD_PROMPTS, ...GENRE_PROMPTS];

const FOR_TWO_PROMPTS: readonly Prompt[] = ['Başka üç film', 'Daha kısa', 'Daha yeni'].map((text) => ({
  label: text,
  message: text,
}));

/** Up to four chips that fit the last answer; the quick ones where it recommended nothing. */
export function promptsAfter(message: ChatMessage | undefined): readonly Prompt[] {
  for (const part of message?.parts.toReversed() ?? []) {
    if (
      part.type === 'tool-filmsForTwo' &&
      part.state === 'output-available' &&
      part.output.status === 'done'
    )
      return FOR_TWO_PROMPTS;
    const output = recommendationIn(part);
    if (output?.status !== 'done') continue;
    const films = 'film' in output ? [output.film] : output.films;
    const wishes =
      part.type === 'tool-recommendFilms' && part.state === 'output-available' ? part.input : undefined;
    return suggestFollowUps(films, wishes).map((text) => ({ label: text, message: text }));
  }
  return QUICK_PROMPTS;
}
