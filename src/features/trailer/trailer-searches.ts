import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The titles a trailer is being looked up for; every button of such a film shows it (spec §4, Trailer flow). */
export type TrailerSearches = StoreApi<ReadonlySet<string>>;

export function createTrailerSearches(): TrailerSearches {
  return createStore<ReadonlySet<string>>(() => new Set());
}

/** Runs a lookup with its title marked as searched for; does nothing while that title is searched for already. */
export async function whileSearching(
  searches: TrailerSearches,
  title: string,
  lookup: () => Promise<void>,
): Promise<void> {
  if (searches.getState().has(title)) return;
  searches.setState(new Set([...searches.getState(), title]), true);
  try {
    await lookup();
  } finally {
    searches.setState(new Set([...searches.getState()].filter((other) => other !== title)), true);
  }
}

/** Whether this title's trailer is being looked up right now. */
export function useIsSearching(searches: TrailerSearches, title: string): boolean {
  return useStore(searches, (titles) => titles.has(title));
}
