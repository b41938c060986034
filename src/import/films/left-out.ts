import Papa from 'papaparse';

import type { LeftOut } from '../shared/row.ts';

/** What stays out, as a table that a spreadsheet opens: with a byte order mark, and no cell that could run as a formula. */
export function leftOutTable(left: readonly LeftOut[]): string {
  const rows = left.map(({ file, line, title, year, reason }) => [
    file,
    String(line),
    title,
    year === 0 ? '' : String(year),
    reason,
  ]);
  const table = Papa.unparse([['Dosya', 'Satır', 'Ad', 'Yıl', 'Neden'], ...rows], { escapeFormulae: true });
  return `\uFEFF${table}\r\n`;
}
