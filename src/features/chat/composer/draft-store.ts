import { createStore, type StoreApi } from 'zustand/vanilla';

import type { TabMemory } from '#storage/tab-memory.ts';

/** What is being typed, kept while the person visits other tabs of the app, and over a reload. */
export type DraftStore = StoreApi<{ text: string }>;

const KEY = 'film_chat_draft';

export function createDraft(memory?: TabMemory): DraftStore {
  const store = createStore(() => ({ text: memory?.get(KEY) ?? '' }));
  store.subscribe(({ text }) => memory?.set(KEY, text === '' ? undefined : text));
  return store;
}
