import * as z from 'zod/mini';

import lore from '#films/data/lore.json' with { type: 'json' };
import type { Lore } from '#domain/lore.ts';
import { countsSchema, factColumns, factReader } from './fact-columns.ts';

/** The facts of all films, then of all people. */
export const loreSchema = z.object({ films: countsSchema, people: countsSchema, ...factColumns });

/** Reads what is known of films and of people. @throws ZodError where the layer is not of this shape */
export function readLore(): Omit<Lore, 'inside'> {
  const { films, people, ...columns } = loreSchema.parse(lore);
  const factsOf = factReader(columns);
  return { films: factsOf(films), people: factsOf(people) };
}
