import * as z from 'zod/mini';

import { filmIdSchema, type FilmId } from '#domain/film.ts';
import { createTabMemory } from '#storage/tab-memory.ts';

const memory = createTabMemory(() => window.sessionStorage);
const idsSchema = z.array(filmIdSchema).check(z.minLength(1));
const keyOf = (source: string) => `plan ${source}`;

/** The films that a plan was changed to, in their order; undefined where it stands as it was made. */
export function keptOrder(source: string): FilmId[] | undefined {
  const kept = memory.get(keyOf(source));
  if (kept === undefined) return undefined;
  try {
    return idsSchema.safeParse(JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}

/** Keeps the order until the tab is closed: a message that is scrolled out of sight, or a reload, must not undo it. */
export function keepOrder(source: string, ids: readonly FilmId[]): void {
  memory.set(keyOf(source), JSON.stringify(ids));
}
