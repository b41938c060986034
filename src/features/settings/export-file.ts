import { exportAll } from '#storage/all-records.ts';
import { localDay } from '#storage/local-day.ts';
import type { Records } from '#storage/create-records.ts';

interface TextFile {
  name: string;
  text: string;
}

/** The data export (T-14): `SineSohbet-YYYY-MM-DD.json`, by the device's calendar (T-15). It never holds keys. */
export function exportFile(records: Pick<Records, 'user' | 'all'>, now: Date): TextFile {
  const content = {
    ...exportAll(records),
    preferences: records.user.get()?.preferences ?? null,
    exportDate: now.toISOString(),
  };
  return { name: `SineSohbet-${localDay(now)}.json`, text: JSON.stringify(content, null, 2) };
}

/** Hands a file to the person through the browser's download (T-13). */
export function downloadFile({ name, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
