import { clockIn, clockOf } from '#lib/turkish/clock.ts';
import { inWords, lowerFirst, upperFirst } from '#lib/turkish/format.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Understanding } from '../../understand/understand.ts';
import { clockTimes } from '../../understand/clock-times.ts';
import { wordAt } from '../../understand/tokens.ts';
import { askingWords, questionIn } from './asked.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** `12'den önce` is the next twelve o'clock, be it noon or midnight. */
const HALF_DAY = 12 * HOUR;

type Timed = Pick<CatalogueFilm, 'title' | 'duration'>;
type Asked = Pick<Understanding, 'text' | 'tokens' | 'numbers'>;

/** `şimdi başlasak 1 gibi biter mi`, `2 saatte biter mi`, or how long it is beside a time by which it is to be over; undefined where that is not asked. @param now the time by the clock */
export function overBy({ title, duration }: Timed, asked: Asked, now: Date): string | undefined {
  const isOverBy = askingWords.OVER_BY.in(asked.text);
  if (duration === 0 || !(isOverBy || questionIn(asked.text) === 'LENGTH')) return undefined;
  const lasts = `${title} ${inWords(duration)} sürüyor`;
  const hours = hoursIn(asked);
  if (isOverBy && hours !== undefined) return `${hours * 60 >= duration ? 'Biter' : 'Bitmez'}, ${lasts}.`;
  const times = clockTimes(asked);
  const due = times.find(({ role }) => role === 'ends');
  const begun = times.find(({ role }) => role === 'starts');
  if (due === undefined) return undefined;
  // `kaç dakika, oğlan dokuzda yatıyo`
  if (!isOverBy) {
    const over = timeOf(due.clock, now);
    const latest = new Date(over.getTime() - duration * MINUTE);
    return `${lasts}; en geç ${clockIn(latest, 'locative')} başlarsan ${clockIn(over, 'dative')} biter.`;
  }
  const starts = begun === undefined ? now : timeOf(begun.clock, now);
  const ends = new Date(starts.getTime() + duration * MINUTE);
  const isInTime = ends <= nextTime(due.clock, starts);
  const when = `${startWords(starts, now)} başlarsan ${clockIn(ends, 'locative')} biter`;
  return `${isInTime ? 'Yetişir' : 'Yetişmez'}: ${lasts}, ${lowerFirst(when)}.`;
}

const startWords = (starts: Date, now: Date): string =>
  starts === now ? `Şimdi (${clockOf(now)})` : upperFirst(clockIn(starts, 'locative'));

/** `2 saatte`, `bir buçuk saatte`: a length, and no time of the clock. */
const hoursIn = ({ numbers, tokens }: Asked): number | undefined =>
  numbers.find(({ to }) => wordAt(tokens, to).startsWith('saatte'))?.value;

function timeOf(clock: string, day: Date): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes);
}

function nextTime(clock: string, after: Date): Date {
  const due = timeOf(clock, after).getTime();
  const halves = Math.ceil((after.getTime() - due) / HALF_DAY);
  return new Date(due + halves * HALF_DAY);
}
