import { isToolUIPart } from 'ai';

import { afterThoughts, THOUGHTS_CLOSE } from '#ai-service/answers/after-thoughts.ts';
import { NOT_UNDERSTOOD } from '#assistant/error-message.ts';
import type { ChatMessage } from '#tools/registry.ts';

type Part = ChatMessage['parts'][number];

/**
 * The parts of an answer that are drawn. A call that failed is left out once a later one has done the same, and one that
 * no tool understood as soon as anything came after it: the model was told, and nobody else needs to know.
 */
export function shownParts(parts: readonly Part[]): Part[] {
  return parts.flatMap(withThoughtsApart).filter((part, place, all) => {
    if (!isToolUIPart(part) || part.state !== 'output-error') return true;
    const later = all.slice(place + 1);
    const isOurs = part.type !== 'dynamic-tool' && part.errorText !== NOT_UNDERSTOOD;
    return !later.some((each) =>
      isOurs ? each.type === part.type && hasDone(each) : hasDone(each) || hasSaid(each),
    );
  });
}

const hasDone = (part: Part): boolean => isToolUIPart(part) && part.state === 'output-available';
/** Whether a part says something in words. */
export const hasSaid = (part: Part): boolean => part.type === 'text' && part.text.trim() !== '';

/** Some templates open the thoughts before the answer begins: they are known by their end only. */
function withThoughtsApart(part: Part): Part[] {
  if (part.type !== 'text' || !part.text.includes(THOUGHTS_CLOSE)) return [part];
  const text = afterThoughts(part.text);
  const thoughts = part.text.slice(0, part.text.lastIndexOf(THOUGHTS_CLOSE)).trim();
  return [
    { type: 'reasoning', text: thoughts },
    { ...part, text },
  ];
}
