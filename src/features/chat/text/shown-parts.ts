import { isToolUIPart } from 'ai';

import { NOT_UNDERSTOOD } from '#assistant/error-message.ts';
import type { ChatMessage } from '#tools/registry.ts';

type Part = ChatMessage['parts'][number];

/**
 * The parts of an answer that are drawn. A call that failed is left out once a later one has done the same, and one that
 * no tool understood as soon as anything came after it: the model was told, and nobody else needs to know.
 */
export function shownParts(parts: readonly Part[]): Part[] {
  return parts.filter((part, place) => {
    if (!isToolUIPart(part) || part.state !== 'output-error') return true;
    const later = parts.slice(place + 1);
    const isOurs = part.type !== 'dynamic-tool' && part.errorText !== NOT_UNDERSTOOD;
    return !later.some((each) =>
      isOurs ? each.type === part.type && hasDone(each) : hasDone(each) || hasSaid(each),
    );
  });
}

const hasDone = (part: Part): boolean => isToolUIPart(part) && part.state === 'output-available';
const hasSaid = (part: Part): boolean => part.type === 'text' && part.text.trim() !== '';
