import type { JournalEntry } from '#domain/journal.ts';
import type { FavouriteFilm, HiddenFilm, WatchlistFilm } from '#domain/records.ts';
import type { Logger } from '#lib/logger.ts';
import type { Timers } from '#lib/timers.ts';
import type { OwnSettingsRecord } from './own-settings.ts';
import { type Box, createBox } from './box/box.ts';
import type { BoxServices, OnOtherTab } from './box/box-options.ts';
import { createProblems, type Problems } from './box/problems.ts';
import { createSetAsideShelf, type SetAsideShelf } from './box/set-aside.ts';
import type { StorageLike } from './box/storage-like.ts';
import type { WriteLock } from './box/write-lock.ts';
import { type Chats, createChats } from './chats/chats.ts';
import { type CleanupCounts, runDailyCleanup } from './cleanup.ts';
import type { DeviceRecord } from './device.ts';
import type { FilmList } from './film-list.ts';
import { createFavourites, createHidden, createWatchlist } from './favourites-and-watched.ts';
import { createHistory, type History } from './history.ts';
import { createNotes, type Notes } from './notes.ts';
import { RECORD_TABLE, type RecordRow } from './record-table.ts';
import { createRefreshSignal, type RefreshSignal } from './refresh.ts';
import type { ThemeRecord } from './theme.ts';
import type { TonightEntry } from './tonight.ts';
import { createUserRecord, type UserRecord } from './user.ts';
import { createWatched, type WatchedList } from './watched-list.ts';

interface RecordsOptions {
  storage: StorageLike;
  lock: WriteLock;
  now: () => Date;
  logger: Logger;
  timers: Timers;
  onOtherTab?: OnOtherTab | undefined;
}

/** Everything the person has on this device (K-21), each record by its own rules. */
export interface Records {
  favourites: FilmList<FavouriteFilm>;
  watched: WatchedList;
  /** What the person means to watch (`İzleyeceklerim`). */
  watchlist: FilmList<WatchlistFilm>;
  /** What is not to be recommended again (`Bir daha önerme`). */
  hidden: FilmList<HiddenFilm>;
  history: History;
  /** The kept conversations; they give way to every other record when space runs out. */
  chats: Chats;
  user: UserRecord;
  theme: ThemeRecord;
  ownSettings: OwnSettingsRecord;
  /** What the person has told of themselves. */
  notes: Notes;
  /** The changes that can be taken back, oldest first. */
  journal: Box<readonly JournalEntry[]>;
  /** What was learnt of AI servers and their models. */
  servers: Box<readonly unknown[]>;
  /** The films that the dashboard offers for this evening. */
  tonight: Box<TonightEntry | null>;
  /** What was chosen for this browser alone. */
  device: DeviceRecord;
  /** Fires after changes of favourites or watched, in this tab or another (G-01). */
  refresh: RefreshSignal;
  /** What went wrong in this session. */
  problems: Problems;
  /** What could not be read, in this session or earlier, and was kept. */
  setAside: SetAsideShelf;
  /** See `cleanup.ts`. */
  runDailyCleanup(): Promise<CleanupCounts | null>;
  /** Every record with its row of the table: what the export and deleting everything go through. */
  all: readonly OpenedRecord[];
}

interface OpenedRecord extends Pick<RecordRow<unknown>, 'key' | 'exportedAs'> {
  /** The value as it is exported. */
  read: () => unknown;
  erase: () => Promise<boolean>;
}

/** Opens the records. Each is read once, so that what cannot be read is set aside now, not when a screen asks for it. */
export function createRecords(options: RecordsOptions): Records {
  const { storage, lock, now, logger, timers, onOtherTab } = options;
  const problems = createProblems(logger);
  const makeRoom = (key: string): boolean => chats.makeRoom(key);
  const services: BoxServices = { storage, lock, logger, problems, onOtherTab, makeRoom };

  const all: OpenedRecord[] = [];
  const open = <T>(row: RecordRow<T>): Box<T> => {
    const box = createBox({ ...services, ...row });
    box.get();
    all.push({ ...row, read: box.get, erase: box.erase });
    return box;
  };
  const user = open(RECORD_TABLE.user);
  const theme = open(RECORD_TABLE.theme);
  const favourites = open(RECORD_TABLE.favourites);
  const watched = open(RECORD_TABLE.watched);
  const watchlist = open(RECORD_TABLE.watchlist);
  const hidden = open(RECORD_TABLE.hidden);
  const history = open(RECORD_TABLE.history);
  const date = open(RECORD_TABLE.cleanupDate);
  const ownSettings = open(RECORD_TABLE.ownSettings);
  const journal = open(RECORD_TABLE.journal);
  const notes = open(RECORD_TABLE.notes);
  const servers = open(RECORD_TABLE.servers);
  const tonight = open(RECORD_TABLE.tonight);
  const device = open(RECORD_TABLE.device);
  const chats = createChats(services, RECORD_TABLE.chats, now);
  all.push({ ...RECORD_TABLE.chats, read: chats.exportAll, erase: chats.removeAll });

  const wanted = createWatchlist(watchlist, { logger, now });

  const refresh = createRefreshSignal(timers, logger);
  favourites.subscribe(refresh.trigger);
  watched.subscribe(refresh.trigger);

  return {
    favourites: createFavourites(favourites, { logger, now }),
    watched: createWatched(watched, { logger, now, watchlist: wanted }),
    watchlist: wanted,
    hidden: createHidden(hidden, { logger, now }),
    history: createHistory(history),
    chats,
    user: createUserRecord(user, services),
    theme,
    ownSettings: { ...ownSettings, clear: ownSettings.erase },
    notes: createNotes(notes),
    journal,
    servers,
    tonight,
    device,
    refresh,
    problems,
    setAside: createSetAsideShelf(storage),
    runDailyCleanup: () => runDailyCleanup({ favourites, watched, date, now, logger }),
    all,
  };
}
