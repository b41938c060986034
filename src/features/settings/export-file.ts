import type { Records } from '#storage/create-records.ts';

import type { TextFile } from './download-file.ts';

export type ExportedRecords = Pick<Records, 'user' | 'history' | 'favourites' | 'watched' | 'chats'>;

/**
 * The data export (spec §3): `SineSohbet-YYYY-MM-DD.json`, by the device's calendar. Keys and other secrets are no part of
 * these records, and so never of the file.
 */
export function exportFile(records: ExportedRecords, now: Date): TextFile {
  const user = records.user.get();
  const content = {
    user,
    recommendations: records.history.get(),
    preferences: user?.preferences ?? null,
    favourites: records.favourites.get(),
    watched: records.watched.get(),
    conversations: records.chats.exportAll(),
    exportDate: now.toISOString(),
  };
  return { name: `SineSohbet-${calendarDate(now)}.json`, text: JSON.stringify(content, null, 2) };
}

function calendarDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
