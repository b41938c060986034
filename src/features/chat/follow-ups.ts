import { suggestFollowUps } from '#assistant/models/local/follow-ups.ts';
import type { ChatMessage } from '#tools/registry.ts';

import type { QuickPrompt } from './quick-prompts.ts';

/** Up to four chips that fit the last answer (product.md §1); none when it recommended nothing. */
export function followUpsOf(message: ChatMessage | undefined): QuickPrompt[] {
  for (const part of message?.parts.toReversed() ?? []) {
    if (part.type !== 'tool-recommendFilms' || part.state !== 'output-available') continue;
    if (part.output.status !== 'done') continue;
    return suggestFollowUps(part.output.films, part.input).map((text) => ({ label: text, message: text }));
  }
  return [];
}
