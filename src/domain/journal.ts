import { type FavouriteFilm, migrateFavourite, migrateWatched, type WatchedFilm } from './records.ts';

/** A change with all that is needed to take it back, also after a reload. */
export type Deed =
  | { kind: 'added' | 'removed'; list: 'favourites'; record: FavouriteFilm }
  | { kind: 'added' | 'removed'; list: 'watched'; record: WatchedFilm }
  | { kind: 'theme'; to: 'dark' | 'light' };

/** `gone`: what came later has made it impossible to take back. */
export type EntryState = 'open' | 'undone' | 'gone';

/** A change that was made, as people are told of it. */
export interface JournalEntry {
  id: string;
  /** What happened, in Turkish: `“Titanik” favorilere eklendi`. */
  label: string;
  /** The tool call that made it, where one did: its message offers to take it back. */
  source?: string | undefined;
  /** ISO time. */
  at: string;
  state: EntryState;
  /** Absent for changes that only this page can take back. */
  deed?: Deed | undefined;
}

const STATES: readonly unknown[] = ['open', 'undone', 'gone'] satisfies EntryState[];
const isState = (value: unknown): value is EntryState => STATES.includes(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a stored entry; undefined for what is none, or for a kind of change that this version does not know. */
export function parseEntry(value: unknown): JournalEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { id, label, source, at, state } = value;
  const deed = parseDeed(value['deed']);
  if (typeof id !== 'string' || typeof label !== 'string' || typeof at !== 'string') return undefined;
  if (!isState(state) || deed === undefined || (source !== undefined && typeof source !== 'string'))
    return undefined;
  return { id, label, ...(source === undefined ? {} : { source }), at, state, deed };
}

function parseDeed(value: unknown): Deed | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, list, to } = value;
  if (kind === 'theme') return to === 'dark' || to === 'light' ? { kind, to } : undefined;
  if (kind !== 'added' && kind !== 'removed') return undefined;
  if (list === 'favourites') {
    const record = migrateFavourite(value['record']);
    return record && { kind, list, record };
  }
  const record = list === 'watched' ? migrateWatched(value['record']) : undefined;
  return record && { kind, list: 'watched', record };
}
