import { createStore } from 'zustand/vanilla';

import type { KeptConversation } from '#storage/chats/chats.ts';
import type { TabMemory } from '#storage/tab-memory.ts';

import { type ConversationServices, type OpenConversation, openConversation } from './open-conversation.ts';
import { readTree } from './read-messages.ts';
import { lastIn, NEW, OPEN_KEY } from './starts-empty.ts';
import { titleOf } from './title.ts';

interface ConversationsState {
  open: OpenConversation;
  /** `loading`: another conversation is on its way. `disposed`: the stay has ended. */
  phase: 'ready' | 'loading' | 'disposed';
}

interface ConversationsOptions extends ConversationServices {
  tab: TabMemory;
  generateId: () => string;
}

/** The conversations of this tab, kept outside components: one is open, the others are stored. */
export function createConversations({ tab, generateId, ...services }: ConversationsOptions) {
  const { chats, tools, logger } = services;
  const opened = (about: Parameters<typeof openConversation>[0]): OpenConversation => {
    const open = openConversation(about, services);
    open.store.subscribe(({ revision }, before) => {
      if (revision !== before.revision && open === current()) tab.set(OPEN_KEY, open.id);
    });
    return open;
  };
  const fresh = () => opened({ id: generateId() });
  const store = createStore<ConversationsState>(() => ({ open: fresh(), phase: 'ready' }));
  const current = () => store.getState().open;
  chats.setOpen(current().id);
  const isUnused = () =>
    current().chat.messages.length === 0 && current().store.getState().mode !== 'reading';

  /** Steps that open or leave a conversation follow one another. */
  let steps: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const done = steps.then(step);
    steps = done.catch((error: unknown) => logger.error('Sohbet açılamadı', error));
    return done;
  };
  const whileLoading = async (step: () => Promise<void>) => {
    const enter = (phase: 'ready' | 'loading') => {
      if (store.getState().phase !== 'disposed') store.setState({ phase });
    };
    enter('loading');
    await step().finally(() => enter('ready'));
  };

  const show = async (open: OpenConversation, memory: string) => {
    tab.set(OPEN_KEY, memory);
    chats.setOpen(open.id);
    store.setState({ open });
    if (store.getState().phase !== 'disposed') await open.enter();
  };
  const showFresh = () => show(fresh(), NEW);
  const showKept = async (id: string): Promise<boolean> => {
    const kept = chats.read(id);
    if (kept === null) return false;
    await show(opened({ id, read: await readTree(kept, tools) }), id);
    return true;
  };
  const showLast = async () => {
    const id = lastIn(chats, tab);
    try {
      if (id !== undefined && id !== NEW && (await showKept(id))) return;
    } catch (error) {
      logger.error('Son sohbet açılamadı', error);
    }
    await showFresh();
  };

  const unsubscribe = chats.subscribe(() => {
    const { id } = current();
    if (!current().store.getState().listed) return;
    const isThere = chats.get().some((entry) => entry.id === id);
    if (isThere || chats.wasDropped(id)) return;
    // Somebody deleted it: it must not come back with the next word of an answer.
    void inTurn(async () => {
      if (current().id !== id) return;
      await current().close({ forget: true });
      await showFresh();
    });
  });

  return {
    store,
    /** Opens what was open before the reload, or the last one. Never rejects. */
    start: () =>
      inTurn(() =>
        whileLoading(async () => {
          await chats.adopt(({ nodes }) => titleOf(nodes.map(({ message }) => message)));
          await showLast();
        }),
      ),
    /** Says something in the open conversation; false where it was not taken. */
    send: (text: string) => store.getState().phase !== 'loading' && current().send(text),
    startNew: () =>
      inTurn(async () => {
        if (isUnused()) return;
        await whileLoading(async () => {
          await current().close();
          await showFresh();
        });
      }),
    openKept: (id: string) =>
      inTurn(async () => {
        if (current().id === id) return;
        await whileLoading(async () => {
          await current().close();
          if (!(await showKept(id))) await showFresh();
        });
      }),
    /** Deletes; what it answers brings the conversation back (`restore`). */
    remove: (id: string) =>
      inTurn(async () => {
        if (current().id === id) {
          await current().close();
          await showFresh();
        }
        return chats.remove(id);
      }),
    restore: (conversation: KeptConversation) =>
      inTurn(async () => {
        const done = await chats.restore(conversation);
        if (done && isUnused()) {
          await current().close();
          await showKept(conversation.entry.id);
        }
        return done;
      }),
    /** Goes on here with what another tab has open. */
    takeOver: () =>
      inTurn(async () => {
        if (current().store.getState().mode === 'reading') await whileLoading(current().takeOver);
      }),
    /** Writes at once what has not been written: for a page that is being left. */
    flush: () => current().flush(),
    /** Ends this stay. */
    dispose: () =>
      inTurn(async () => {
        store.setState({ phase: 'disposed' });
        unsubscribe();
        tab.set(OPEN_KEY, undefined);
        await current().close();
        chats.setOpen(undefined);
      }),
  };
}

export type Conversations = ReturnType<typeof createConversations>;
