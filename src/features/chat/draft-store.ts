import { createStore, type StoreApi } from 'zustand/vanilla';

/** What is being typed, kept while the person visits other tabs. */
export type DraftStore = StoreApi<{ text: string }>;

export function createDraft(text = ''): DraftStore {
  return createStore(() => ({ text }));
}
