import * as z from 'zod/mini';

import { readSource } from './read-source.ts';

const films = z.record(z.string(), z.array(z.string()));

/**
 * By what is wished (a subject, a mood, a tone, an occasion, a genre, one of Turkey's): the films that a friend names first,
 * and those that hardly answer it, though the subject occurs in them.
 */
const foremostSchema = z.strictObject({ first: films, hardly: films });
export type Foremost = z.infer<typeof foremostSchema>;
/** What a film is named first for, each wish with the film's place among the films named (0 is the first), and hardly for. */
export interface Named {
  first: ReadonlyMap<string, number>;
  hardly: readonly string[];
}

export const readForemost = () => readSource('foremost.json', foremostSchema);

/** What each film, by its id, is named first for and hardly for. @throws where a film is none of the catalogue's */
export function foremostByFilm(foremost: Foremost, ids: ReadonlySet<string>): (id: string) => Named {
  const [first, hardly] = [byFilm(foremost.first, ids), byFilm(foremost.hardly, ids)];
  return (id) => ({ first: first.get(id) ?? new Map(), hardly: [...(hardly.get(id)?.keys() ?? [])] });
}

function byFilm(
  lists: Foremost['first'],
  ids: ReadonlySet<string>,
): ReadonlyMap<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const [wish, named] of Object.entries(lists))
    for (const [place, id] of named.entries()) {
      if (!ids.has(id)) throw new Error(`${id} cannot be named for ${wish}: no such film`);
      found.set(id, (found.get(id) ?? new Map<string, number>()).set(wish, place));
    }
  return found;
}
