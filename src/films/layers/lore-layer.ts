import * as z from 'zod/mini';

import lore from '#films/data/lore.json' with { type: 'json' };
import type { Fact, Lore } from '#domain/lore.ts';

/** Facts by whom they are of, each as its asks, joined with `|`, and its answer. */
const factsSchema = z.record(z.string(), z.array(z.tuple([z.string(), z.string()])));
export const loreSchema = z.object({ films: factsSchema, people: factsSchema });
type Facts = z.infer<typeof factsSchema>;

/** Reads what is known of films and of people. @throws ZodError where the layer is not of this shape */
export function readLore(): Lore {
  const { films, people } = loreSchema.parse(lore);
  return { films: factsOf(films), people: factsOf(people) };
}

const factsOf = (own: Facts): ReadonlyMap<string, readonly Fact[]> =>
  new Map(
    Object.entries(own).map(([of, facts]) => [
      of,
      facts.map(([asks, says]) => ({ asks: asks.split('|'), says })),
    ]),
  );
