import { strToU8, zipSync } from 'fflate';

import { localDay } from '#storage/local-day.ts';

import { letterboxdFiles, type TakenAlong } from './letterboxd.ts';

/** A file that the browser hands out. */
export interface PackedFile {
  name: string;
  /** Its media type. */
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
  /** How many tables are in it. */
  tables: number;
}

/** The lists as one download: a table where one is enough, else an archive of tables. Undefined where there are no films. */
export function packForLetterboxd(lists: TakenAlong, now: Date): PackedFile | undefined {
  const files = letterboxdFiles(lists);
  const [only] = files;
  if (only === undefined) return undefined;
  const mark = `SineSohbet-${localDay(now)}.csv`;
  // By the beginning of its name it is known which list it is, here as there.
  if (files.length === 1)
    return { name: only.name.replace('.csv', `-${mark}`), type: 'text/csv', content: only.text, tables: 1 };
  const archive = zipSync(Object.fromEntries(files.map((file) => [file.name, strToU8(file.text)])), {
    // Packed tightly, a life of films would hold up the page for a second.
    level: 1,
  });
  return {
    name: `Letterboxd-${mark.replace('.csv', '.zip')}`,
    type: 'application/zip',
    content: archive,
    tables: files.length,
  };
}
