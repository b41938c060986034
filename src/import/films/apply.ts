import type { FavouriteFilm, WatchedFilm, WatchlistFilm } from '#domain/records.ts';
import { sameDetails, withDetails } from '#domain/watched-details.ts';
import type { Records } from '#storage/create-records.ts';
import type { ListRecord } from '#storage/list-record.ts';

import {
  createMerge,
  FAVOURITE_RULES,
  type Merged,
  type MergeRules,
  WATCHED_RULES,
  WATCHLIST_RULES,
} from './merge.ts';
import type { ImportPlan, ListPlan } from './plan.ts';
import { AT_A_TIME } from '../shared/breathe.ts';

export type ImportRecords = Pick<Records, 'watched' | 'watchlist' | 'favourites'>;

/** Takes back a part; false when that could not be saved. */
type WayBack = () => Promise<boolean>;

export type ApplyResult = { ok: true; undo: WayBack } | { ok: false };

/**
 * Does what a plan says, a write for each list. Where one cannot be saved, those before it are taken back, so that all or
 * nothing has happened. @param breathe between the lists, so that the page draws
 */
export async function applyImport(
  plan: ImportPlan,
  { watched, watchlist, favourites }: ImportRecords,
  breathe: () => Promise<void>,
): Promise<ApplyResult> {
  const done: WayBack[] = [];
  const undo = async () => {
    const results: boolean[] = [];
    for (const wayBack of done.toReversed()) results.push(await wayBack());
    return results.every(Boolean);
  };
  const steps = [
    () =>
      take<WatchedFilm>(
        watched,
        { plan: plan.watched, rules: WATCHED_RULES, takeBack: withoutWatched },
        breathe,
      ),
    () =>
      take<WatchlistFilm>(
        watchlist,
        { plan: plan.watchlist, rules: WATCHLIST_RULES, takeBack: without(WATCHLIST_RULES) },
        breathe,
      ),
    () =>
      take<FavouriteFilm>(
        favourites,
        { plan: plan.favourites, rules: FAVOURITE_RULES, takeBack: without(FAVOURITE_RULES) },
        breathe,
      ),
  ];
  for (const step of steps) {
    await breathe();
    const wayBack = await step();
    if (wayBack === undefined) {
      await undo();
      return { ok: false };
    }
    done.push(wayBack);
  }
  return { ok: true, undo };
}

type TakeBack<T> = (held: readonly T[], merged: Merged<T>) => readonly T[];

/** One list in one write; what another tab has written meanwhile is heeded. Undefined where it could not be saved. */
async function take<T extends FavouriteFilm | WatchedFilm | WatchlistFilm>(
  list: Pick<ListRecord<T>, 'get' | 'update' | 'prepare'>,
  { plan, rules, takeBack }: { plan: ListPlan<T>; rules: MergeRules<T>; takeBack: TakeBack<T> },
  breathe: () => Promise<void>,
): Promise<WayBack | undefined> {
  let merged: Merged<T> = plan;
  // What was written since it was planned is merged at leisure; what is written during that, with the write.
  if (list.get() !== plan.base) {
    const merge = createMerge(list.get(), rules);
    for (const [index, wish] of plan.wishes.entries()) {
      if (index % AT_A_TIME === 0) await breathe();
      merge.add(wish);
    }
    await breathe();
    merged = merge.result();
  }
  await list.prepare(merged.next, breathe);
  const result = await list.update((held) => {
    if (held !== merged.base) {
      const merge = createMerge(held, rules);
      for (const wish of plan.wishes) merge.add(wish);
      merged = merge.result();
    }
    return merged.added.length + merged.changed.length === 0 ? held : merged.next;
  });
  if (result === 'failed') return undefined;
  return async () => (await list.update((held) => takeBack(held, merged))) !== 'failed';
}

const nameOf = (id: unknown, time: string) => `${time} ${String(id)}`;

/** The list without what was added, as far as it is still that very entry and says no more than it did. */
const without =
  <T extends { id: unknown }>(
    { timeOf }: Pick<MergeRules<T>, 'timeOf'>,
    saysTheSame: (now: T, then: T) => boolean = () => true,
  ): TakeBack<T> =>
  (held, { added }) => {
    const then = new Map(added.map((entry) => [nameOf(entry.id, timeOf(entry)), entry]));
    const left = held.filter((entry) => {
      const own = then.get(nameOf(entry.id, timeOf(entry)));
      return own === undefined || !saysTheSame(entry, own);
    });
    return left.length === held.length ? held : left;
  };

/** The same, and what was filled in is taken out again, unless it was changed since. */
const withoutWatched: TakeBack<WatchedFilm> = (held, merged) => {
  const changes = new Map(
    merged.changed.map(({ before, after }) => [nameOf(after.id, after.watchedAt), { before, after }]),
  );
  let isChanged = false;
  const restored = held.map((entry) => {
    const change = changes.get(nameOf(entry.id, entry.watchedAt));
    if (change === undefined || !sameDetails(entry, change.after)) return entry;
    isChanged = true;
    return { ...withDetails(entry, change.before), watchedAt: change.before.watchedAt };
  });
  return without<WatchedFilm>(WATCHED_RULES, sameDetails)(isChanged ? restored : held, merged);
};
