import type { Codec } from '#storage/codec.ts';
import type { Records } from '#storage/create-records.ts';
import { STORAGE_KEYS } from '#storage/keys.ts';

import { OWN_SETTINGS_KEY } from './ai/own-settings.ts';

export type DeletableRecords = Pick<
  Records,
  'user' | 'theme' | 'history' | 'favourites' | 'watched' | 'chats' | 'setAside' | 'openBox'
>;

/** Any text at all: for keys that are only to go. */
const anyText: Codec<string | null> = {
  empty: null,
  read: (raw) => ({ value: raw, whole: true }),
  write: (value) => value,
};

/** Keys without a record of their own: the day of the cleanup, and the person's own keys for the AI. */
const SINGLE_KEYS = [STORAGE_KEYS.cleanupDate, OWN_SETTINGS_KEY];

/**
 * Deletes what the person has on this device: lists, history, conversations, choices and keys, copies of unreadable
 * records included (spec §2, Veri Yönetimi). The account goes last: it ends the session, and before that a failure
 * can still be shown.
 * @returns false when anything could not be deleted
 */
export async function deleteEverything(
  records: DeletableRecords,
  deleteElsewhere: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const forget = async (key: string) => {
    const { ok } = await records.openBox({ key, codec: anyText }).update(() => null);
    return ok;
  };
  const gone = await Promise.all([
    records.favourites.clear(),
    records.watched.clear(),
    records.history.clear(),
    records.theme.clear(),
    records.chats.removeAll(),
    deleteElsewhere(),
    ...SINGLE_KEYS.map(forget),
  ]);
  const copiesGone = records.setAside.keys().map((key) => records.setAside.remove(key));
  if (![...gone, ...copiesGone].every(Boolean)) return false;
  return records.user.clear();
}
