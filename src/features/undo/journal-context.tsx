import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

import type { JournalEntry } from '#domain/journal.ts';

import type { Journal } from './create-journal.ts';

const JournalContext = createContext<Journal | null>(null);

/** Hands the journal to everything inside that offers to take a change back. */
export function JournalProvider({ journal, children }: { journal: Journal; children: ReactNode }) {
  return <JournalContext value={journal}>{children}</JournalContext>;
}

/** The journal around, where there is one. */
export function useJournal(): Journal | null {
  return use(JournalContext);
}

const nothing = () => () => {};

/** The change that a tool call made, as the journal knows it now. */
export function useChangeOf(source: string): JournalEntry | undefined {
  const journal = useJournal();
  const find = () => journal?.get().findLast((entry) => entry.source === source);
  return useSyncExternalStore(journal?.subscribe ?? nothing, find, find);
}
