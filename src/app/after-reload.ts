import * as z from 'zod/mini';

import { wishesSchema } from '#domain/wishes.ts';
import type { TabMemory } from '#storage/tab-memory.ts';

/** What was asked for when the page had to be loaded anew, and is done by the new one. */
const deedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recommend'), wishes: wishesSchema }),
  z.object({ kind: z.literal('surprise') }),
  z.object({ kind: z.literal('answer') }),
]);
type Deed = z.infer<typeof deedSchema>;

const KEY = 'film_after_reload';

export function createAfterReload(memory: TabMemory) {
  const read = (): Deed | undefined => {
    try {
      return deedSchema.safeParse(JSON.parse(memory.get(KEY) ?? 'null')).data;
    } catch {
      return undefined;
    }
  };
  return {
    keep: (deed: Deed): void => memory.set(KEY, JSON.stringify(deed)),
    /** The deed, where it is of this kind; it is handed out once. */
    take<Kind extends Deed['kind']>(kind: Kind): Extract<Deed, { kind: Kind }> | undefined {
      const deed = read();
      if (deed?.kind !== kind) return undefined;
      memory.set(KEY, undefined);
      // TypeScript does not narrow a union by a type parameter.
      return deed as Extract<Deed, { kind: Kind }>;
    },
  };
}
