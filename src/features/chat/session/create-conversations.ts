import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Hold, Holder } from '#storage/chats/holds.ts';

import type { Conversations, ConversationsOptions, ConversationsView } from './conversations-types.ts';
import { openConversation } from './open-conversation.ts';
import type { OpenConversation, OpenOptions } from './types.ts';
import { type ReadTree, readTree } from './read-messages.ts';
import { titleOfKept } from './title.ts';

const OPEN_KEY = 'film_chat_open';
/** The tab's memory of a conversation in which nothing has been said. */
const NEW = '';
const POLL_MS = 20;
const LATEST_MS = 2000;

export function createConversations(options: ConversationsOptions): Conversations {
  const { chats, holds, tools, tab, generateId, now, timers, logger, createChat } = options;
  let hold: Hold | undefined;
  let unfollow = () => {};
  let disposed = false;
  /** Steps that open or leave a conversation follow one another. */
  let steps: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const done = steps.then(step);
    steps = done.catch((error: unknown) => logger.error('Sohbet açılamadı', error));
    return done;
  };
  const pause = (ms: number) => new Promise<void>((resolve) => void timers.setTimeout(resolve, ms));

  const opened = (init: Pick<OpenOptions, 'id' | 'state' | 'revision' | 'listed'>): OpenConversation =>
    openConversation({
      ...init,
      chats,
      createChat,
      timers,
      now,
      onView: (view) => {
        if (store.getState().open.id === init.id) store.setState(view);
      },
      onKept: () => {
        if (store.getState().open.id === init.id) tab.set(OPEN_KEY, init.id);
      },
    });
  const fresh = () => opened({ id: generateId(), listed: false });

  const store: StoreApi<ConversationsView> = createStore(() => ({
    open: fresh(),
    readOnly: false,
    loading: false,
    branches: {},
    cut: undefined,
  }));
  const current = () => store.getState().open;

  const holderOf = (conversation: OpenConversation): Holder => ({
    async giveUp() {
      await conversation.stop();
      conversation.flush();
      follow(conversation);
      return conversation.revision();
    },
    lost: () => {
      void conversation.stop();
      follow(conversation);
    },
  });

  /** The rest of the check, once the conversation is on the screen. */
  const amend = async (conversation: OpenConversation, rest: ReadTree['unreadableOlder']) => {
    try {
      conversation.amend(await rest(() => pause(0)));
    } catch (error) {
      logger.error('Eski mesajlar denetlenemedi', error);
    }
  };

  const load = async (conversation: OpenConversation) => {
    const kept = chats.read(conversation.id);
    if (kept === null || kept.revision <= conversation.revision()) return;
    const { state, unreadableOlder } = await readTree(kept, tools);
    if (conversation === current() && kept.revision > conversation.revision()) {
      conversation.show(state, kept.revision);
      void amend(conversation, unreadableOlder);
    }
  };

  /** Another tab writes: show what it writes. */
  const follow = (conversation: OpenConversation) => {
    conversation.setReadOnly(true);
    if (conversation !== current()) return;
    hold = undefined;
    unfollow();
    unfollow = chats.subscribeTo(conversation.id, () => void load(conversation));
    store.setState({ readOnly: true });
  };

  const leave = async (how?: { forget: boolean }) => {
    unfollow();
    unfollow = () => {};
    await current().close(how);
    hold?.release();
    hold = undefined;
  };

  const show = async (conversation: OpenConversation) => {
    store.setState({ open: conversation, readOnly: false, ...conversation.view() });
    const holder = holderOf(conversation);
    const taken = await holds.take(conversation.id, holder);
    if (taken === undefined) follow(conversation);
    else if (disposed) taken.release();
    else hold = taken;
  };

  const showFresh = async () => {
    tab.set(OPEN_KEY, NEW);
    await show(fresh());
  };

  const showKept = async (id: string): Promise<boolean> => {
    const kept = chats.read(id);
    if (kept === null) return false;
    const { state, unreadableOlder } = await readTree(kept, tools);
    const conversation = opened({ id, state, revision: kept.revision, listed: true });
    tab.set(OPEN_KEY, id);
    await show(conversation);
    void amend(conversation, unreadableOlder);
    return true;
  };

  const whileLoading = async (step: () => Promise<void>) => {
    store.setState({ loading: true });
    try {
      await step();
    } finally {
      store.setState({ loading: false });
    }
  };

  const unsubscribe = chats.subscribe(() => {
    const { id } = current();
    if (!current().isListed()) return;
    const isThere = chats.get().some((entry) => entry.id === id);
    if (isThere || chats.wasDropped(id)) return;
    // Somebody deleted it: it must not come back with the next word of an answer.
    void inTurn(async () => {
      if (current().id !== id) return;
      await leave({ forget: true });
      await showFresh();
    });
  });

  return {
    store,
    start: () =>
      inTurn(() =>
        whileLoading(async () => {
          await chats.adopt(titleOfKept);
          const last = chats.get().toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
          const id = tab.get(OPEN_KEY) ?? last?.id;
          try {
            if (id !== undefined && id !== NEW && (await showKept(id))) return;
          } catch (error) {
            logger.error('Son sohbet açılamadı', error);
          }
          await showFresh();
        }),
      ),
    send: (text) => !store.getState().loading && current().send(text),
    startNew: () =>
      inTurn(async () => {
        if (current().chat.messages.length === 0 && !store.getState().readOnly) return;
        await whileLoading(async () => {
          await leave();
          await showFresh();
        });
      }),
    openKept: (id) =>
      inTurn(async () => {
        if (current().id === id) return;
        await whileLoading(async () => {
          await leave();
          if (!(await showKept(id))) await showFresh();
        });
      }),
    rename: (id, title) => chats.rename(id, title),
    pin: (id, pinned) => chats.pin(id, pinned),
    remove: (id) =>
      inTurn(async () => {
        if (current().id === id) {
          await leave();
          await showFresh();
        }
        return chats.remove(id);
      }),
    restore: (conversation) =>
      inTurn(async () => {
        const done = await chats.restore(conversation);
        if (done && current().chat.messages.length === 0 && !store.getState().readOnly) {
          await leave();
          await showKept(conversation.entry.id);
        }
        return done;
      }),
    takeOver: () =>
      inTurn(async () => {
        const conversation = current();
        if (!store.getState().readOnly) return;
        await whileLoading(async () => {
          const { hold: taken, revision } = await holds.takeOver(conversation.id, holderOf(conversation));
          unfollow();
          unfollow = () => {};
          hold = taken;
          // What the other tab wrote last may still be on its way.
          for (let waited = 0; waited < LATEST_MS; waited += POLL_MS) {
            if ((chats.read(conversation.id)?.revision ?? 0) >= (revision ?? 0)) break;
            await pause(POLL_MS);
          }
          await load(conversation);
          conversation.setReadOnly(false);
          store.setState({ readOnly: false });
        });
      }),
    flush: () => current().flush(),
    dispose: () =>
      inTurn(async () => {
        disposed = true;
        unsubscribe();
        tab.set(OPEN_KEY, undefined);
        await leave();
      }),
  };
}
