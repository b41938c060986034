import { isInterrupted, settleInterrupted } from '#assistant/settle.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { createBranchTree, isBlank, samePlaces } from './branch-tree.ts';
import type { OpenConversation, OpenOptions } from './types.ts';
import { keptNodes } from './read-messages.ts';
import { createSaver } from './saver.ts';
import { titleOf } from './title.ts';

/** Beyond so many messages a write takes long enough to be felt: it waits until some time after the answer. */
const LONG_CONVERSATION = 200;

export const CUT = 'Yanıt yarıda kesildi.';
export const STOPPED = 'Yanıt durduruldu.';

/** One conversation, open: its chat, its versions, and their way into storage. */
export function openConversation(options: OpenOptions): OpenConversation {
  const { id, chats, timers, now, onView } = options;
  let tree = createBranchTree(options.state);
  let revision = options.revision ?? 0;
  let listed = options.listed;
  let readOnly = false;
  let closed = false;
  let working = 0;
  let cut = cutOf(tree.path());
  let branches = tree.places();

  const view = () => {
    if (!closed) onView({ branches, cut });
  };
  const setCut = (next: string | undefined) => {
    if (next === cut) return;
    cut = next;
    view();
  };

  const write = () => {
    if (closed || readOnly || tree.size() === 0) return;
    const { nodes, head, chosen } = tree.state();
    revision += 1;
    options.onKept();
    chats.write(id, { revision, head, chosen, nodes: keptNodes(nodes) });
  };
  const saver = createSaver(write, () => chats.prepare(keptNodes(tree.state().nodes)), timers);

  /** Only at the ends of a turn: the list has a turn of its own among the tabs. */
  const enlist = () => {
    if (closed || readOnly || tree.size() === 0) return;
    const { messages } = chat;
    void chats.enlist(id, { title: titleOf(messages), count: messages.length }).then((done) => {
      listed ||= done;
    });
  };

  /** Nobody works on it any more. */
  const tidy = () => {
    const last = chat.messages.at(-1);
    const kept = last !== undefined && isBlank(last) ? chat.messages.slice(0, -1) : chat.messages;
    const end = kept.at(-1);
    // Where nothing came instead, the earlier answer is shown again.
    const path = end?.role === 'user' ? tree.pathThrough(end.id) : kept;
    const messages = settleInterrupted(path.length < kept.length ? kept : path);
    if (messages.length !== chat.messages.length || messages.some((one, at) => one !== chat.messages[at])) {
      chat.messages = messages;
    }
  };

  const chat = options.createChat({
    id,
    messages: settleInterrupted(tree.path()),
    onFinish: ({ isAbort, isError, finishReason }) => {
      if (isAbort || isError) tidy();
      const isOver = finishReason !== undefined && finishReason !== 'interrupted';
      if (isAbort) setCut(chat.messages.at(-1)?.role === 'user' ? STOPPED : undefined);
      else if (!isError && !isOver) setCut(CUT);
    },
  });

  const onMessages = () => {
    if (closed || readOnly) return;
    const wasEmpty = tree.size() === 0;
    if (tree.sync(chat.messages)) {
      const places = tree.places();
      // Every message looks at them, so that new ones draw the whole thread again.
      if (!samePlaces(places, branches)) {
        branches = places;
        view();
      }
    }
    saver.touch(tree.size() < LONG_CONVERSATION);
    if (wasEmpty && tree.size() > 0) {
      saver.flush();
      enlist();
    }
  };
  const onStatus = () => {
    if (closed || readOnly || (chat.status !== 'ready' && chat.status !== 'error')) return;
    if (tree.size() < LONG_CONVERSATION) saver.flush();
    else saver.touch(true);
    enlist();
  };
  // The names begin with a tilde because hooks are meant to use them; they are all there is without one.
  const unsubscribes = [
    chat['~registerMessagesCallback'](onMessages),
    chat['~registerStatusCallback'](onStatus),
  ];

  const isBusy = () => working > 0 || chat.status === 'submitted' || chat.status === 'streaming';
  const run = (work: () => Promise<void>): boolean => {
    if (closed || readOnly || isBusy()) return false;
    chat.clearError();
    setCut(undefined);
    working += 1;
    // What fails is the chat's to say, in its own error.
    void work()
      .catch(() => undefined)
      .finally(() => {
        working -= 1;
      });
    return true;
  };

  const stop = async () => {
    await chat.stop();
    if (!readOnly && !closed) tidy();
  };
  const send = (text: string) =>
    // Not as `text`: that is pushed a moment later, and a stop in between would swallow it.
    run(() =>
      chat.sendMessage({ parts: [{ type: 'text', text }], metadata: { createdAt: now().toISOString() } }),
    );

  return {
    id,
    chat,
    isBusy,
    send,
    stop,
    answer(approvalId, approved) {
      const asks = chat.messages
        .at(-1)
        ?.parts.some(
          (part) =>
            'approval' in part && part.state === 'approval-requested' && part.approval.id === approvalId,
        );
      if (asks !== true) return false;
      return run(async () => void (await chat.addToolApprovalResponse({ id: approvalId, approved })));
    },
    async regenerate(messageId) {
      if (isBusy()) await stop();
      const target = messageId ?? chat.messages.at(-1)?.id;
      if (target === undefined || !chat.messages.some((message) => message.id === target)) return false;
      return run(() => chat.regenerate({ messageId: target }));
    },
    async edit(messageId, text) {
      if (isBusy()) await stop();
      const at = chat.messages.findIndex(({ id: other, role }) => other === messageId && role === 'user');
      if (at === -1 || readOnly || closed || isBusy()) return false;
      chat.messages = chat.messages.slice(0, at);
      return send(text);
    },
    switchBranch(messageId, step) {
      const target = tree.neighbour(messageId, step);
      if (target === undefined || isBusy() || readOnly || closed) return undefined;
      chat.clearError();
      chat.messages = settleInterrupted(tree.pathThrough(target));
      setCut(undefined);
      saver.flush();
      return target;
    },
    setReadOnly(next) {
      readOnly = next;
    },
    isReadOnly: () => readOnly,
    show(state, at) {
      tree = createBranchTree(state);
      revision = at;
      branches = tree.places();
      cut = undefined;
      chat.messages = settleInterrupted(tree.path());
      view();
    },
    amend(nodes) {
      if (nodes.length === 0 || closed) return;
      const standIns = new Map(nodes.map(({ id: other, message }) => [other, message]));
      tree.amend(nodes);
      chat.messages = chat.messages.map((message) => standIns.get(message.id) ?? message);
    },
    isListed: () => listed,
    flush: saver.flush,
    async close({ forget } = { forget: false }) {
      if (forget) {
        saver.cancel();
        closed = true;
      }
      await stop();
      saver.flush();
      closed = true;
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
    revision: () => revision,
    view: () => ({ branches, cut }),
  };
}

/** What a conversation that is opened again was cut off from. */
function cutOf(path: readonly ChatMessage[]): string | undefined {
  const last = path.at(-1);
  if (last === undefined || last.metadata?.unreadable === true) return undefined;
  return last.role === 'user' || last.parts.some(isInterrupted) ? CUT : undefined;
}
