import type { UIMessage } from 'ai';

/** An answer rests on no more of a conversation than this: to check and translate a thousand messages holds the page up. */
const MOST = 40;

/** The latest `most` messages at most, from something the person said on; the same array where there are no more. */
export function recentMessages<Message extends UIMessage>(
  messages: readonly Message[],
  most = MOST,
): readonly Message[] {
  const from = messages.length - most;
  if (from <= 0) return messages;
  const start = messages.findIndex(({ role }, index) => index >= from && role === 'user');
  return messages.slice(start === -1 ? messages.findLastIndex(({ role }) => role === 'user') : start);
}
