import { suggestFollowUps } from '#assistant/models/local/skills/recommendation/suggest-follow-ups.ts';
import type { ChatMessage } from '#tools/registry.ts';

import type { QuickPrompt } from './quick-prompts.ts';

/** Up to four chips that fit the last answer (product.md §1); none when it recommended nothing. */
export function followUpsOf(message: ChatMessage | undefined): QuickPrompt[] {
  for (const part of message?.parts.toReversed() ?? []) {
    if (part.type !== 'tool-recommendFilms' && part.type !== 'tool-surpriseFilm') continue;
    if (part.state !== 'output-available' || part.output.status !== 'done') continue;
    const texts =
      'film' in part.output
        ? suggestFollowUps([part.output.film])
        : suggestFollowUps(part.output.films, part.type === 'tool-recommendFilms' ? part.input : undefined);
    return texts.map((text) => ({ label: text, message: text }));
  }
  return [];
}
