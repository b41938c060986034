const LOCALE = 'tr-TR';

type Moment = Date | string | number;

function write(moment: Moment, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(LOCALE, options).format(date);
}

/** A day: `21 Kasım 2026`. Takes a Date, an ISO time or milliseconds; what is no time gives ''. */
export function formatDate(moment: Moment, timeZone?: string): string {
  return write(moment, { dateStyle: 'long', timeZone });
}

/** A day and time: `21 Kasım 2026 14:05`. What is no time gives ''. */
export function formatDateTime(moment: Moment, timeZone?: string): string {
  return write(moment, { dateStyle: 'long', timeStyle: 'short', timeZone });
}

// Made once: a formatter costs more than thousands of numbers, and long lists write one for each film.
const NUMBER = new Intl.NumberFormat(LOCALE);
const RATING = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number as Turkish writes it: `1.234,5`. */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** Points of ten with one decimal: `8,8`. */
export const formatRating = (rating: number): string => RATING.format(rating);

/** Hours and minutes with their words, as far as there are any. Rounded; below zero counts as zero. */
function spell(minutes: number, hour: string, minute: string): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours > 0 ? `${hours} ${hour}` : '', rest > 0 || hours === 0 ? `${rest} ${minute}` : '']
    .filter(Boolean)
    .join(' ');
}

/** Minutes as people say them, in one piece on a line: `2 sa 22 dk`, `2 sa`, `45 dk`. Rounded; below zero counts as zero. */
export const formatMinutes = (minutes: number): string => unbroken(spell(minutes, 'sa', 'dk'));

/** Minutes as a sentence says them: `2 saat 22 dakika`. */
export const inWords = (minutes: number): string => spell(minutes, 'saat', 'dakika');

const ALL: Readonly<Record<number, string>> = { 2: 'İkisi', 3: 'Üçü', 4: 'Dördü', 5: 'Beşi' };

/** All of a number of things: `Üçü de`. */
export const allOf = (count: number): string => `${ALL[count] ?? 'Hepsi'} de`;

/** A text whose sentences end with one mark, though a title before it brings its own: `G.O.R.A..` → `G.O.R.A.`. */
export const singleMarks = (text: string): string => text.replace(/(?<!\.)([.!?])\.(?!\.)(?=\s|$)/gu, '$1');

/** With a capital at its beginning, as Turkish has them: `İyi`, `Üç`. */
export const upperFirst = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(LOCALE) + text.slice(1);

export const lowerFirst = (text: string): string =>
  text.slice(0, 1).toLocaleLowerCase(LOCALE) + text.slice(1);

/** No line of a phone holds a longer word. */
const LONG_WORD = /\p{L}{20,}/gu;
/** Where a syllable begins, with some letters on either side. */
const SYLLABLE = /(?<=\p{L}{3})(?=[^aeıioöuüâîû][aeıioöuüâîû]\p{L}{2})/giu;

/**
 * A text whose very long words are parted between syllables with a hyphen where a line ends. Browsers know where only for
 * some languages, Turkish not among them.
 */
export const hyphenated = (text: string): string =>
  text.replaceAll(LONG_WORD, (word) => word.replaceAll(SYLLABLE, '\u00ad'));

/** A title as it is broken into lines: its dash stays with the words before it, so that no line begins with one. */
export const dashed = (title: string): string => hyphenated(title.replaceAll(/ (?=[-–—] )/gu, '\u00a0'));

/** Entries of one line, none of which begins with a `·`. */
export const dotted = (...entries: readonly string[]): string =>
  unbroken(entries.filter(Boolean).join(' · '));

/** Keeps the figures of `2 sa 22 dk` and `2 saat 22 dakika` with their words, wherever a line ends; no line begins with a `·` or `→`. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(\d) (sa|dk|saat|dakika)\b/gu, '$1\u00a0$2')
    .replaceAll(/\b(sa|saat) (\d)/gu, '$1\u00a0$2')
    .replaceAll(/ ([·→]) /gu, '\u00a0$1 ');

/** Names parted by commas, none of which is broken where a line ends. */
export const wholeNames = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(' ', '\u00a0')).join(', ');

/** `A`, `A ve B`, `A, B ve C`. Another joining word may be given (`ya da`). */
export function joinList(items: readonly string[], word = 've'): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  const before = items.slice(0, -1).join(', ');
  return before === '' ? last : `${before} ${word} ${last}`;
}
