import type { ChatOnFinishCallback } from 'ai';
import { createStore } from 'zustand/vanilla';

import { isInterrupted, settleInterrupted } from '#assistant/settle.ts';
import type { Logger } from '#lib/logger.ts';
import { LONG_CONVERSATION } from '#lib/pacing/constants.ts';
import type { Chats } from '#storage/chats/chats.ts';
import type { Holds } from '#storage/chats/holds.ts';
import type { KeptChat } from '#storage/chats/kept-chat.ts';
import type { Timers } from '#storage/timers.ts';
import type { ChatMessage, Tools } from '#tools/registry.ts';

import { type BranchTree, createBranchTree, isBlank, type Places, samePlaces } from './branch-tree.ts';
import type { FilmChat } from './create-chat.ts';
import { keptNodes, type ReadTree, readTree } from './read-messages.ts';
import { createSaver } from './saver.ts';
import { createTabAccess } from './tab-access.ts';
import { titleOf } from './title.ts';

export const CUT = 'Yanıt yarıda kesildi.';
export const STOPPED = 'Yanıt durduruldu.';

export interface ConversationServices {
  chats: Chats;
  holds: Holds;
  tools: Tools;
  createChat: (init: {
    id: string;
    messages: ChatMessage[];
    onFinish: ChatOnFinishCallback<ChatMessage>;
  }) => FilmChat;
  timers: Timers;
  now: () => Date;
  logger: Logger;
}

interface ConversationState {
  /** `reading`: another tab writes it. `closed`: nobody works on it here any more. */
  mode: 'writing' | 'reading' | 'closed';
  tree: BranchTree;
  branches: Places;
  /** Why the last answer is not whole. */
  cut: string | undefined;
  /** Of what was written last, here or by another tab. */
  revision: number;
  /** Whether it is in the list. */
  listed: boolean;
  /** How many sends are under way. */
  working: number;
}

/** A kept conversation, read for opening it. */
export interface ReadConversation extends ReadTree {
  revision: number;
}

export const readConversation = async (kept: KeptChat, tools: Tools): Promise<ReadConversation> => ({
  ...(await readTree(kept, tools)),
  revision: kept.revision,
});

