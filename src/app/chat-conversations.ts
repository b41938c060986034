import { type ChatTransport, generateId } from 'ai';

import { type Conversations, createConversations } from '#features/chat/session/create-conversations.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { consoleLogger } from '#lib/logger.ts';
import { createBrowserHolds } from '#storage/chats/holds.ts';
import type { ChatMessage, Tools } from '#tools/registry.ts';
import { chatDraft, tabMemory } from './chat-draft.ts';
import type { Services } from './compose.ts';

interface ConversationParts {
  transport: ChatTransport<ChatMessage>;
  /** What kept messages are checked against. */
  tools: Tools;
}

/** The conversations of a signed-in stay in this tab, opened where they were left. */
export async function composeConversations(
  { records, now }: Pick<Services, 'records' | 'now'>,
  { transport, tools }: ConversationParts,
): Promise<Conversations> {
  const conversations = createConversations({
    chats: records.chats,
    holds: createBrowserHolds(window, consoleLogger),
    tools,
    tab: tabMemory,
    generateId,
    createChat: (init) => createChat(transport, init),
    now,
    timers: globalThis,
    logger: consoleLogger,
  });
  const leaving = new AbortController();
  const { signal } = leaving;
  // A page in the background may be ended without another word.
  const onHide = () => {
    if (document.visibilityState === 'hidden') conversations.flush();
  };
  window.addEventListener('pagehide', conversations.flush, { signal });
  document.addEventListener('visibilitychange', onHide, { signal });
  const unsubscribe = records.user.subscribe(() => {
    if (records.user.get() !== null) return;
    unsubscribe();
    leaving.abort();
    chatDraft().setState({ text: '' });
    void conversations.dispose();
  });
  await conversations.start();
  return conversations;
}
