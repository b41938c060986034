import type { ChatOnFinishCallback } from 'ai';

import { closeInterrupted } from '#assistant/close-dangling-calls.ts';
import type { Logger } from '#lib/logger.ts';
import type { Chats } from '#storage/chats/chats.ts';
import type { Leases } from '#storage/chats/leases.ts';
import type { Timers } from '#lib/timers.ts';
import type { ChatMessage, Tools } from '#tools/registry.ts';

import { isBlank } from './branch-tree.ts';
import { createConversationState, CUT, STOPPED } from './conversation-state.ts';
import type { FilmChat } from './create-chat.ts';
import { keepConversation } from './keep-conversation.ts';
import { openApprovals } from './open-approvals.ts';
import { createReader } from './read-from-storage.ts';
import type { ReadTree } from './read-messages.ts';
import { createTabAccess } from './tab-access.ts';

export interface ConversationServices {
  chats: Chats;
  leases: Leases;
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

/** One conversation, open in this tab: its chat, its versions, and their way into storage. */
export function openConversation(
  { id, read }: { id: string; read?: ReadTree },
  { chats, leases, tools, createChat, timers, now, logger }: ConversationServices,
) {
  const store = createConversationState(read);
  const state = store.getState;
  const isWriting = () => state().mode === 'writing';
  const isBusy = () => state().working > 0 || chat.status === 'submitted' || chat.status === 'streaming';

  /** Leaves the messages as they are once nobody works on them any more. */
  const tidy = () => {
    const last = chat.messages.at(-1);
    const kept = last !== undefined && isBlank(last) ? chat.messages.slice(0, -1) : chat.messages;
    const end = kept.at(-1);
    // Where nothing came instead, the earlier answer is shown again.
    const path = end?.role === 'user' ? state().tree.pathThrough(end.id) : kept;
    const messages = closeInterrupted(path.length < kept.length ? kept : path);
    if (messages.length !== chat.messages.length || messages.some((one, at) => one !== chat.messages[at])) {
      chat.messages = messages;
    }
  };

  const chat = createChat({
    id,
    messages: closeInterrupted(state().tree.path()),
    onFinish: ({ isAbort, isError, finishReason }) => {
      if (isAbort || isError) tidy();
      const isOver = finishReason !== undefined && finishReason !== 'interrupted';
      if (isAbort) store.setState({ cut: chat.messages.at(-1)?.role === 'user' ? STOPPED : undefined });
      else if (!isError && !isOver) store.setState({ cut: CUT });
    },
  });
  const keeping = keepConversation({ chat, store, chats, timers });

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

  const { checkOlder, load } = createReader({ chat, store, chats, tools, timers, logger });
  const access = createTabAccess(id, {
    chats,
    leases,
    timers,
    load,
    letGo: async () => {
      await stop();
      keeping.flush();
      return state().revision;
    },
    setMode: (mode) => store.setState({ mode }),
  });

  if (read !== undefined) void checkOlder(read);

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
      if (!openApprovals(chat.messages).includes(approvalId)) return false;
      return run(async () => void (await chat.addToolApprovalResponse({ id: approvalId, approved })));
    },
    /** Asks for an answer anew, which ends what is being said; the earlier answer stays as another version. */
    async regenerate(messageId?: string): Promise<boolean> {
      if (isBusy()) await stop();
      const target = messageId ?? chat.messages.at(-1)?.id;
      if (target === undefined || !chat.messages.some(({ id }) => id === target)) return false;
      return run(() => chat.regenerate({ messageId: target }));
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
      chat.messages = closeInterrupted(state().tree.pathThrough(target));
      store.setState({ cut: undefined });
      keeping.flush();
      return target;
    },
    /** Writes at once what has not been written. */
    flush: keeping.flush,
    /** Leaves it; with `forget` nothing more is written. */
    async close({ forget } = { forget: false }): Promise<void> {
      if (forget) {
        keeping.cancel();
        store.setState({ mode: 'closed' });
      }
      await stop();
      keeping.flush();
      store.setState({ mode: 'closed' });
      keeping.leave();
      access.leave();
    },
  };
}

export type OpenConversation = ReturnType<typeof openConversation>;
