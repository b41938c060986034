/** A day of the device's calendar, `2026-11-21`. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T/u;
const DATE_STRING = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{2} \d{4}$/u;
const TURKISH = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u;

/** Reads a day in each form that a date is commonly kept in: ISO, `toDateString`, Turkish. */
export function parseDay(text: string): string | undefined {
  if (DAY.test(text)) return text;
  const [, day, month, year] = TURKISH.exec(text) ?? [];
  if (day && month && year) return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  if (!ISO_TIME.test(text) && !DATE_STRING.test(text)) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : localDay(date);
}
