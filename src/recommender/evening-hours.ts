import { eveningOf } from '#lib/turkish/format-when.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Starts are at full five minutes: nobody begins a film at 20:03. */
const STEP = 5 * MINUTE;
/** When an evening begins where nobody says so, in the device's time zone. */
const USUAL_HOUR = 20;
/** One in the morning: what would take longer begins earlier, at a full or half hour, though not before noon. */
const USUAL_END = 25;
const HALF_HOUR = 30 * MINUTE;
const EARLIEST_HOUR = 12;
/** Until then the small hours belong to the evening before. */
const DAY_BEGINS = 5;

/** A time of the clock (`20:00`) on the evening that a moment belongs to; before five it is the night after that day. */
export function clockOn(evening: Date, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const day = eveningOf(evening);
  day.setDate(day.getDate() + (hours < DAY_BEGINS ? 1 : 0));
  day.setHours(hours, minutes, 0, 0);
  return day;
}

/** Days of the week as `Date` counts them. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** The days that an evening may be planned for beside the next one. */
export const PLAN_DAYS = ['tomorrow', ...WEEKDAYS] as const;
export type PlanDay = (typeof PLAN_DAYS)[number];

/** The moment that a plan for a day is counted from: when that day begins, or now. A weekday is the next one, be it today. */
export function fromDay(now: Date, day: PlanDay | undefined): Date {
  if (day === undefined) return now;
  const begins = day === 'tomorrow' ? eveningOf(now) : new Date(now);
  const away = day === 'tomorrow' ? 1 : (WEEKDAYS.indexOf(day) - now.getDay() + 7) % 7;
  begins.setDate(begins.getDate() + away);
  begins.setHours(DAY_BEGINS, 0, 0, 0);
  return begins > now ? begins : now;
}

interface Hours {
  now: Date;
  /** Times of the clock. */
  startsAt?: string | undefined;
  endsBy?: string | undefined;
}

/** The next time that a clock shows an hour, counted from a moment. */
function nextAt(from: Date, clock: string): Date {
  const time = clockOn(from, clock);
  return time > from ? time : new Date(time.getTime() + DAY);
}

/** The hours of a plan as moments: the next evening on which they have not passed. */
export function hoursOf({ now, startsAt, endsBy }: Hours): { startsAt?: Date; endsBy?: Date } {
  const start = startsAt === undefined ? undefined : nextAt(now, startsAt);
  const end = endsBy === undefined ? undefined : nextAt(start ?? now, endsBy);
  return { ...(start && { startsAt: start }), ...(end && { endsBy: end }) };
}

/**
 * When to begin where nobody said so: at eight, or now where that is later; earlier than eight where all of it is to be
 * over by an hour, or by one at night, and would not be, though never before now. Who plans an evening in the small hours means the next one.
 */
export function usualStart(now: Date, minutes: number, endsBy?: Date): Date {
  const soon = Math.ceil(now.getTime() / STEP) * STEP;
  const day = endsBy === undefined ? new Date(now) : eveningOf(endsBy);
  const hour = (hours: number) => new Date(day).setHours(hours, 0, 0, 0);
  const end = endsBy?.getTime() ?? hour(USUAL_END);
  const step = endsBy === undefined ? HALF_HOUR : STEP;
  const latest = Math.floor((end - minutes * MINUTE) / step) * step;
  const start = Math.min(hour(USUAL_HOUR), latest);
  return new Date(Math.max(soon, endsBy === undefined ? Math.max(hour(EARLIEST_HOUR), start) : start));
}
