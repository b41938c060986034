import * as z from 'zod/mini';

import inside from '#films/data/inside.json' with { type: 'json' };
import type { FactsOf } from '#domain/lore.ts';
import { countsSchema, factColumns, factReader } from './fact-columns.ts';

export const insideSchema = z.object({ films: countsSchema, ...factColumns });

/** Reads what happens in films. @throws ZodError where the layer is not of this shape */
export function readInside(): FactsOf {
  const { films, ...columns } = insideSchema.parse(inside);
  return factReader(columns)(films);
}
