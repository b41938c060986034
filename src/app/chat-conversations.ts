import { type ChatTransport, generateId } from 'ai';

import { createConversations } from '#features/chat/session/create-conversations.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { consoleLogger } from '#lib/logger.ts';
import { createBrowserLeases } from '#storage/chats/leases.ts';
import type { ChatMessage, Tools } from '#tools/registry.ts';
import { chatDraft, tabMemory } from './chat-draft.ts';
import type { AppServices } from './app-services.ts';

/**
 * The conversations of a signed-in stay in this tab, opened where they were left.
 * @param tools what kept messages are checked against
 */
export async function composeConversations(
  { records, now }: AppServices,
  transport: ChatTransport<ChatMessage>,
  tools: Tools,
) {
  const conversations = createConversations({
    chats: records.chats,
    leases: createBrowserLeases(window, consoleLogger),
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
