import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmRef } from '#domain/film.ts';
import type { Genre } from '#domain/genre.ts';
import type { Note } from '#domain/notes.ts';

import { openFile } from './open-file.ts';
import { readRestoreText } from './own/read-file.ts';
import type { Breathe } from './shared/breathe.ts';
import { IMPORT_LIMITS, SENTENCES } from './shared/limits.ts';
import { type Export, ImportError } from './shared/row.ts';
import { knownFilm, ownFilm } from './films/film-of.ts';
import { prepare } from './films/prepare.ts';

type TasteFilm = FilmRef & { genre: string };

/** What a file tells of somebody's taste. */
export interface FileTaste {
  favourites: readonly TasteFilm[];
  watched: readonly TasteFilm[];
  preferredGenres: readonly Genre[];
  notes: readonly Note[];
}

export type TasteReading = { ok: true; taste: FileTaste } | { ok: false; message: string };

interface TasteOptions {
  catalogue: readonly CatalogueFilm[];
  breathe: Breathe;
}

/** From so many points of ten on somebody loves a film. */
const LOVED = 8;

/**
 * Reads the taste out of the file of somebody else: of another service, or of ours. Touches no record (J-16). Rejects only
 * where it was stopped, or by what has no name.
 */
export async function readTaste(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  { catalogue, breathe }: TasteOptions,
): Promise<TasteReading> {
  try {
    if (file.size > IMPORT_LIMITS.file) throw new ImportError(SENTENCES.tooLarge);
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) throw new ImportError(SENTENCES.unreadable);
    const opened = await openFile({ name: file.name, bytes: new Uint8Array(bytes) }, breathe);
    return opened.kind === 'own'
      ? ownTaste(opened.json)
      : await tasteOf(opened.found, { catalogue, breathe });
  } catch (error) {
    if (error instanceof ImportError) return { ok: false, message: error.message };
    throw error;
  }
}

function ownTaste(json: string): TasteReading {
  const reading = readRestoreText(json);
  if (!reading.ok) return reading;
  const { favourites, watched, notes, preferences } = reading.content;
  const loved = watched.filter(({ score = 0 }) => score >= LOVED);
  return {
    ok: true,
    taste: {
      favourites: [...favourites, ...loved].map(asTaste),
      watched: watched.map(asTaste),
      preferredGenres: preferences?.favoriteGenres ?? [],
      notes,
    },
  };
}

async function tasteOf(found: Export, { catalogue, breathe }: TasteOptions): Promise<TasteReading> {
  const { films, parts } = await prepare(found, { catalogue, breathe, onProgress: () => {} });
  // A list of which nobody knows what it is for says nothing.
  const listed = (to: 'watched' | 'favourites') =>
    new Set(parts.filter((part) => part.to === to && !part.open).map(({ id }) => id));
  const [seenIn, lovedIn] = [listed('watched'), listed('favourites')];
  const favourites: TasteFilm[] = [];
  const watched: TasteFilm[] = [];
  for (const { film, match } of films) {
    const said = [...film.parts];
    const score = Math.max(0, ...said.map(([, { score: points = 0 }]) => points));
    const record = asTaste(match.kind === 'one' ? knownFilm(match.film, film) : ownFilm(film));
    if (score >= LOVED || said.some(([part]) => lovedIn.has(part))) favourites.push(record);
    // What is only to be watched is still to be seen.
    if (score > 0 || said.some(([part]) => seenIn.has(part))) watched.push(record);
  }
  return { ok: true, taste: { favourites, watched, preferredGenres: [], notes: [] } };
}

const asTaste = ({ id, title, year, genre }: TasteFilm): TasteFilm => ({ id, title, year, genre });
