import { RotateCcw } from 'lucide-react';

import { isFallback } from '#assistant/message-fallback.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { Button } from '#ui/button.tsx';

import { useMessageDeeds } from './branches/message-deeds.tsx';

/** Whether a built-in part answered for a service that failed, or nobody could. */
export function missedTheAi({ parts }: ChatMessage): boolean {
  return parts.some((part) => {
    if (isFallback(part)) return true;
    if (part.type !== 'tool-recommendFilms' && part.type !== 'tool-surpriseFilm') return false;
    return part.state === 'output-available' && part.output.status === 'failed';
  });
}

/** Asks the AI service again where it had failed. */
export function RetryAi({ message }: { message: ChatMessage }) {
  const deeds = useMessageDeeds();
  if (deeds === null || deeds.readOnly || !missedTheAi(message)) return null;
  return (
    <Button variant="outline" size="sm" className="self-start" onClick={() => deeds.regenerate(message.id)}>
      <RotateCcw aria-hidden />
      Tekrar dene
    </Button>
  );
}
