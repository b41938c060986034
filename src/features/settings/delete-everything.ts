import type { Records } from '#storage/create-records.ts';

export type DeletableRecords = Pick<Records, 'user' | 'history' | 'favourites' | 'watched' | 'setAside'>;

/**
 * Deletes what the person has on this device, copies of unreadable records included (spec §2, Veri Yönetimi). The
 * account goes last: it ends the session, and before that a failure can still be shown.
 * @returns false when anything could not be deleted
 */
export async function deleteEverything(
  records: DeletableRecords,
  deleteElsewhere: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const gone = await Promise.all([
    records.favourites.clear(),
    records.watched.clear(),
    records.history.clear(),
    deleteElsewhere(),
  ]);
  const copiesGone = records.setAside.keys().map((key) => records.setAside.remove(key));
  if (![...gone, ...copiesGone].every(Boolean)) return false;
  return records.user.clear();
}
