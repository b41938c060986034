import { clockIn } from '#lib/turkish/clock.ts';
import { inWords, upperFirst } from '#lib/turkish/format.ts';
import numbers from '../../lexicon/numbers.json' with { type: 'json' };
import type { Fact } from './facts.ts';

const HALF = 30;
const NOON = 12;

/** `kaçta biter saat 9 şimdi`: the clock time at which a film is over that begins at the time said. */
export const endsAt: Fact = ({ title, duration }, asked = '', _films = [], now = undefined) => {
  if (duration === 0) return `${title} ne kadar sürüyor, bilmiyorum.`;
  const starts = startIn(asked);
  const after = (start: Date) => new Date(start.getTime() + duration * 60_000);
  if (starts === undefined && now !== undefined)
    return `${title} ${inWords(duration)} sürüyor; şimdi başlarsan ${clockIn(after(now), 'locative')} biter.`;
  if (starts === undefined)
    return `${title} ${inWords(duration)} sürüyor; kaçta başlayacağını yazarsan kaçta biteceğini de söylerim.`;
  const ends = after(starts);
  return `${upperFirst(clockIn(starts, 'locative'))} başlarsan ${title} ${clockIn(ends, 'locative')} biter.`;
};

/** The time that is said: of an evening, unless it says morning or night. */
function startIn(asked: string): Date | undefined {
  const words = asked.split(' ');
  const at = words.findIndex((_, place) => hourAt(words, place) !== undefined);
  const hour = at < 0 ? undefined : hourAt(words, at);
  if (hour === undefined) return undefined;
  const next = words[at + 1] ?? '';
  const minute = /^[0-5]\d/u.exec(next)?.[0];
  const minutes = next.startsWith('bucu') ? HALF : Number(minute ?? 0);
  const isEarly = words.some((word) => word.startsWith('sabah')) || (words.includes('gece') && hour < 6);
  const isNoon = words.some((word) => /^og(?:len|le)/u.test(word)) && hour >= 10;
  const hours = hour > NOON || hour === 0 || isEarly || isNoon ? hour : hour + NOON;
  return new Date(2000, 0, 1, hours, minutes);
}

const WORDS: ReadonlyMap<string, number> = new Map(Object.entries(numbers));
const ENDING = /(?:y?[ae]|[dt][ae]n?|y[iu])$/u;

/** A figure, or a word that is surely a time: `saat dokuz`, `dokuz buçukta`, `dokuzda`; `bir` alone is none. */
function hourAt(words: readonly string[], place: number): number | undefined {
  const word = words[place] ?? '';
  const figure = /^\d{1,2}(?!\d)/u.exec(word)?.[0];
  const isTime = words[place - 1] === 'saat' || words[place + 1]?.startsWith('bucu') === true;
  const bare = isTime ? WORDS.get(word) : undefined;
  const ended = ENDING.test(word) ? WORDS.get(word.replace(ENDING, '')) : undefined;
  const hour = figure === undefined ? (bare ?? ended) : Number(figure);
  return hour !== undefined && hour <= 24 ? hour : undefined;
}
