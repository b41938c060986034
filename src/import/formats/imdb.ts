import { fold } from '#domain/title.ts';

import { idsOf, readImdb, readName, readScore, readTime, readYear } from './cells.ts';
import { readGenres } from './genres.ts';
import { AT_A_TIME, type Breathe } from '../shared/breathe.ts';
import type { FileReading, ImportRow } from '../shared/row.ts';
import { type Columns, columnsOf } from '../files/table.ts';

/** Kinds of titles that are no films, folded and without signs, as the service writes them in English and in Turkish. */
const NO_FILMS = new Set([
  'tvseries',
  'tvminiseries',
  'tvepisode',
  'videogame',
  'podcastseries',
  'podcastepisode',
  'musicvideo',
  'tvpilot',
  'series',
  'episode',
  'game',
  'tvdizisi',
  'tvminidizisi',
  'minidizi',
  'tvbolumu',
  'dizi',
  'bolum',
  'dizibolumu',
  'videooyunu',
  'oyun',
  'podcastdizisi',
  'podcastbolumu',
]);

/** Whether a kind of title is a film's, as far as the kind is known: what is not known is one. */
export const isFilmType = (type: string) => !NO_FILMS.has(fold(type).replace(/[^a-z]/gu, ''));

/** Reads a table of IMDb of any generation: ratings, a watchlist or a list; undefined for what is none. */
export async function readImdbTable(
  file: string,
  table: readonly string[][],
  breathe: Breathe,
): Promise<FileReading | undefined> {
  const columns = columnsOf(table[0] ?? []);
  if (!columns.has('Const', 'Title')) return undefined;
  const { cell } = columns;
  const body = table.slice(1);
  const scoreOf = (row: readonly string[]) => readScore(cell(row, 'Your Rating', 'You rated'));
  const allRated = body.length > 0 && body.every((row) => scoreOf(row) !== undefined);
  const isOld = columns.has('You rated');
  // The oldest generation wrote ratings as a list in which every film has one.
  const isList = columns.has('Position') && !(isOld && allRated);
  const rated = { id: `${file}#rated`, name: 'Puanladıkların', to: 'watched', open: false } as const;
  const list = {
    id: file,
    name: file.replace(/\.csv$/iu, ''),
    to: allRated ? 'none' : 'watchlist',
    open: true,
  } as const;
  const reading: FileReading = {
    format: 'imdb',
    parts: isList ? [list, rated] : [rated],
    rows: [],
    left: [],
  };
  for (const [index, row] of body.entries()) {
    if (index % AT_A_TIME === 0) await breathe();
    const title = readName(cell(row, 'Title'));
    const place = { file, line: index + 1, title, year: readYear(cell(row, 'Year')) };
    if (title === '' || !isFilmType(cell(row, 'Title Type'))) {
      const reason = title === '' ? 'adı okunamadı' : 'film değil (dizi, bölüm, oyun …)';
      reading.left.push({ ...place, reason });
      continue;
    }
    const film = { ...place, ...about(columns, row) };
    const score = scoreOf(row);
    if (!isList || score !== undefined)
      reading.rows.push({
        ...film,
        part: rated.id,
        listedAt: readTime(cell(row, 'Date Rated')) ?? (isOld ? readTime(cell(row, 'Created')) : undefined),
        score,
      });
    if (isList) reading.rows.push({ ...film, part: list.id, listedAt: readTime(cell(row, 'Created')) });
  }
  return reading;
}

function about(
  { cell }: Columns,
  row: readonly string[],
): Pick<ImportRow, 'ids' | 'originalTitle' | 'facts'> {
  const minutes = Number(cell(row, 'Runtime (mins)'));
  const rating = Number(cell(row, 'IMDb Rating').replace(',', '.'));
  const director = readName(cell(row, 'Directors'));
  const genre = readGenres(cell(row, 'Genres'));
  const originalTitle = readName(cell(row, 'Original Title'));
  return {
    ids: idsOf({ imdb: readImdb(cell(row, 'Const')) }),
    ...(originalTitle === '' ? {} : { originalTitle }),
    facts: {
      ...(director === '' ? {} : { director }),
      ...(genre === '' ? {} : { genre }),
      ...(minutes > 0 && minutes < 3000 ? { duration: Math.round(minutes) } : {}),
      ...(rating > 0 && rating <= 10 ? { rating } : {}),
    },
  };
}
