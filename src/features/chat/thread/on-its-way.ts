import { isToolUIPart } from 'ai';

import type { ChatMessage } from '#tools/registry.ts';

/** Whether an answer shows nothing yet but that something is on its way. */
export const isOnItsWay = (message: ChatMessage | undefined): boolean =>
  message?.role === 'assistant' && message.parts.every(isPreparing);

function isPreparing(part: ChatMessage['parts'][number]): boolean {
  if (part.type === 'step-start' || part.type === 'reasoning') return true;
  if (part.type === 'text') return part.text === '';
  if (!isToolUIPart(part)) return false;
  if (part.state === 'input-streaming' || part.state === 'input-available') return true;
  return (
    part.type === 'tool-recommendFilms' &&
    part.state === 'output-available' &&
    part.output.status === 'working' &&
    part.output.stage !== 'posters'
  );
}
