import * as z from 'zod/mini';

import { type Aspect, firstManner, type Manner, WAYS } from './manner.ts';

/** What was learnt of one model of one server, as it is kept. */
const learntSchema = z.object({
  server: z.string(),
  model: z.string(),
  /** ISO time of the last thing that was learnt. */
  at: z.string(),
  ways: z.record(z.string(), z.number()),
  thinks: z.boolean(),
  mostTokens: z.optional(z.number()),
  noTools: z.optional(z.boolean()),
  isSmall: z.optional(z.boolean()),
});
export type Learnt = z.infer<typeof learntSchema>;

/** Reads what was kept, entry by entry; what cannot be read is learnt anew. */
export function readLearnt(kept: readonly unknown[] | null): Learnt[] {
  return (kept ?? []).flatMap((entry) => learntSchema.safeParse(entry).data ?? []);
}

/** How a model is asked after what was kept; ways that this version does not know begin anew. */
export function mannerOf({ model, ways, thinks, mostTokens }: Learnt): Manner {
  const first = firstManner(model);
  const kept = Object.entries(ways).filter(
    ([aspect, place]) =>
      isAspect(aspect) && Number.isInteger(place) && place >= 0 && place < WAYS[aspect].length,
  );
  return {
    ways: { ...first.ways, ...Object.fromEntries(kept) },
    thinks,
    ...(mostTokens === undefined ? {} : { mostTokens }),
  };
}

const isAspect = (name: string): name is Aspect => Object.hasOwn(WAYS, name);
