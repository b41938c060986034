import * as z from 'zod/mini';

import type { Writer } from '#domain/writer.ts';
import { readSource } from './read-source.ts';

const films = z.record(z.string(), z.array(z.string()));

/** Who wrote what films are made of, and who wrote their screenplays: name → ids of films. */
export const writersSchema = z.strictObject({ books: films, screenplays: films });
export type Writers = z.infer<typeof writersSchema>;

export const readWriters = () => readSource('writers.json', writersSchema);

/** The writers of each film by its id. @throws where a film is none of the catalogue's */
export function writersByFilm({ books, screenplays }: Writers, ids: ReadonlySet<string>) {
  const found = new Map<string, Writer[]>();
  for (const [wrote, people] of [
    ['book', books],
    ['screenplay', screenplays],
  ] as const)
    for (const [name, own] of Object.entries(people))
      for (const id of own) {
        if (!ids.has(id)) throw new Error(`${name} cannot have written ${id}: no such film`);
        found.set(id, [...(found.get(id) ?? []), { name, wrote }]);
      }
  return found;
}
