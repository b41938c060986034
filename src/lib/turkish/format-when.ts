import { formatDate } from './format.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An evening ends when people go to bed: until then the small hours belong to the day before. */
const DAY_BEGINS = 5;

type Part = 'sabah' | 'öğlen' | 'öğleden sonra' | 'akşam' | 'gece';

function partOf(hour: number): Part {
  if (hour < DAY_BEGINS) return 'gece';
  if (hour < 11) return 'sabah';
  if (hour < 14) return 'öğlen';
  if (hour < 18) return 'öğleden sonra';
  return hour < 23 ? 'akşam' : 'gece';
}

/** What is added to the name of a weekday: `cuma akşamı`. */
const OF_WEEKDAY: Readonly<Record<Part, string>> = {
  sabah: ' sabahı',
  öğlen: '',
  'öğleden sonra': '',
  akşam: ' akşamı',
  gece: ' gecesi',
};

/** The day that a moment belongs to, as people count: one in the morning is still the night before. */
export function eveningOf(moment: Date): Date {
  const day = new Date(moment);
  if (moment.getHours() < DAY_BEGINS) day.setDate(day.getDate() - 1);
  day.setHours(12, 0, 0, 0);
  return day;
}

const weekday = (day: Date) =>
  day.toLocaleDateString('tr-TR', { weekday: 'long' }).toLocaleLowerCase('tr-TR');

/**
 * A past moment as people say it: `az önce`, `bu sabah`, `dün akşam`, `geçen cuma akşamı`, `14 Kasım`, `14 Kasım 2025`;
 * in the device's time zone. What is no time stays as it is.
 */
export function formatWhen(iso: string, now: Date): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const passed = now.getTime() - moment.getTime();
  if (passed >= 0 && passed < HOUR / 6) return 'az önce';
  const evening = eveningOf(moment);
  const days = Math.round((eveningOf(now).getTime() - evening.getTime()) / DAY);
  const part = partOf(moment.getHours());
  if (passed < 0 || days > 13) {
    const isThisYear = moment.getFullYear() === now.getFullYear();
    return isThisYear
      ? moment.toLocaleDateString('tr-TR', { day: 'numeric', month: 'long' })
      : formatDate(moment);
  }
  if (days === 0) return part === 'öğlen' || part === 'öğleden sonra' ? `bugün ${part}` : `bu ${part}`;
  if (days === 1) return `dün ${part}`;
  return `geçen ${days > 6 ? 'hafta ' : ''}${weekday(evening)}${OF_WEEKDAY[part]}`;
}
