import type { Logger } from '#lib/logger.ts';
import { type Box, createBox } from './box.ts';
import type { BoxContent, BoxServices, OnOtherTab } from './box-options.ts';
import { type Chats, createChats } from './chats/chats.ts';
import { type CleanupCounts, runDailyCleanup } from './cleanup.ts';
import { openCleanupDate } from './cleanup-date.ts';
import { createFavourites, type Favourites, openFavourites } from './favourites.ts';
import { createHistory, type History } from './history.ts';
import { createProblems, type Problems } from './problems.ts';
import { createRefreshSignal, type RefreshSignal } from './refresh.ts';
import { createSetAsideShelf, type SetAsideShelf } from './set-aside.ts';
import type { StorageLike } from './storage-like.ts';
import { createThemeRecord, type ThemeRecord } from './theme.ts';
import type { Timers } from './timers.ts';
import { createUserRecord, type UserRecord } from './user.ts';
import { createWatched, openWatched, type Watched } from './watched.ts';
import type { WriteLock } from './write-lock.ts';

export interface RecordsOptions {
  storage: StorageLike;
  lock: WriteLock;
  now: () => Date;
  logger: Logger;
  timers: Timers;
  onOtherTab?: OnOtherTab | undefined;
}

/** Everything the person has on this device (spec §3), each record by its own rules. */
export interface Records {
  favourites: Favourites;
  watched: Watched;
  history: History;
  /** The kept conversations; they give way to every other record when space runs out. */
  chats: Chats;
  user: UserRecord;
  theme: ThemeRecord;
  /** Fires after changes of favourites or watched, in this tab or another (spec §4). */
  refresh: RefreshSignal;
  /** What went wrong in this session. */
  problems: Problems;
  /** What could not be read, in this session or earlier, and was kept. */
  setAside: SetAsideShelf;
  /** Another key over the same storage, with the same care. */
  openBox<T>(content: BoxContent<T>): Box<T>;
  /** See `cleanup.ts`. */
  runDailyCleanup(): Promise<CleanupCounts | null>;
}

/**
 * Opens the records. Every key of the specification is read once, so that what cannot be read is set aside now, not
 * when a screen happens to ask for it.
 */
export function createRecords(options: RecordsOptions): Records {
  const { storage, lock, now, logger, timers, onOtherTab } = options;
  const problems = createProblems(logger);
  const makeRoom = (key: string): boolean => chats.makeRoom(key);
  const services: BoxServices = { storage, lock, logger, problems, onOtherTab, makeRoom };

  const favouritesBox = openFavourites(services);
  const watchedBox = openWatched(services);
  const cleanupDate = openCleanupDate(services);
  const history = createHistory(services);
  const user = createUserRecord(services);
  const theme = createThemeRecord(services);
  const chats = createChats(services, now);
  for (const record of [favouritesBox, watchedBox, cleanupDate, history, user, theme, chats]) record.get();

  const refresh = createRefreshSignal(timers, logger);
  favouritesBox.subscribe(refresh.trigger);
  watchedBox.subscribe(refresh.trigger);

  return {
    favourites: createFavourites(favouritesBox, { logger, now }),
    watched: createWatched(watchedBox, { logger, now }),
    history,
    chats,
    user,
    theme,
    refresh,
    problems,
    setAside: createSetAsideShelf(storage),
    openBox: (content) => createBox({ ...services, ...content }),
    runDailyCleanup: () =>
      runDailyCleanup({ favourites: favouritesBox, watched: watchedBox, date: cleanupDate, now, logger }),
  };
}
