import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Records } from '#storage/create-records.ts';

import { type Choices, type Held, type ImportPlan, NO_CHOICES, planImport } from './films/plan.ts';
import { prepare, type Prepared } from './films/prepare.ts';
import { openFile } from './open-file.ts';
import { planRestore, type RestorePlan } from './own/plan.ts';
import { readRestoreText } from './own/read-file.ts';
import type { Breathe } from './shared/breathe.ts';
import { IMPORT_LIMITS, SENTENCES } from './shared/limits.ts';
import { type Format, ImportError } from './shared/row.ts';

export { applyImport } from './films/apply.ts';
export { lookUpFilms, ownFilmsOf } from './films/look-up.ts';
export { applyRestore } from './own/apply.ts';

/** A file as a page or a terminal has it. */
export type NamedFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** What a file would add, before anything is added. */
export type Opening =
  | { kind: 'own'; file: { exportDate: string | undefined; unreadable: number; plan: RestorePlan } }
  | {
      kind: 'export';
      review: { formats: readonly Format[]; prepared: Prepared; choices: Choices; plan: ImportPlan };
    }
  | { kind: 'refused'; message: string };

interface SessionOptions {
  records: Records;
  catalogue: () => Promise<{
    films: readonly CatalogueFilm[];
    tell: (film: CatalogueFilm) => Promise<CatalogueFilm>;
  }>;
  breathe: Breathe;
  onProgress: (done: number, total: number) => void;
}

/** Reads a file and works out what it would add; changes nothing. Rejects only where it was stopped, or by what has no name. */
export async function open(file: NamedFile, options: SessionOptions): Promise<Opening> {
  try {
    return await read(file, options);
  } catch (error) {
    if (error instanceof ImportError) return { kind: 'refused', message: error.message };
    throw error;
  }
}

async function read(file: NamedFile, options: SessionOptions): Promise<Opening> {
  const { records, catalogue, breathe, onProgress } = options;
  if (file.size > IMPORT_LIMITS.file) throw new ImportError(SENTENCES.tooLarge);
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) throw new ImportError(SENTENCES.unreadable);
  await breathe();
  const opened = await openFile({ name: file.name, bytes: new Uint8Array(bytes) }, breathe);
  if (opened.kind === 'own') {
    const reading = readRestoreText(opened.json);
    if (!reading.ok) return { kind: 'refused', message: reading.message };
    const { exportDate, unreadable } = reading.content;
    return { kind: 'own', file: { exportDate, unreadable, plan: planRestore(reading.content, records) } };
  }
  const { films } = await catalogue();
  // Looked up first, planned then: the way is shown as one, and never runs back.
  const half = (earlier: 0 | 1) => (done: number, total: number) =>
    onProgress(earlier * total + done, 2 * total);
  const prepared = await prepare(opened.found, { catalogue: films, breathe, onProgress: half(0) });
  const plan = await replan({ prepared, choices: NO_CHOICES }, { ...options, onProgress: half(1) });
  return {
    kind: 'export',
    review: { formats: opened.found.formats, prepared, choices: NO_CHOICES, plan },
  };
}

/** What an export would add to the lists as they are now. @throws where it was stopped */
export async function replan(
  { prepared, choices }: { prepared: Prepared; choices: Choices },
  { records, catalogue, breathe, onProgress }: SessionOptions,
): Promise<ImportPlan> {
  const { tell } = await catalogue();
  const held: Held = {
    watched: records.watched.get(),
    watchlist: records.watchlist.get(),
    favourites: records.favourites.get(),
  };
  return planImport(prepared, { held, choices, tell, breathe, onProgress });
}
