import { exportAll } from '#storage/all-records.ts';
import { localDay } from '#storage/local-day.ts';
import type { TextFile } from '#lib/download-file.ts';
import type { Records } from '#storage/create-records.ts';

/** The data export (T-14): `SineSohbet-YYYY-MM-DD.json`, by the device's calendar (T-15). It never holds keys. */
export function exportFile(records: Pick<Records, 'user' | 'all'>, now: Date): TextFile {
  const content = {
    ...exportAll(records),
    preferences: records.user.get()?.preferences ?? null,
    exportDate: now.toISOString(),
  };
  return { name: `SineSohbet-${localDay(now)}.json`, text: JSON.stringify(content, null, 2) };
}
