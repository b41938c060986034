import * as z from 'zod/mini';

import { readSource } from './read-source.ts';

const films = z.record(z.string(), z.array(z.string()));

/**
 * By what is wished (a subject, a mood, a tone, an occasion, a genre, one of Turkey's): the films that a friend names first,
 * and those that hardly answer it, though the subject occurs in them.
 */
const foremostSchema = z.strictObject({ first: films, hardly: films });
export type Foremost = z.infer<typeof foremostSchema>;
type Named = Readonly<Record<keyof Foremost, readonly string[]>>;

export const readForemost = () => readSource('foremost.json', foremostSchema);

/** What each film, by its id, is named first for and hardly for. @throws where a film is none of the catalogue's */
export function foremostByFilm(foremost: Foremost, ids: ReadonlySet<string>): (id: string) => Named {
  const [first, hardly] = [byFilm(foremost.first, ids), byFilm(foremost.hardly, ids)];
  return (id) => ({ first: first.get(id) ?? [], hardly: hardly.get(id) ?? [] });
}

function byFilm(lists: Foremost['first'], ids: ReadonlySet<string>): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [wish, named] of Object.entries(lists))
    for (const id of named) {
      if (!ids.has(id)) throw new Error(`${id} cannot be named for ${wish}: no such film`);
      found.set(id, [...(found.get(id) ?? []), wish]);
    }
  return found;
}
