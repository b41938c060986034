import { cleanText } from '#domain/clean-text.ts';
import { bounded, LONGEST } from '#domain/film.ts';
import { MAX_SCORE } from '#domain/records.ts';
import { noonOf } from '#domain/watched-details.ts';

/** The year that a text begins with (`2013–2023`); 0 where it begins with none that can be a film's. */
export function readYear(text: string): number {
  const year = Number(/^\d{4}(?!\d)/u.exec(text.trim())?.[0] ?? 0);
  return year >= 1870 && year <= 2100 ? year : 0;
}

/** A time in any form that exports have, as ISO. A day alone is its noon here; what is no time, or no real day, is none. */
export function readTime(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  if (year !== undefined) return dayTime(Number(year), Number(month), Number(day));
  // `Sat Jan 23 00:00:00 2016`: the first generation of IMDb's lists.
  const date = new Date(text);
  if (text === '' || Number.isNaN(date.getTime()) || !isSensible(date.getFullYear())) return undefined;
  const isDayAlone = /^[A-Z][a-z]{2} [A-Z][a-z]{2}\s+\d{1,2} 00:00:00 \d{4}$/u.test(text);
  return isDayAlone
    ? noonOf(date.getFullYear(), date.getMonth() + 1, date.getDate())
    : /\d{4}-\d{2}-\d{2}T/u.test(text)
      ? date.toISOString()
      : undefined;
}

function dayTime(year: number, month: number, day: number): string | undefined {
  const date = new Date(year, month - 1, day, 12);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day;
  return isReal && isSensible(year) ? noonOf(year, month, day) : undefined;
}

const isSensible = (year: number) => year >= 1890 && year <= 2100;

/** Points as 1 to 10; none where there are none, or none that a person can give. @param scale points of the export for one of ours */
export function readScore(text: string, scale = 1): number | undefined {
  if (text === '') return undefined;
  const score = Math.round(Number(text.replace(',', '.')) * scale);
  return score >= 1 && score <= MAX_SCORE ? score : undefined;
}

/** A name within its bound, on one line, without signs that turn the direction of writing. */
export const readName = (text: string) => bounded(cleanText(text, LONGEST.name), LONGEST.name);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', '’'],
  ['nbsp', ' '],
]);

/** What somebody wrote, without the marks of a page; '' is none. */
export function readNote(text: string): string | undefined {
  const plain = text
    .replace(/<br\s*\/?>|<\/p>/giu, '\n')
    .replace(/<\/?[a-z][^<>]*>/giu, '')
    .replace(/&(#?\w+);/gu, (whole, name: string) => ENTITIES.get(name) ?? whole)
    .replace(/\r\n?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plain === '' ? undefined : bounded(plain, LONGEST.prose);
}

/** An id of IMDb; none where it is of another form. */
export const readImdb = (text: string) => /^tt\d{5,12}$/u.exec(text.trim())?.[0];

/** An id of TMDB. */
export function readTmdb(text: string): number | undefined {
  return /^\d{1,9}$/u.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** Ids without those that are not known. */
export function idsOf(ids: {
  imdb?: string | undefined;
  tmdb?: number | undefined;
  letterboxd?: string | undefined;
}) {
  const { imdb, tmdb, letterboxd } = ids;
  return {
    ...(imdb === undefined ? {} : { imdb }),
    ...(tmdb === undefined ? {} : { tmdb }),
    ...(letterboxd === undefined ? {} : { letterboxd }),
  };
}
