import type { FilmRef } from '#domain/film.ts';
import { isCollidingId } from '#domain/ids.ts';
import type { FavouriteFilm, WatchedFilm } from '#domain/records.ts';
import type { Logger } from '#lib/logger.ts';
import type { Box } from './box/box.ts';
import { localDay } from './local-day.ts';

/** How many entries a cleanup removed from each list. */
export interface CleanupCounts {
  favourites: number;
  watched: number;
}

interface CleanupPorts {
  favourites: Box<readonly FavouriteFilm[]>;
  watched: Box<readonly WatchedFilm[]>;
  date: Box<string | null>;
  now: () => Date;
  logger: Logger;
}

/**
 * Once per calendar day of the device, removes favourites and watched entries whose id is a number of 100 or less;
 * text ids stay (C-01, C-03). Null when it has run today, or removed nothing. A failure is logged only, and leaves the
 * day open for another try (C-06). The caller waits its 2 s.
 */
export async function runDailyCleanup(ports: CleanupPorts): Promise<CleanupCounts | null> {
  const { favourites, watched, date, now, logger } = ports;
  const today = localDay(now());
  if (date.get() === today) return null;
  try {
    const counts = { favourites: await clean(favourites), watched: await clean(watched) };
    await date.update(() => today, { quiet: true });
    return counts.favourites + counts.watched > 0 ? counts : null;
  } catch (error) {
    logger.error('Günlük temizlik yapılamadı', error);
    return null;
  }
}

async function clean<T extends FilmRef>(box: Box<readonly T[]>): Promise<number> {
  let removed = 0;
  const result = await box.update(
    (records) => {
      const kept = records.filter(({ id }) => !isCollidingId(id));
      removed = records.length - kept.length;
      return removed === 0 ? records : kept;
    },
    { quiet: true },
  );
  if (result === 'failed') throw new Error('Liste yazılamadı');
  return removed;
}
