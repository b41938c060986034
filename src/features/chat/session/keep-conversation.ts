import { isDeepEqualData } from 'ai';

import { LONG_CONVERSATION } from '#lib/pacing/constants.ts';
import type { Chats } from '#storage/chats/chats.ts';
import type { Timers } from '#lib/timers.ts';
import type { ChatMessage } from '#tools/registry.ts';

import type { ConversationStore } from './conversation-state.ts';
import type { FilmChat } from './create-chat.ts';
import { keptNodes } from './read-messages.ts';
import { createSaver } from './saver.ts';
import { titleOf } from './title.ts';

interface KeepOptions {
  chat: FilmChat;
  store: ConversationStore;
  chats: Chats;
  timers: Timers;
}

/** Takes what happens in the chat into the branch tree and into storage, while this tab writes the conversation. */
export function keepConversation({ chat, store, chats, timers }: KeepOptions) {
  const { id } = chat;
  const state = store.getState;
  const isWriting = () => state().mode === 'writing';
  const isLong = () => state().tree.size() >= LONG_CONVERSATION;

  const write = () => {
    const { tree, revision } = state();
    if (!isWriting() || tree.size() === 0) return;
    const { nodes, head, chosen } = tree.state();
    store.setState({ revision: revision + 1 });
    chats.write(id, { revision: revision + 1, head, chosen, nodes: keptNodes(nodes) });
  };
  const saver = createSaver(write, () => chats.prepare(keptNodes(state().tree.state().nodes)), timers);

  /** Only at the ends of a turn: the list has a turn of its own among the tabs. */
  const enlist = async () => {
    if (state().tree.size() === 0) return;
    const { messages } = chat;
    const done = await chats.enlist(id, { title: titleOf(messages), count: messages.length });
    if (done) store.setState({ listed: true });
  };

  const onMessages = (messages: readonly ChatMessage[]) => {
    const { tree, branches } = state();
    const wasEmpty = tree.size() === 0;
    if (tree.record(messages)) {
      const places = tree.places();
      // Every message looks at the places: an equal copy would draw the whole thread again.
      if (!isDeepEqualData(places, branches)) store.setState({ branches: places });
    }
    saver.touch(!isLong());
    if (!wasEmpty || tree.size() === 0) return;
    saver.flush();
    void enlist();
  };
  const onEnd = () => {
    if (isLong()) saver.touch(true);
    else saver.flush();
    void enlist();
  };
  const leave = chat.store.subscribe(({ messages, status }, before) => {
    if (!isWriting()) return;
    if (messages !== before.messages) onMessages(messages);
    if (status !== before.status && (status === 'ready' || status === 'error')) onEnd();
  });

  return { flush: saver.flush, cancel: saver.cancel, leave };
}
