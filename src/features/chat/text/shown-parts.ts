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
  return wordsFirst(parts.flatMap(withThoughtsApart).filter(isDrawn));
}

function isDrawn(part: Part, place: number, all: readonly Part[]): boolean {
  if (!isToolUIPart(part) || part.state !== 'output-error') return true;
  const later = all.slice(place + 1);
  const isOurs = part.type !== 'dynamic-tool' && part.errorText !== NOT_UNDERSTOOD;
  return !later.some((each) =>
    isOurs ? each.type === part.type && hasDone(each) : hasDone(each) || hasSaid(each),
  );
}

/**
 * What is asked stands above the films to pick from, and what is said of a list, a report or figures above
 * it, though it was said after them: a low window shows both.
 */
function wordsFirst(parts: readonly Part[]): Part[] {
  const lastWords = parts.findLastIndex(hasSaid);
  const lastCall = parts.findLastIndex(isToolUIPart);
  const isEarly = (part: Part, place: number) =>
    place === lastCall && place < lastWords && isIntroduced(part);
  return [...parts.filter((part, place) => !isEarly(part, place)), ...parts.filter(isEarly)];
}

const INTRODUCED: ReadonlySet<string> = new Set(['tool-listFilms', 'tool-showReport', 'tool-showStats']);

/** Whether words lead to a part that come after it: it asks which film is meant, or shows what they speak of. */
export const isIntroduced = (part: Part): boolean =>
  isToolUIPart(part) &&
  part.type !== 'dynamic-tool' &&
  part.state === 'output-available' &&
  (INTRODUCED.has(part.type) || 'candidates' in part.output);

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
