import { RotateCcw } from 'lucide-react';

import { standsInForAi } from '#recommender/stand-in.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { Button } from '#ui/button.tsx';

import { useMessageDeeds } from '../actions/message-deeds.tsx';

/** Whether a built-in part answered for a service that failed, or nobody could (spec §8). */
export function missedTheAi({ parts }: ChatMessage): boolean {
  return parts.some((part) => {
    if (part.type === 'text') return standsInForAi(part.text);
    if (part.type !== 'tool-recommendFilms' && part.type !== 'tool-surpriseFilm') return false;
    if (part.state !== 'output-available') return false;
    const { output } = part;
    return output.status === 'failed' || (output.status === 'done' && standsInForAi(output.explanation));
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
