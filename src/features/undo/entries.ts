import type { EntryState, JournalEntry } from '#domain/journal.ts';

/** How many changes are remembered; the oldest go first. */
export const JOURNAL_LIMIT = 50;

/** With one more entry, in order, within the limit. */
export function withEntry(entries: readonly JournalEntry[], entry: JournalEntry): JournalEntry[] {
  return [...entries, entry].slice(-JOURNAL_LIMIT);
}

/** With the state of one entry changed; the same list where it is no news. */
export function withState(
  entries: readonly JournalEntry[],
  id: string,
  state: EntryState,
): readonly JournalEntry[] {
  if (!entries.some((entry) => entry.id === id && entry.state !== state)) return entries;
  return entries.map((entry) => (entry.id === id ? { ...entry, state } : entry));
}
