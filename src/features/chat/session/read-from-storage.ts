import { closeInterrupted } from '#assistant/close-dangling-calls.ts';
import type { Logger } from '#lib/logger.ts';
import type { Chats } from '#storage/chats/chats.ts';
import type { Timers } from '#lib/timers.ts';
import type { Tools } from '#tools/registry.ts';

import { createBranchTree } from './branch-tree.ts';
import type { ConversationStore } from './conversation-state.ts';
import type { FilmChat } from './create-chat.ts';
import { type ReadTree, readTree } from './read-messages.ts';

interface ReadOptions {
  chat: FilmChat;
  store: ConversationStore;
  chats: Chats;
  tools: Tools;
  timers: Timers;
  logger: Logger;
}

/** Brings what is stored into an open conversation. */
export function createReader({ chat, store, chats, tools, timers, logger }: ReadOptions) {
  const state = store.getState;
  const isNews = (revision: number) => state().mode !== 'closed' && revision > state().revision;
  const pause = () => new Promise<void>((resolve) => void timers.setTimeout(resolve, 0));

  /** Checks the older messages, once the conversation is on the screen; unreadable ones get a placeholder. */
  const checkOlder = async ({ unreadableOlder }: ReadTree): Promise<void> => {
    try {
      const nodes = await unreadableOlder(pause);
      if (nodes.length === 0 || state().mode === 'closed') return;
      const placeholders = new Map(nodes.map(({ id, message }) => [id, message]));
      state().tree.amend(nodes);
      chat.messages = chat.messages.map((message) => placeholders.get(message.id) ?? message);
    } catch (error) {
      logger.error('Eski mesajlar denetlenemedi', error);
    }
  };

  /** Shows what another tab wrote. */
  const load = async (): Promise<void> => {
    const kept = chats.read(chat.id);
    if (kept === null || !isNews(kept.revision)) return;
    const read = await readTree(kept, tools);
    if (!isNews(read.revision)) return;
    const tree = createBranchTree(read.state);
    store.setState({ tree, revision: read.revision, branches: tree.places(), cut: undefined });
    chat.messages = closeInterrupted(tree.path());
    void checkOlder(read);
  };

  return { checkOlder, load };
}
