import { createStore, type StoreApi } from 'zustand/vanilla';

import type { TabMemory } from '#storage/tab-memory.ts';

interface Draft {
  text: string;
  /** Why it was not sent; gone with the next change. */
  note?: string | undefined;
}

/** What is being typed, kept while the person visits other tabs of the app, and over a reload. */
export type DraftStore = StoreApi<Draft>;

const KEY = 'film_chat_draft';

export function createDraft(memory?: TabMemory): DraftStore {
  const store = createStore<Draft>(() => ({ text: memory?.get(KEY) ?? '' }));
  store.subscribe(({ text }) => memory?.set(KEY, text === '' ? undefined : text));
  return store;
}
