import { type EntryState, type JournalEntry, parseEntry, withEntry, withState } from '#domain/journal.ts';
import type { FavouriteFilm, WatchedFilm } from '#domain/records.ts';
import type { Logger } from '#lib/logger.ts';
import { listCodec } from '#storage/codec.ts';
import type { Records } from '#storage/create-records.ts';
import { createListeners, type Subscribe } from '#storage/listeners.ts';
import type { Theme } from '#storage/theme.ts';

import type { Change } from './change.ts';
import { createKeptList, type KeptList } from './kept-list.ts';
import { undoDeed, type UndoResult } from './undo-deed.ts';

export const JOURNAL_KEY = 'film_undo';

/** How long after a change its notice offers to take it back. */
export const UNDO_OFFER_MS = 10_000;

/** What was changed, and the way back: one for the notices and for the messages (product.md §1). */
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
  /** Forgets everything; false when that could not be saved. */
  clear(): Promise<boolean>;
  /** The lists of the records, whose changes are noted by themselves. */
  favourites: KeptList<FavouriteFilm>;
  watched: KeptList<WatchedFilm>;
  /** Changes the theme by `show` and notes it, unless it is the one in force. */
  changeTheme(
    change: { from: Theme; to: Theme; source?: string | undefined },
    show: (theme: Theme) => void,
  ): void;
}

export interface JournalPorts {
  records: Pick<Records, 'favourites' | 'watched' | 'theme' | 'openBox'>;
  now: () => Date;
  newId: () => string;
  logger: Logger;
}

export function createJournal({ records, now, newId, logger }: JournalPorts): Journal {
  const box = records.openBox({ key: JOURNAL_KEY, codec: listCodec(parseEntry) });
  const changed = createListeners(logger);
  const recorded = new Set<(entry: JournalEntry) => void>();
  const running = new Map<string, Promise<UndoResult>>();
  const waysBack = new Map<string, () => Promise<UndoResult>>();
  /** What storage does not hold: changes without a deed, and those for which there was no space. */
  let own: readonly JournalEntry[] = [];
  let mine: readonly string[] = [];
  let read:
    | undefined
    | { kept: readonly JournalEntry[]; own: readonly JournalEntry[]; all: readonly JournalEntry[] };

  const get = () => {
    const kept = box.get();
    if (read?.kept !== kept || read.own !== own) read = { kept, own, all: [...kept, ...own] };
    return read.all;
  };
  const setState = async (id: string, state: EntryState) => {
    own = withState(own, id, state);
    changed.call();
    await box.update((entries) => withState(entries, id, state), { quiet: true });
  };
  box.subscribe(changed.call);

  const record = async (change: Change): Promise<JournalEntry> => {
    const { label, source } = change;
    const deed = 'deed' in change ? change.deed : undefined;
    const entry: JournalEntry = {
      id: newId(),
      label,
      ...(source === undefined ? {} : { source }),
      at: now().toISOString(),
      state: 'open',
      ...(deed === undefined ? {} : { deed }),
    };
    mine = [...mine, entry.id];
    if ('undo' in change) waysBack.set(entry.id, change.undo);
    const saved =
      deed !== undefined && (await box.update((entries) => withEntry(entries, entry), { quiet: true })).ok;
    if (!saved) {
      own = withEntry(own, entry);
      changed.call();
    }
    for (const listener of recorded) listener(entry);
    return entry;
  };

  const undoNow = async (id: string): Promise<UndoResult> => {
    const entry = get().find((other) => other.id === id);
    if (entry?.state === 'undone') return 'undone';
    const wayBack = waysBack.get(id);
    if (entry?.state !== 'open') return 'gone';
    const result =
      wayBack === undefined
        ? await undoDeed(records, entry.deed)
        : await wayBack().catch((): UndoResult => 'failed');
    if (result !== 'failed') await setState(id, result);
    return result;
  };

  return {
    get,
    subscribe: changed.subscribe,
    record,
    undo(id) {
      const known = running.get(id);
      if (known !== undefined) return known;
      const run = undoNow(id).finally(() => running.delete(id));
      running.set(id, run);
      return run;
    },
    latest() {
      const since = now().getTime() - UNDO_OFFER_MS;
      return get().findLast(
        ({ id, at, state }) => state === 'open' && mine.includes(id) && Date.parse(at) >= since,
      );
    },
    onRecorded(listener) {
      recorded.add(listener);
      return () => recorded.delete(listener);
    },
    async clear() {
      own = [];
      waysBack.clear();
      changed.call();
      return (await box.update((entries) => (entries.length === 0 ? entries : []))).ok;
    },
    favourites: createKeptList(records.favourites, 'favourites', record),
    watched: createKeptList(records.watched, 'watched', record),
    changeTheme({ from, to, source }, show) {
      show(to);
      if (from === to) return;
      const label = to === 'dark' ? 'Koyu görünüme geçildi' : 'Açık görünüme geçildi';
      void record({ label, source, deed: { kind: 'theme', to } });
    },
  };
}
