import Papa, { type ParseResult, type Parser } from 'papaparse';

import { IMPORT_LIMITS, SENTENCES } from '../shared/limits.ts';
import { ImportError } from '../shared/row.ts';
import type { Breathe } from '../shared/breathe.ts';

const CHUNK = 128 * 1024;

/** The rows of a table, a list of cells each, without blank ones. @throws ImportError where a quote never closes */
export async function readTable(text: string, breathe: Breathe): Promise<string[][]> {
  const rows: string[][] = [];
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter: delimiterOf(text),
      skipEmptyLines: 'greedy',
      chunkSize: CHUNK,
      chunk({ data, errors }: ParseResult<string[]>, parser: Parser) {
        const fail = (error: unknown) => {
          reject(error instanceof Error ? error : new ImportError(SENTENCES.unreadable));
          parser.abort();
        };
        if (errors.some(({ code }) => code === 'MissingQuotes'))
          return fail(new ImportError(SENTENCES.brokenTable));
        for (const row of data) rows.push(row);
        if (rows.length > IMPORT_LIMITS.rows) return fail(new ImportError(SENTENCES.tooMany));
        parser.pause();
        breathe().then(() => parser.resume(), fail);
      },
      complete: () => resolve(),
    });
  });
  return rows;
}

/** A spreadsheet in Turkish parts cells by semicolons; the first line tells. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/u)).replace(/"[^"]*"/gu, '');
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A table whose first row names its columns, read by name. */
export interface Columns {
  has: (...names: string[]) => boolean;
  /** The cell of a column, trimmed; '' where there is none. */
  cell: (row: readonly string[], ...names: string[]) => string;
}

/** The columns by their names in whatever case. */
export function columnsOf(header: readonly string[]): Columns {
  const places = new Map(header.map((name, place) => [name.trim().toLowerCase(), place]));
  return {
    has: (...names) => names.every((name) => places.has(name.toLowerCase())),
    cell(row, ...names) {
      const place = names.map((name) => places.get(name.toLowerCase())).find((found) => found !== undefined);
      return place === undefined ? '' : (row[place] ?? '').trim();
    },
  };
}
