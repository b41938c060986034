import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { applyImport } from '#import/films/apply.ts';
import { NO_CHOICES, planImport } from '#import/films/plan.ts';
import { prepare } from '#import/films/prepare.ts';
import { openFile } from '#import/open-file.ts';
import type { Records } from '#storage/create-records.ts';

import type { ExportFile } from './exports.ts';

export const breathe = () => Promise.resolve();

/** An export as it is read, or the sentence that says why not. */
export async function readExport(file: ExportFile) {
  const opened = await openFile(file, breathe);
  if (opened.kind !== 'export') throw new Error('an export of another service was expected');
  return opened.found;
}

/** Brings a file in from beginning to end; answers what was planned and the way back. */
export async function bring(
  file: ExportFile,
  records: Records,
  {
    catalogue = [],
    choices = NO_CHOICES,
  }: { catalogue?: readonly CatalogueFilm[]; choices?: typeof NO_CHOICES } = {},
) {
  const prepared = await prepare(await readExport(file), { catalogue, breathe, onProgress: () => {} });
  const plan = await planImport(prepared, {
    held: {
      watched: records.watched.get(),
      watchlist: records.watchlist.get(),
      favourites: records.favourites.get(),
    },
    choices,
    tell: async (film) => film,
    breathe,
  });
  const result = await applyImport(plan, records, breathe);
  if (!result.ok) throw new Error('it could not be saved');
  return { prepared, plan, undo: result.undo };
}
