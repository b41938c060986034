import { type Box, createBox } from './box.ts';
import type { BoxServices } from './box-options.ts';
import { wordCodec } from './codec.ts';
import { STORAGE_KEYS } from './keys.ts';

/** A day of the device's calendar, `2026-11-21`. */
export function localDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(String);
  return [year?.padStart(4, '0'), month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
}

/** The day of the last cleanup under `favorite_cleanup_date` (spec §3), null when there was none. */
export function openCleanupDate(services: BoxServices): Box<string | null> {
  return createBox({ ...services, key: STORAGE_KEYS.cleanupDate, codec: wordCodec(parseDay) });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T/u;
const DATE_STRING = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{2} \d{4}$/u;
const TURKISH = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u;

/** Reads a day in each form that a date is commonly kept in: ISO, `toDateString`, Turkish. */
function parseDay(text: string): string | undefined {
  if (DAY.test(text)) return text;
  const [, day, month, year] = TURKISH.exec(text) ?? [];
  if (day && month && year) return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  if (!ISO_TIME.test(text) && !DATE_STRING.test(text)) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : localDay(date);
}
