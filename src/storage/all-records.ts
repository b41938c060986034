import type { Records } from './create-records.ts';
import { RECORD_TABLE } from './record-table.ts';

/** All that the data export holds of the records, by its names there (T-14). */
export function exportAll({ all }: Pick<Records, 'all'>): Record<string, unknown> {
  const exported = all.flatMap(({ exportedAs, read }) =>
    exportedAs === undefined ? [] : [[exportedAs, read()]],
  );
  return Object.fromEntries(exported);
}

/**
 * Deletes every record and every copy that was set aside (T-16). The account goes last: it ends the session, and
 * before that a failure can still be shown. False when anything could not be deleted.
 */
export async function deleteAll({
  all,
  setAside,
  user,
}: Pick<Records, 'all' | 'setAside' | 'user'>): Promise<boolean> {
  const isUser = ({ key }: { key: string }) => key === RECORD_TABLE.user.key;
  const others = all.filter((record) => !isUser(record));
  const gone = await Promise.all(others.map(({ erase }) => erase()));
  const copiesGone = setAside.keys().map((key) => setAside.remove(key));
  if (![...gone, ...copiesGone].every(Boolean)) return false;
  const isUserGone = (await all.find(isUser)?.erase()) ?? true;
  // Somebody whose session could not be saved is signed in without a record.
  return isUserGone && user.clear();
}
