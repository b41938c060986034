import { localDay } from '#storage/local-day.ts';
import type { Records } from '#storage/create-records.ts';

import type { TextFile } from './download-file.ts';

/** The data export (T-14): `SineSohbet-YYYY-MM-DD.json`, by the device's calendar (T-15). It never holds keys. */
export function exportFile(records: Pick<Records, 'user' | 'exportAll'>, now: Date): TextFile {
  const content = {
    ...records.exportAll(),
    preferences: records.user.get()?.preferences ?? null,
    exportDate: now.toISOString(),
  };
  return { name: `SineSohbet-${localDay(now)}.json`, text: JSON.stringify(content, null, 2) };
}
