import type { Film, FilmId } from '#domain/film.ts';
import { type FavouriteFilm, UNKNOWN_TIME, type WatchedFilm, type WatchlistFilm } from '#domain/records.ts';
import { mergeViewings, sameDetails, withDetails } from '#domain/watched-details.ts';

import { idKeys, type ImportFilm, nameKey, type Said } from './join.ts';

type Entry = FavouriteFilm | WatchedFilm | WatchlistFilm;

/** An entry as it would be if the list were empty, and all the names by which the list may hold the film already. */
export interface Wish<T> {
  entry: T;
  keys: readonly string[];
}

/** What a list becomes: in order, with what is new in it and what has more to say than before. */
export interface Merged<T> {
  base: readonly T[];
  next: readonly T[];
  added: readonly T[];
  changed: readonly { before: T; after: T }[];
}

/** How a list of ours takes entries: its time, and what becomes of an entry that it holds already. */
export interface MergeRules<T> {
  timeOf: (entry: T) => string;
  both: (held: T, incoming: T) => T;
}

/** Takes wishes one by one into what a list holds; nothing that it holds is lost, and no film comes twice. */
export function createMerge<T extends Entry>(base: readonly T[], { timeOf, both }: MergeRules<T>) {
  const entries: T[] = [...base];
  const places = new Map<string, number>();
  const note = (keys: readonly string[], place: number) => {
    for (const key of keys) if (!places.has(key)) places.set(key, place);
  };
  base.forEach((entry, place) => note(keysOf(entry), place));
  return {
    /** Whether the list says something new by it. */
    add({ entry, keys }: Wish<T>): boolean {
      const place = keys.map((key) => places.get(key)).find((found) => found !== undefined);
      const held = place === undefined ? undefined : entries[place];
      if (place === undefined || held === undefined) {
        note(keys, entries.push(entry) - 1);
        return true;
      }
      entries[place] = both(held, entry);
      note(keys, place);
      return entries[place] !== held;
    },
    result(): Merged<T> {
      const changed = base.flatMap((before, place) => {
        const after = entries[place] ?? before;
        return after === before ? [] : [{ before, after }];
      });
      const added = entries.slice(base.length);
      return { base, next: inOrder(entries, timeOf), added, changed };
    },
  };
}

function inOrder<T>(entries: readonly T[], timeOf: (entry: T) => string): T[] {
  return entries
    .map((entry) => ({ entry, at: Date.parse(timeOf(entry)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

const idKey = (id: FilmId | undefined) => (typeof id === 'string' ? [`id ${id}`] : []);

/** All that an entry is recognised by: ids, ids elsewhere, title and year. Numbers prove nothing by themselves (F-17). */
export const keysOf = ({
  id,
  originalId,
  externalIds = {},
  title,
  originalTitle = title,
  year,
}: Film & { originalId?: FilmId | undefined }) => [
  ...idKey(id),
  ...idKey(originalId),
  ...idKeys(externalIds),
  nameKey(title, year),
  // Abroad a film of ours goes by its original name, and comes back by it.
  nameKey(originalTitle, year),
];

/** The names of a film as its export writes them: an entry of an earlier import may bear them. */
export const writtenKeys = ({ ids, title, year }: ImportFilm) => [...idKeys(ids), nameKey(title, year)];

export const watchedEntry = (film: Film, { viewings, listedAt, score, note }: Said): WatchedFilm =>
  withDetails(
    {
      ...film,
      originalId: film.id,
      watchedAt: viewings.at(-1) ?? listedAt ?? UNKNOWN_TIME,
      isWatched: true,
    },
    { score, note, viewings },
  );

export const watchlistEntry = (film: Film, { listedAt = UNKNOWN_TIME }: Said): WatchlistFilm => ({
  ...film,
  originalId: film.id,
  addedToWatchlistAt: listedAt,
});

export const favouriteEntry = (film: Film, { listedAt = UNKNOWN_TIME }: Said): FavouriteFilm => ({
  ...film,
  id: String(film.id),
  originalId: film.id,
  addedToFavoritesAt: listedAt,
  isFavorite: true,
});

export const WATCHED_RULES: MergeRules<WatchedFilm> = {
  timeOf: ({ watchedAt }) => watchedAt,
  /** What the person keeps here stands; what is missing is filled in, and every viewing counts. */
  both(held, incoming) {
    const viewings = mergeViewings([...(held.viewings ?? []), ...(incoming.viewings ?? [])]);
    const details = {
      score: held.score ?? incoming.score,
      note: held.note ?? incoming.note,
      viewings,
    };
    const last = viewings.at(-1) ?? (held.watchedAt === UNKNOWN_TIME ? incoming.watchedAt : held.watchedAt);
    const watchedAt = Date.parse(last) > Date.parse(held.watchedAt) ? last : held.watchedAt;
    if (sameDetails(held, details) && watchedAt === held.watchedAt) return held;
    return { ...withDetails(held, details), watchedAt };
  },
};
export const WATCHLIST_RULES: MergeRules<WatchlistFilm> = {
  timeOf: ({ addedToWatchlistAt }) => addedToWatchlistAt,
  both: (held) => held,
};
export const FAVOURITE_RULES: MergeRules<FavouriteFilm> = {
  timeOf: ({ addedToFavoritesAt }) => addedToFavoritesAt,
  both: (held) => held,
};
