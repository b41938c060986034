import type { User } from '#domain/user.ts';
import type { ListRecord } from '#storage/list-record.ts';

import type { RestorableRecords, RestorePlan } from './plan.ts';

/** Takes back one part of what was added; false when that could not be saved. */
type WayBack = () => Promise<boolean>;

type RestoreResult = { ok: true; undo: WayBack } | { ok: false };

/**
 * Adds what a plan holds, by the rules of the records as they stand then. Where a part cannot be saved, the parts
 * before it are taken back, so that all or nothing has happened.
 */
export async function applyRestore(plan: RestorePlan, records: RestorableRecords): Promise<RestoreResult> {
  const done: WayBack[] = [];
  const undo = async () => {
    const results: boolean[] = [];
    for (const wayBack of done.toReversed()) results.push(await wayBack());
    return results.every(Boolean);
  };
  const isComplete =
    (await addEntries(records.favourites, plan.favourites, done)) &&
    (await addEntries(records.watched, plan.watched, done)) &&
    (await addEntries(records.watchlist, plan.watchlist, done)) &&
    (await addEntries(records.hidden, plan.hidden, done)) &&
    (await addEntries(records.history, plan.batches, done)) &&
    (await addEntries(records.notes, plan.notes, done)) &&
    (await addConversations(plan, records, done)) &&
    (await addProfile(plan, records, done));
  if (isComplete) return { ok: true, undo };
  await undo();
  return { ok: false };
}

// Each adds one part and its way back to `done`; false when the part could not be saved.

async function addEntries<T>(list: ListRecord<T>, entries: readonly T[], done: WayBack[]): Promise<boolean> {
  const added = await list.restoreAll(entries);
  if (added !== null) done.push(() => list.withdraw(added));
  return added !== null;
}

async function addConversations(
  { conversations }: RestorePlan,
  { chats }: RestorableRecords,
  done: WayBack[],
): Promise<boolean> {
  for (const conversation of conversations) {
    const { id, updatedAt } = conversation.entry;
    if (chats.get().some((entry) => entry.id === id)) continue;
    if (!(await chats.restore(conversation))) return false;
    done.push(async () => {
      const entry = chats.get().find((other) => other.id === id);
      // One that was continued since belongs to the person now.
      return entry?.updatedAt !== updatedAt || (await chats.remove(id)) !== null;
    });
  }
  return true;
}

async function addProfile(
  { genres, profile }: RestorePlan,
  { user }: RestorableRecords,
  done: WayBack[],
): Promise<boolean> {
  if (genres.length === 0 && Object.keys(profile).length === 0) return true;
  const before = user.get();
  if (before === null) return false;
  const { notifications, ...texts } = profile;
  const saved = await user.update((current) => ({
    ...current,
    ...texts,
    preferences: {
      ...current.preferences,
      favoriteGenres: [...new Set([...current.preferences.favoriteGenres, ...genres])],
      notifications: notifications ?? current.preferences.notifications,
    },
  }));
  const after = user.get();
  if (saved && after !== null)
    done.push(() => user.update((current) => withdrawProfile(current, after, before, genres)));
  return saved;
}

/** The profile as it was before, but for what was changed after the restore. */
function withdrawProfile(current: User, after: User, before: User, genres: RestorePlan['genres']): User {
  const unlessChanged = <T>(now: T, restored: T, earlier: T) =>
    JSON.stringify(now) === JSON.stringify(restored) ? earlier : now;
  const { favoriteGenres, notifications } = current.preferences;
  return {
    ...current,
    name: unlessChanged(current.name, after.name, before.name),
    bio: unlessChanged(current.bio, after.bio, before.bio),
    preferences: {
      ...current.preferences,
      favoriteGenres: favoriteGenres.filter((genre) => !genres.includes(genre)),
      notifications: unlessChanged(
        notifications,
        after.preferences.notifications,
        before.preferences.notifications,
      ),
    },
  };
}