/** One conversation, open in this tab: its chat, its versions, and their way into storage. */
export function openConversation(
  { id, read }: { id: string; read?: ReadConversation },
  { chats, holds, tools, createChat, timers, now, logger }: ConversationServices,
) {
  const tree = createBranchTree(read?.state);
  const store = createStore<ConversationState>(() => ({
    mode: 'writing',
    tree,
    branches: tree.places(),
    cut: cutOf(tree.path()),
    revision: read?.revision ?? 0,
    listed: read !== undefined,
    working: 0,
  }));
  const state = store.getState;
  const isWriting = () => state().mode === 'writing';
  const isBusy = () => state().working > 0 || chat.status === 'submitted' || chat.status === 'streaming';

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
    if (!isWriting() || state().tree.size() === 0) return;
    const { messages } = chat;
    const done = await chats.enlist(id, { title: titleOf(messages), count: messages.length });
    if (done) store.setState({ listed: true });
  };

  /** Leaves the messages as they are once nobody works on them any more. */
  const tidy = () => {
    const last = chat.messages.at(-1);
    const kept = last !== undefined && isBlank(last) ? chat.messages.slice(0, -1) : chat.messages;
    const end = kept.at(-1);
    // Where nothing came instead, the earlier answer is shown again.
    const path = end?.role === 'user' ? state().tree.pathThrough(end.id) : kept;
    const messages = settleInterrupted(path.length < kept.length ? kept : path);
    if (messages.length !== chat.messages.length || messages.some((one, at) => one !== chat.messages[at])) {
      chat.messages = messages;
    }
  };

  const chat = createChat({
    id,
    messages: settleInterrupted(tree.path()),
    onFinish: ({ isAbort, isError, finishReason }) => {
      if (isAbort || isError) tidy();
      const isOver = finishReason !== undefined && finishReason !== 'interrupted';
      if (isAbort) store.setState({ cut: chat.messages.at(-1)?.role === 'user' ? STOPPED : undefined });
      else if (!isError && !isOver) store.setState({ cut: CUT });
    },
  });

  const onMessages = (messages: readonly ChatMessage[]) => {
    const { tree, branches } = state();
    const wasEmpty = tree.size() === 0;
    if (tree.record(messages)) {
      const places = tree.places();
      // Every message looks at the places: an equal copy would draw the whole thread again.
      if (!samePlaces(places, branches)) store.setState({ branches: places });
    }
    saver.touch(tree.size() < LONG_CONVERSATION);
    if (!wasEmpty || tree.size() === 0) return;
    saver.flush();
    void enlist();
  };
  const onEnd = () => {
    if (state().tree.size() < LONG_CONVERSATION) saver.flush();
    else saver.touch(true);
    void enlist();
  };
  const unsubscribe = chat.store.subscribe(({ messages, status }, before) => {
    if (!isWriting()) return;
    if (messages !== before.messages) onMessages(messages);
    if (status !== before.status && (status === 'ready' || status === 'error')) onEnd();
  });

  const run = (work: () => Promise<void>): boolean => {
    if (!isWriting() || isBusy()) return false;
    chat.clearError();
    store.setState(({ working }) => ({ cut: undefined, working: working + 1 }));
    // What fails is the chat's to say, in its own error.
    void work()
      .catch(() => undefined)
      .finally(() => store.setState(({ working }) => ({ working: working - 1 })));
    return true;
  };
  /** Says something; false where it was not taken: an answer is under way, or another tab has the conversation. */
  const send = (text: string) =>
    // Not as `text`: that is pushed a moment later, and a stop in between would swallow it.
    run(() =>
      chat.sendMessage({ parts: [{ type: 'text', text }], metadata: { createdAt: now().toISOString() } }),
    );
  /** Ends the answer and keeps what has arrived. */
  const stop = async () => {
    await chat.stop();
    if (isWriting()) tidy();
  };

  /** The rest of the check, once the conversation is on the screen: placeholders for what turns out to be unreadable. */
  const checkOlder = async ({ unreadableOlder }: ReadTree) => {
    const nodes = await unreadableOlder(() => new Promise((resolve) => void timers.setTimeout(resolve, 0)));
    if (nodes.length === 0 || state().mode === 'closed') return;
    const placeholders = new Map(nodes.map(({ id: other, message }) => [other, message]));
    state().tree.amend(nodes);
    chat.messages = chat.messages.map((message) => placeholders.get(message.id) ?? message);
  };
  const checkOlderOf = (read: ReadTree) =>
    void checkOlder(read).catch((error: unknown) => logger.error('Eski mesajlar denetlenemedi', error));

  /** Shows what another tab wrote. */
  const load = async () => {
    const isNews = (revision: number) => state().mode !== 'closed' && revision > state().revision;
    const kept = chats.read(id);
    if (kept === null || !isNews(kept.revision)) return;
    const read = await readConversation(kept, tools);
    if (!isNews(read.revision)) return;
    const tree = createBranchTree(read.state);
    store.setState({ tree, revision: read.revision, branches: tree.places(), cut: undefined });
    chat.messages = settleInterrupted(tree.path());
    checkOlderOf(read);
  };

  const access = createTabAccess(id, {
    chats,
    holds,
    timers,
    load,
    letGo: async () => {
      await stop();
      saver.flush();
      return state().revision;
    },
    setMode: (mode) => store.setState({ mode }),
  });

  if (read !== undefined) checkOlderOf(read);

  return {
    id,
    chat,
    store,
    isBusy,
    send,
    stop,
    /** Asks for the right to write; without it this tab only follows. */
    enter: access.take,
    /** Goes on here with what another tab has open. */
    takeOver: access.takeOver,
    /** Answers an approval that the last message asks for; an older one is passed over. */
    answer(approvalId: string, approved: boolean): boolean {
      const asks = chat.messages
        .at(-1)
        ?.parts.some(
          (part) =>
            'approval' in part && part.state === 'approval-requested' && part.approval.id === approvalId,
        );
      if (asks !== true) return false;
      return run(async () => void (await chat.addToolApprovalResponse({ id: approvalId, approved })));
    },
    /** Asks for an answer anew, which ends what is being said; the earlier answer stays as another version. */
    async regenerate(messageId = chat.messages.at(-1)?.id): Promise<boolean> {
      if (isBusy()) await stop();
      if (messageId === undefined || !chat.messages.some((message) => message.id === messageId)) return false;
      return run(() => chat.regenerate({ messageId }));
    },
    /** Says something else instead; what followed stays as another version. */
    async edit(messageId: string, text: string): Promise<boolean> {
      if (isBusy()) await stop();
      const at = chat.messages.findIndex(({ id: other, role }) => other === messageId && role === 'user');
      if (at === -1 || !isWriting() || isBusy()) return false;
      chat.messages = chat.messages.slice(0, at);
      return send(text);
    },
    /** Shows the version before or after; answers its id. */
    switchBranch(messageId: string, step: 1 | -1): string | undefined {
      const target = state().tree.neighbour(messageId, step);
      if (target === undefined || isBusy() || !isWriting()) return undefined;
      chat.clearError();
      chat.messages = settleInterrupted(state().tree.pathThrough(target));
      store.setState({ cut: undefined });
      saver.flush();
      return target;
    },
    /** Writes at once what has not been written. */
    flush: saver.flush,
    /** Leaves it; with `forget` nothing more is written. */
    async close({ forget } = { forget: false }): Promise<void> {
      if (forget) {
        saver.cancel();
        store.setState({ mode: 'closed' });
      }
      await stop();
      saver.flush();
      store.setState({ mode: 'closed' });
      unsubscribe();
      access.leave();
    },
  };
}

export type OpenConversation = ReturnType<typeof openConversation>;

/** What a conversation that is opened again was cut off from. */
function cutOf(path: readonly ChatMessage[]): string | undefined {
  const last = path.at(-1);
  if (last === undefined || last.metadata?.unreadable === true) return undefined;
  return last.role === 'user' || last.parts.some(isInterrupted) ? CUT : undefined;
}
