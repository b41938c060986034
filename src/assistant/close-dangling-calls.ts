import { isToolUIPart, type UIMessage, type UIMessagePart, type UIDataTypes, type UITools } from 'ai';

/** The error text of a call that was closed without a result. */
export const INTERRUPTED = 'Yarıda kesildi.';

type Part = UIMessagePart<UIDataTypes, UITools>;

/**
 * Makes a conversation sendable again (docs/decisions/007-close-dangling-calls.md): calls that never got a result, because the
 * turn was stopped, the page was left or an old approval was passed over, are closed as interrupted errors. Only in
 * the last assistant message may an answered approval stay open: it is what is being sent.
 */
export function closeDanglingCalls<Message extends UIMessage>(messages: readonly Message[]): Message[] {
  return messages.map((message, index) => {
    if (message.role !== 'assistant') return message;
    const isLast = index === messages.length - 1;
    if (!message.parts.some((part) => isOpen(part, isLast))) return message;
    return { ...message, parts: message.parts.map((part) => (isOpen(part, isLast) ? closed(part) : part)) };
  });
}

/**
 * What a conversation is once nobody works on it any more, after a stop, an error or a reload: calls without a result
 * were interrupted, and nothing runs by itself. Only the last message may still ask for an approval.
 */
export function closeInterrupted<Message extends UIMessage>(messages: readonly Message[]): Message[] {
  return messages.map((message) => {
    if (message.role !== 'assistant' || !message.parts.some(isInterrupted)) return message;
    return { ...message, parts: message.parts.map((part) => (isInterrupted(part) ? ended(part) : part)) };
  });
}

/** Whether a part was still being worked on; an open approval waits for the person, not for us. */
export function isInterrupted(part: Part): boolean {
  if (part.type === 'text' || part.type === 'reasoning') return part.state === 'streaming';
  return (
    isToolUIPart(part) &&
    part.state !== 'approval-requested' &&
    (part.state === 'approval-responded' || isOpen(part, true))
  );
}

function ended(part: Part): Part {
  if (part.type === 'text' || part.type === 'reasoning') return { ...part, state: 'done' };
  if (isToolUIPart(part) && part.state === 'approval-responded' && !part.approval.approved) {
    // The union of tool parts cannot be built field by field; each field is of the output-denied member.
    return { ...part, state: 'output-denied' } as Part;
  }
  return closed(part);
}

const OPEN: ReadonlySet<string> = new Set(['input-streaming', 'input-available', 'approval-requested']);

function isOpen(part: Part, isLast: boolean): boolean {
  if (!isToolUIPart(part)) return false;
  if (part.state === 'approval-responded') return !isLast;
  return OPEN.has(part.state) || (part.state === 'output-available' && part.preliminary === true);
}

function closed(part: Part): Part {
  if (!isToolUIPart(part)) return part;
  const { toolCallId, type } = part;
  const name = part.type === 'dynamic-tool' ? { toolName: part.toolName } : {};
  // A call that was cut while its input was written has none; models want one.
  const input = part.input ?? {};
  // The union of tool parts cannot be built field by field; each field is of the output-error member.
  return { type, ...name, toolCallId, state: 'output-error', input, errorText: INTERRUPTED } as Part;
}
