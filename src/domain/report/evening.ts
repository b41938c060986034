import type { Report } from './report.ts';
import type { Watch } from './watches.ts';

/** An evening lasts until five in the morning. */
const NIGHT_HOURS = 5;
/** More than this is a list being filled in, and no evening. */
const MOST_MINUTES = 12 * 60;
const MOST_MARKED = 3;

/** The evening with most minutes of film. Marks count for one only where no day was named, and then a few at most. */
export function longestEvening(watches: readonly Watch[]): Report['evening'] {
  const named = watches.filter(({ isNamed }) => isNamed);
  const evenings = new Map<string, Watch[]>();
  for (const watch of named.length > 0 ? named : watches) {
    const day = dayOf(watch.at);
    evenings.set(day, [...(evenings.get(day) ?? []), watch]);
  }
  const candidates = [...evenings].flatMap(([day, seen]) => {
    const minutes = seen.reduce((sum, { film }) => sum + film.duration, 0);
    if (minutes > MOST_MINUTES || (named.length === 0 && seen.length > MOST_MARKED)) return [];
    return [{ day, minutes, films: seen.map(({ film }) => film.title) }];
  });
  return candidates.toSorted((a, b) => b.minutes - a.minutes || b.day.localeCompare(a.day))[0];
}

function dayOf(at: Date): string {
  // By the fields of the calendar: an hour less is another day where clocks change.
  const evening = new Date(
    at.getFullYear(),
    at.getMonth(),
    at.getDate() - (at.getHours() < NIGHT_HOURS ? 1 : 0),
  );
  const two = (part: number) => String(part).padStart(2, '0');
  return `${evening.getFullYear()}-${two(evening.getMonth() + 1)}-${two(evening.getDate())}`;
}
