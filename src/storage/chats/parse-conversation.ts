import { parseChatEntry } from './chat-entry.ts';
import type { KeptConversation } from './chats.ts';
import { parseKept } from './kept-chat.ts';

/** Reads a conversation that was exported; undefined for what is none. */
export function parseConversation(value: unknown): KeptConversation | undefined {
  if (typeof value !== 'object' || value === null || !('entry' in value) || !('chat' in value))
    return undefined;
  const entry = parseChatEntry(value.entry);
  const kept = parseKept(value.chat);
  return entry && kept && { entry, chat: kept.chat };
}
