import type { Deed, EntryState, JournalEntry } from '#domain/journal.ts';
import type { FavouriteFilm, HiddenFilm, WatchlistFilm } from '#domain/records.ts';
import type { Logger } from '#lib/logger.ts';
import { createListeners, type Subscribe } from '#storage/box/listeners.ts';
import type { Records } from '#storage/create-records.ts';
import type { Theme } from '#storage/theme.ts';

import { withEntry, withState } from './entries.ts';
import {
  journaledFavourites,
  journaledHidden,
  type JournaledList,
  journaledWatchlist,
} from './journaled-list.ts';
import { journaledWatched, type JournaledWatched } from './journaled-watched.ts';
import { undoDeed, type UndoResult } from './undo-deed.ts';

/** How long after a change its notice offers to take it back. */
export const UNDO_OFFER_MS = 10_000;

/** A change as it is noted: with a deed that survives a reload, or with a way back that lasts as long as the page. */
type Change = { label: string; source?: string | undefined } & (
  | { deed: Deed }
  | { undo: () => Promise<UndoResult> }
);

/** What was changed, and the way back: one for notices and messages (docs/decisions/016-one-undo-journal.md). */
export interface Journal {
  /** All that is remembered, oldest first; the same list while nothing changed. */
  get(): readonly JournalEntry[];
  subscribe: Subscribe;
  /** Notes a change that has been made. Never rejects. */
  record(change: Change): Promise<JournalEntry>;
  /** Takes a change back by the rules of the records. Never rejects; a second call joins the first. */
  undo(id: string): Promise<UndoResult>;
  /** The newest change of this page that its notice still offers to take back. */
  latest(): JournalEntry | undefined;
  /** Calls back for every change noted on this page. */
  onRecorded(listener: (entry: JournalEntry) => void): () => void;
  /** The lists of the records, whose changes are noted by themselves. */
  favourites: JournaledList<FavouriteFilm>;
  watched: JournaledWatched;
  watchlist: JournaledList<WatchlistFilm>;
  hidden: JournaledList<HiddenFilm>;
  /** Changes the theme by `show` and notes it, unless it is the one in force. */
  changeTheme(
    change: { from: Theme; to: Theme; source?: string | undefined },
    show: (theme: Theme) => void,
  ): void;
}

interface JournalPorts {
  records: Pick<Records, 'favourites' | 'watched' | 'watchlist' | 'hidden' | 'theme' | 'journal'>;
  now: () => Date;
  newId: () => string;
  logger: Logger;
}

export function createJournal({ records, now, newId, logger }: JournalPorts): Journal {
  const { journal: stored } = records;
  const changed = createListeners(logger);
  const recorded = new Set<(entry: JournalEntry) => void>();
  const running = new Map<string, Promise<UndoResult>>();
  /** The changes of this page, each with its way back where it has one of its own. */
  const mine = new Map<string, (() => Promise<UndoResult>) | undefined>();
  /** What storage does not hold: changes without a deed, and those for which there was no space. */
  let own: readonly JournalEntry[] = [];
  let read = { kept: stored.get(), own, all: stored.get() };

  const get = () => {
    const kept = stored.get();
    if (read.kept !== kept || read.own !== own) read = { kept, own, all: [...kept, ...own] };
    return read.all;
  };
  const setState = async (id: string, state: EntryState) => {
    own = withState(own, id, state);
    changed.call();
    await stored.update((entries) => withState(entries, id, state), { quiet: true });
  };
  stored.subscribe(changed.call);

  const record = async ({ label, source, ...way }: Change): Promise<JournalEntry> => {
    const deed = 'deed' in way ? way.deed : undefined;
    const entry: JournalEntry = {
      id: newId(),
      label,
      ...(source === undefined ? {} : { source }),
      at: now().toISOString(),
      state: 'open',
      ...(deed === undefined ? {} : { deed }),
    };
    mine.set(entry.id, 'undo' in way ? way.undo : undefined);
    const result =
      deed === undefined
        ? 'failed'
        : await stored.update((entries) => withEntry(entries, entry), { quiet: true });
    if (result === 'failed') {
      own = withEntry(own, entry);
      changed.call();
    }
    for (const listener of recorded) listener(entry);
    return entry;
  };
  const note = (change: Change) => void record(change);

  const undoNow = async (id: string): Promise<UndoResult> => {
    const entry = get().find((other) => other.id === id);
    if (entry?.state === 'undone') return 'undone';
    if (entry?.state !== 'open') return 'gone';
    const wayBack = mine.get(id) ?? (() => undoDeed(records, entry.deed));
    const result = await wayBack().catch((): UndoResult => 'failed');
    if (result !== 'failed') await setState(id, result);
    return result;
  };

  return {
    get,
    subscribe: changed.subscribe,
    record,
    undo(id) {
      const run = running.get(id) ?? undoNow(id).finally(() => running.delete(id));
      running.set(id, run);
      return run;
    },
    latest() {
      const since = now().getTime() - UNDO_OFFER_MS;
      return get().findLast(
        ({ id, at, state }) => state === 'open' && mine.has(id) && Date.parse(at) >= since,
      );
    },
    onRecorded(listener) {
      recorded.add(listener);
      return () => recorded.delete(listener);
    },
    favourites: journaledFavourites(records.favourites, note),
    watched: journaledWatched(records.watched, records.watchlist, note),
    watchlist: journaledWatchlist(records.watchlist, note),
    hidden: journaledHidden(records.hidden, note),
    changeTheme({ from, to, source }, show) {
      show(to);
      if (from === to) return;
      const label = to === 'dark' ? 'Koyu görünüme geçildi' : 'Açık görünüme geçildi';
      note({ label, source, deed: { kind: 'theme', to } });
    },
  };
}
