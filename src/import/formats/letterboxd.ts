import { idsOf, readImdb, readName, readNote, readScore, readTime, readTmdb, readYear } from './cells.ts';
import { AT_A_TIME, type Breathe } from '../shared/breathe.ts';
import type { Destination, FileReading, ImportRow, Part } from '../shared/row.ts';
import { type Columns, columnsOf } from '../files/table.ts';

const LIST_MARK = 'Letterboxd list export';
const STARS = 2;

/** Reads a table of Letterboxd's archive, or one written for it; undefined for what is none. */
export async function readLetterboxd(
  file: string,
  table: readonly string[][],
  breathe: Breathe,
): Promise<FileReading | undefined> {
  const [header = []] = table;
  if (header[0]?.startsWith(LIST_MARK) === true) return readList(file, table, breathe);
  const columns = columnsOf(header);
  const isTheirs = columns.has('Name', 'Year', 'Letterboxd URI');
  const isForThem = columns.has('Title', 'WatchedDate') || columns.has('LetterboxdURI');
  if (!isTheirs && !isForThem) return undefined;
  // One written for them may be a list of films alone, and then its name says which.
  const hasEntries = columns.has('Rewatch') || columns.has('WatchedDate');
  const part = hasEntries || columns.has('Rating') ? watchedPart(file) : partByName(file);
  return read(breathe, file, part, columns, table.slice(1), isTheirs && !hasEntries);
}

/** A cell without the apostrophe that keeps a spreadsheet from running it. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@])/u, '');

/** Three tables share one header; only their names tell them apart. */
function partByName(file: string): Part {
  const name = (file.split('/').at(-1) ?? file).toLowerCase();
  if (name.startsWith('watchlist')) return { id: file, name: 'İzleme listen', to: 'watchlist', open: false };
  if (/(?:^|\/)likes\//u.test(file) || /like/u.test(name))
    return { id: file, name: 'Beğendiklerin', to: 'favourites', open: false };
  if (name.startsWith('watched')) return watchedPart(file);
  return { id: file, name: file, to: 'watched', open: true };
}

const watchedPart = (file: string): Part => ({ id: file, name: 'İzlediklerin', to: 'watched', open: false });

/** A list of the person's own: what it is for, only they know. */
async function readList(file: string, table: readonly string[][], breathe: Breathe): Promise<FileReading> {
  const start = table.findIndex(([first]) => first?.trim() === 'Position');
  const about = columnsOf(table[1] ?? []);
  const name = readName(about.cell(table[2] ?? [], 'Name')) || file;
  const to: Destination = 'none';
  const part = { id: file, name, to, open: true };
  if (start < 0) return { format: 'letterboxd', parts: [part], rows: [], left: [] };
  return read(
    breathe,
    file,
    part,
    columnsOf(table[start] ?? []),
    table.slice(start + 1),
    true,
    readTime(about.cell(table[2] ?? [], 'Date')),
  );
}

async function read(
  breathe: Breathe,
  file: string,
  part: Part,
  { cell }: Columns,
  table: readonly string[][],
  /** The addresses of a diary are those of its entries. */
  isAddressOfFilm: boolean,
  listedAt?: string,
): Promise<FileReading> {
  const reading: FileReading = { format: 'letterboxd', parts: [part], rows: [], left: [] };
  for (const [index, row] of table.entries()) {
    if (index % AT_A_TIME === 0) await breathe();
    const title = readName(withoutGuard(cell(row, 'Name', 'Title')));
    const place = { file, line: index + 1, title, year: readYear(cell(row, 'Year')) };
    if (title === '') {
      reading.left.push({ ...place, reason: 'adı okunamadı' });
      continue;
    }
    const address = isAddressOfFilm ? cell(row, 'Letterboxd URI', 'URL') : cell(row, 'LetterboxdURI');
    const director = readName(withoutGuard(cell(row, 'Directors')));
    const isAddress = /^https:\/\/(?:boxd\.it|letterboxd\.com)\/\S{1,200}$/u.test(address);
    const found: ImportRow = {
      ...place,
      part: part.id,
      ids: idsOf({
        letterboxd: isAddress ? address : undefined,
        imdb: readImdb(cell(row, 'imdbID')),
        tmdb: readTmdb(cell(row, 'tmdbID')),
      }),
      seenAt: readTime(cell(row, 'Watched Date', 'WatchedDate')),
      listedAt: readTime(cell(row, 'Date')) ?? listedAt,
      score: readScore(cell(row, 'Rating'), STARS) ?? readScore(cell(row, 'Rating10')),
      note: readNote(withoutGuard(cell(row, 'Review'))),
      ...(director === '' ? {} : { facts: { director } }),
    };
    reading.rows.push(found);
  }
  return reading;
}
