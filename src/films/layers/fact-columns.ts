import * as z from 'zod/mini';

import type { Fact, FactsOf } from '#domain/lore.ts';

/** Of whom or what, and how many of the facts are of them. */
export const countsSchema = z.array(z.tuple([z.string(), z.number()]));
/** Facts in columns: their asks, joined with `|`, and their answers. */
export const factColumns = { asks: z.array(z.string()), says: z.array(z.string()) };

/** Reads facts out of their columns, one count after the other. */
export function factReader({ asks, says }: { asks: readonly string[]; says: readonly string[] }) {
  const facts = asks.map((one, at): Fact => ({ asks: one.split('|'), says: says[at] ?? '' }));
  let from = 0;
  return (counts: z.infer<typeof countsSchema>): FactsOf =>
    new Map(counts.map(([of, count]) => [of, facts.slice(from, (from += count))]));
}
