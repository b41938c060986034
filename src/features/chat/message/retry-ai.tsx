import { fallbackIn } from '#assistant/message-fallback.ts';
import { Retry } from '#features/retry/retry.tsx';
import type { ChatMessage } from '#tools/registry.ts';

import { useConversationActions } from '../actions/conversation-actions.tsx';
import { recommendationIn } from '../text/spoken.ts';

/** Asks the AI service again where a built-in part answered for it, or nobody could. */
export function RetryAi({ message: { id, parts } }: { message: ChatMessage }) {
  const actions = useConversationActions();
  const fallback = parts.map(fallbackIn).find((each) => each !== undefined);
  const hasFailed = parts.some((part) => recommendationIn(part)?.status === 'failed');
  if (actions === null || actions.readOnly || (fallback === undefined && !hasFailed)) return null;
  return <Retry retryAt={fallback?.retryAt} onRetry={() => actions.regenerate(id)} />;
}
