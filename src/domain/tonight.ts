import * as z from 'zod/mini';

import { type Film, migrateFilm } from './film.ts';

/** The three films that the dashboard offers for an evening. */
export interface Tonight {
  /** The evening they are for, `2026-11-23`. */
  day: string;
  /** What they were chosen by, in a sentence. */
  lead: string;
  films: readonly Film[];
  /** Titles of the evenings before, which do not come again soon. */
  before: readonly string[];
}

const storedSchema = z.object({
  day: z.string(),
  lead: z.string(),
  films: z.array(z.unknown()),
  before: z.array(z.string()),
});

/** Reads what was chosen for an evening; undefined where no film of it can be read. */
export function parseTonight(stored: unknown): Tonight | undefined {
  const read = storedSchema.safeParse(stored).data;
  const films = read?.films.flatMap((film) => migrateFilm(film) ?? []) ?? [];
  return read === undefined || films.length === 0 ? undefined : { ...read, films };
}
