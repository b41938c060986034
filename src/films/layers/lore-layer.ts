import * as z from 'zod/mini';

import lore from '#films/data/lore.json' with { type: 'json' };
import type { Fact, Lore } from '#domain/lore.ts';

/** Of whom, and how many of the facts are of them. */
const countsSchema = z.array(z.tuple([z.string(), z.number()]));
/** The facts of all films, then of all people, in columns: their asks, joined with `|`, and their answers. */
export const loreSchema = z.object({
  films: countsSchema,
  people: countsSchema,
  asks: z.array(z.string()),
  says: z.array(z.string()),
});

/** Reads what is known of films and of people. @throws ZodError where the layer is not of this shape */
export function readLore(): Lore {
  const { films, people, asks, says } = loreSchema.parse(lore);
  const facts = asks.map((one, at): Fact => ({ asks: one.split('|'), says: says[at] ?? '' }));
  let from = 0;
  const factsOf = (counts: z.infer<typeof countsSchema>): ReadonlyMap<string, readonly Fact[]> =>
    new Map(counts.map(([of, count]) => [of, facts.slice(from, (from += count))]));
  return { films: factsOf(films), people: factsOf(people) };
}
