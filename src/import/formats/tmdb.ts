import { idsOf, readImdb, readName, readScore, readTime, readTmdb, readYear } from './cells.ts';
import { AT_A_TIME, type Breathe } from '../shared/breathe.ts';
import type { FileReading, Part } from '../shared/row.ts';
import { columnsOf } from '../files/table.ts';
import { isFilmType } from './imdb.ts';

/** Reads a table of TMDB: ratings where points stand, else the list that its name says; undefined for what is none. */
export async function readTmdbTable(
  file: string,
  table: readonly string[][],
  breathe: Breathe,
): Promise<FileReading | undefined> {
  const { has, cell } = columnsOf(table[0] ?? []);
  if (!has('TMDb ID', 'Name')) return undefined;
  const rated: Part = { id: `${file}#rated`, name: 'Puanladıkların', to: 'watched', open: false };
  const isFavourites = /favou?rite|favori/iu.test(file);
  const list: Part = {
    id: file,
    name: file.replace(/\.csv$/iu, ''),
    to: isFavourites ? 'favourites' : 'watchlist',
    open: true,
  };
  const reading: FileReading = { format: 'tmdb', parts: [], rows: [], left: [] };
  for (const [index, row] of table.slice(1).entries()) {
    if (index % AT_A_TIME === 0) await breathe();
    const title = readName(cell(row, 'Name'));
    const place = { file, line: index + 1, title, year: readYear(cell(row, 'Release Date')) };
    const isSeries = !isFilmType(cell(row, 'Type')) || cell(row, 'Type').toLowerCase() === 'tv';
    if (title === '' || isSeries || cell(row, 'Episode Number') !== '') {
      const reason = title === '' ? 'adı okunamadı' : 'film değil (dizi, bölüm, oyun …)';
      reading.left.push({ ...place, reason });
      continue;
    }
    const score = readScore(cell(row, 'Your Rating'));
    reading.rows.push({
      ...place,
      ids: idsOf({ tmdb: readTmdb(cell(row, 'TMDb ID')), imdb: readImdb(cell(row, 'IMDb ID')) }),
      part: score === undefined ? list.id : rated.id,
      listedAt: readTime(cell(row, 'Date Rated')),
      score,
    });
  }
  const used = new Set(reading.rows.map(({ part }) => part));
  reading.parts.push(...[rated, list].filter(({ id }) => used.has(id)));
  return reading;
}
