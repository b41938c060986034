import { RotateCcw } from 'lucide-react';

import { isFallback } from '#assistant/message-fallback.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { Button } from '#ui/button.tsx';

import { useConversationActions } from '../actions/conversation-actions.tsx';
import { recommendationIn } from '../text/spoken.ts';

/** Whether a built-in part answered for a service that failed, or nobody could. */
const missedTheAi = ({ parts }: ChatMessage): boolean =>
  parts.some((part) => isFallback(part) || recommendationIn(part)?.status === 'failed');

/** Asks the AI service again where it had failed. */
export function RetryAi({ message }: { message: ChatMessage }) {
  const actions = useConversationActions();
  if (actions === null || actions.readOnly || !missedTheAi(message)) return null;
  return (
    <Button variant="outline" size="sm" className="self-start" onClick={() => actions.regenerate(message.id)}>
      <RotateCcw aria-hidden />
      Tekrar dene
    </Button>
  );
}
