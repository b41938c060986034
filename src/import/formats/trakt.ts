import * as z from 'zod/mini';

import { idsOf, readImdb, readName, readScore, readTime, readTmdb } from './cells.ts';
import { AT_A_TIME, type Breathe } from '../shared/breathe.ts';
import type { Destination, FileReading, ImportRow, Part } from '../shared/row.ts';

const maybe = z.catch(z.optional(z.nullable(z.union([z.string(), z.number()]))), undefined);
const titled = z.object({
  title: maybe,
  year: maybe,
  ids: z.optional(z.object({ imdb: maybe, tmdb: maybe })),
});
const item = z.object({
  type: maybe,
  watched_at: maybe,
  last_watched_at: maybe,
  rated_at: maybe,
  listed_at: maybe,
  rating: maybe,
  movie: z.catch(z.optional(titled), undefined),
  show: z.catch(z.optional(titled), undefined),
  episode: z.catch(z.optional(titled), undefined),
});
type Item = z.infer<typeof item>;

/** Reads a file of Trakt's archive; undefined for what is none, or tells of nothing that is kept here. */
export async function readTrakt(
  file: string,
  json: unknown,
  breathe: Breathe,
): Promise<FileReading | undefined> {
  if (!Array.isArray(json)) return undefined;
  const items: (Item & { line: number })[] = [];
  for (const [index, entry] of json.entries()) {
    if (index % AT_A_TIME === 0) await breathe();
    const { data } = item.safeParse(entry);
    if (data !== undefined) items.push({ ...data, line: index + 1 });
  }
  const kept = items.filter((entry) => timesOf(entry).some((time) => text(time) !== ''));
  if (!kept.some(({ movie, show, episode }) => movie ?? show ?? episode)) return undefined;
  const part = partOf(file, kept[0]);
  const reading: FileReading = { format: 'trakt', parts: [part], rows: [], left: [] };
  for (const [index, entry] of kept.entries()) {
    if (index % AT_A_TIME === 0) await breathe();
    const named = entry.movie ?? entry.show ?? entry.episode;
    const title = readName(text(named?.title));
    const place = { file, line: entry.line, title, year: Number(named?.year ?? 0) || 0 };
    if (entry.movie === undefined)
      reading.left.push({ ...place, reason: 'film değil (dizi, bölüm, oyun …)' });
    else if (title === '') reading.left.push({ ...place, reason: 'adı okunamadı' });
    else reading.rows.push({ ...place, part: part.id, ...about(entry, entry.movie) });
  }
  return reading;
}

const timesOf = ({ watched_at, last_watched_at, rated_at, listed_at }: Item) => [
  watched_at,
  last_watched_at,
  rated_at,
  listed_at,
];

function about(
  entry: Item,
  movie: z.infer<typeof titled>,
): Omit<ImportRow, 'file' | 'line' | 'title' | 'year' | 'part'> {
  return {
    ids: idsOf({ imdb: readImdb(text(movie.ids?.imdb)), tmdb: readTmdb(text(movie.ids?.tmdb)) }),
    // A play may be of a day that nobody knows: `unknown`.
    seenAt: readTime(text(entry.watched_at ?? entry.last_watched_at)),
    listedAt: readTime(text(entry.rated_at ?? entry.listed_at)),
    score: readScore(text(entry.rating)),
  };
}

function partOf(file: string, first: Item | undefined): Part {
  const name = (file.split('/').at(-1) ?? file).replace(/\.json$/iu, '').replace(/^lists?-/u, '');
  const part = (to: Destination, name: string, open = false): Part => ({ id: file, name, to, open });
  if (first?.listed_at === undefined) return part('watched', 'İzlediklerin');
  if (name.startsWith('watchlist')) return part('watchlist', 'İzleme listen');
  if (/^favou?rites/u.test(name)) return part('favourites', 'Favorilerin');
  return part('none', name, true);
}

const text = (value: string | number | null | undefined) =>
  value === undefined || value === null ? '' : String(value);
