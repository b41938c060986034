import * as z from 'zod/mini';

import { readSource } from './read-source.ts';

const MOST = 8;

/** The films that a friend here names beside a film to somebody who wants one like it, by its id, the best first. */
const besideSchema = z.record(z.string(), z.array(z.string()).check(z.minLength(1), z.maxLength(MOST)));
export type Beside = z.infer<typeof besideSchema>;

/** @throws where a film is none of the catalogue's, or stands beside itself or twice */
export async function readBeside(ids: ReadonlySet<string>): Promise<Beside> {
  const beside = await readSource('beside.json', besideSchema);
  for (const [id, named] of Object.entries(beside)) {
    const odd = [id, ...named].find((one) => !ids.has(one)) ?? named.find((one) => one === id);
    if (odd !== undefined) throw new Error(`${odd} cannot be named beside ${id}`);
    if (new Set(named).size < named.length) throw new Error(`a film stands twice beside ${id}`);
  }
  return beside;
}
