/** A cell as tables are written: quoted only where it must be. */
const cell = (value: string | number | undefined) => {
  const text = String(value ?? '');
  return /[",;\t\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

type Row = readonly (string | number | undefined)[];

export function table(
  header: string,
  rows: readonly Row[],
  { newline = '\n', delimiter = ',' } = {},
): string {
  const lines = [header.split(','), ...rows].map((row) => row.map(cell).join(delimiter));
  return `${lines.join(newline)}${newline}`;
}

/** The same with every cell quoted, as the oldest tables of IMDb are. */
export const quoted = (header: string, rows: readonly Row[]) =>
  [header.split(','), ...rows]
    .map((row) => row.map((value) => `"${String(value ?? '').replaceAll('"', '""')}"`).join(','))
    .join('\n');
