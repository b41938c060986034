import { decodeText } from './files/decode.ts';
import { readImdbTable } from './formats/imdb.ts';
import { readLetterboxd } from './formats/letterboxd.ts';
import { readTmdbTable } from './formats/tmdb.ts';
import { readTrakt } from './formats/trakt.ts';
import { IMPORT_LIMITS, SENTENCES } from './shared/limits.ts';
import type { Breathe } from './shared/breathe.ts';
import { type Export, type FileReading, ImportError } from './shared/row.ts';
import { readTable } from './files/table.ts';
import { isZip, type NamedBytes, unzip } from './files/unzip.ts';

/** What a chosen file holds: an export of another service, or the JSON that this app wrote, as text. */
export type Opened = { kind: 'export'; found: Export } | { kind: 'own'; json: string };

/** Parts of an archive that tell of nothing to bring along, or of what is nobody's business: accounts, deleted things. */
const PASSED_OVER = /(?:^|\/)(?:deleted|orphaned|__MACOSX|profile\.csv|comments\.csv|\.[^/]*$)/u;
const isWanted = (name: string) => /\.(?:csv|json)$/iu.test(name) && !PASSED_OVER.test(name);

/** Says whose a file is by what it holds, and reads it. @throws ImportError with the sentence for the person */
export async function openFile(file: NamedBytes, breathe: Breathe): Promise<Opened> {
  if (!isZip(file.bytes)) {
    const opened = await readOne(file, breathe);
    if (opened === undefined) throw new ImportError(SENTENCES.unknown);
    return 'own' in opened ? { kind: 'own', json: opened.own } : finish([opened]);
  }
  const readings: FileReading[] = [];
  for (const part of await unzip(file.bytes, isWanted, breathe)) {
    const opened = await readOne(part, breathe).catch((error: unknown) => {
      // A file of another kind beside the lists costs them nothing; a list that is broken does.
      if (error instanceof ImportError && error.message === SENTENCES.notText) return undefined;
      throw error;
    });
    if (opened === undefined) continue;
    if ('own' in opened) return { kind: 'own', json: opened.own };
    readings.push(opened);
  }
  if (readings.length === 0) throw new ImportError(SENTENCES.emptyArchive);
  return finish(readings);
}

async function readOne(
  { name, bytes }: NamedBytes,
  breathe: Breathe,
): Promise<FileReading | { own: string } | undefined> {
  const text = decodeText(bytes);
  await breathe();
  const first = text.trimStart()[0];
  if (first === '{') return { own: text };
  if (first === '[') return readTrakt(name, parseJson(text), breathe);
  const table = await readTable(text, breathe);
  return (
    (await readLetterboxd(name, table, breathe)) ??
    (await readImdbTable(name, table, breathe)) ??
    (await readTmdbTable(name, table, breathe))
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError(SENTENCES.notJson);
  }
}

/** The readings of all files as one. */
function finish(all: readonly FileReading[]): Opened {
  const readings = withoutDoubles(all);
  const rows = readings.flatMap((reading) => reading.rows);
  const left = readings.flatMap((reading) => reading.left);
  if (rows.length + left.length === 0) throw new ImportError(SENTENCES.empty);
  if (rows.length + left.length > IMPORT_LIMITS.rows) throw new ImportError(SENTENCES.tooMany);
  const parts = readings.flatMap((reading) => reading.parts);
  const formats = [...new Set(readings.map(({ format }) => format))];
  return { kind: 'export', found: { formats, parts, rows, left } };
}

/**
 * Trakt tells of every play in its history and of the last one of each film in a file of its own: only one of them counts.
 * Points as they are today come last, so that they win over those of a diary.
 */
function withoutDoubles(readings: readonly FileReading[]): FileReading[] {
  const nameOf = ({ parts, rows, left }: FileReading) => rows[0]?.file ?? left[0]?.file ?? parts[0]?.id ?? '';
  const hasHistory = readings.some((reading) => /watched-history/u.test(nameOf(reading)));
  const kept = readings.filter((reading) => !hasHistory || !/watched-movies/u.test(nameOf(reading)));
  const isOfToday = (reading: FileReading) => Number(/ratings/u.test(nameOf(reading)));
  return kept.toSorted((a, b) => isOfToday(a) - isOfToday(b));
}
