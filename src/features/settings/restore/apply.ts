import type { User } from '#domain/user.ts';
import type { UndoResult } from '#features/undo/undo-deed.ts';

import type { RestorableRecords, RestorePlan } from './plan.ts';

/** Takes back one part of what was added; false when that could not be saved. */
type WayBack = () => Promise<boolean>;

export type RestoreResult = { ok: true; undo: () => Promise<UndoResult> } | { ok: false };

/**
 * Adds what a plan holds, by the rules of the records as they stand then. Where a part cannot be saved, the parts
 * before it are taken back, so that all or nothing has happened.
 */
export async function applyRestore(plan: RestorePlan, records: RestorableRecords): Promise<RestoreResult> {
  const done: WayBack[] = [];
  const undo = async (): Promise<UndoResult> => {
    const results: boolean[] = [];
    for (const wayBack of done.toReversed()) results.push(await wayBack());
    return results.every(Boolean) ? 'undone' : 'failed';
  };
  for (const step of [addFavourites, addWatched, addBatches, addConversations, addProfile]) {
    if (await step(plan, records, done)) continue;
    await undo();
    return { ok: false };
  }
  return { ok: true, undo };
}

/** Adds one part and notes the way back; false when it could not be saved. */
type Step = (plan: RestorePlan, records: RestorableRecords, done: WayBack[]) => Promise<boolean>;

const addFavourites: Step = async (plan, { favourites }, done) => {
  const added = await favourites.restoreAll(plan.favourites);
  if (added !== null) done.push(() => favourites.withdraw(added));
  return added !== null;
};

const addWatched: Step = async (plan, { watched }, done) => {
  const added = await watched.restoreAll(plan.watched);
  if (added !== null) done.push(() => watched.withdraw(added));
  return added !== null;
};

const addBatches: Step = async (plan, { history }, done) => {
  const added = await history.restoreAll(plan.batches);
  if (added !== null) done.push(() => history.withdraw(added));
  return added !== null;
};

const addConversations: Step = async ({ conversations }, { chats }, done) => {
  for (const conversation of conversations) {
    const { id, updatedAt } = conversation.entry;
    if (chats.get().some((entry) => entry.id === id)) continue;
    if (!(await chats.restore(conversation))) return false;
    done.push(async () => {
      const entry = chats.get().find((other) => other.id === id);
      // One that was continued since belongs to the person now.
      if (entry === undefined || entry.updatedAt !== updatedAt) return true;
      return (await chats.remove(id)) !== null;
    });
  }
  return true;
};

const addProfile: Step = async ({ genres, profile }, { user }, done) => {
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
};

/** The profile as it was before, but for what was changed after the restore. */
function withdrawProfile(current: User, after: User, before: User, genres: RestorePlan['genres']): User {
  const { favoriteGenres, notifications } = current.preferences;
  const isAsRestored = JSON.stringify(notifications) === JSON.stringify(after.preferences.notifications);
  return {
    ...current,
    name: current.name === after.name ? before.name : current.name,
    bio: current.bio === after.bio ? before.bio : current.bio,
    preferences: {
      ...current.preferences,
      favoriteGenres: favoriteGenres.filter((genre) => !genres.includes(genre)),
      notifications: isAsRestored ? before.preferences.notifications : notifications,
    },
  };
}
