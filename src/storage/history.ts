import { type Batch, migrateBatch } from '#domain/batch.ts';
import { createBox } from './box.ts';
import type { BoxServices } from './box-options.ts';
import { listCodec } from './codec.ts';
import { STORAGE_KEYS } from './keys.ts';
import type { Subscribe } from './listeners.ts';

/** Past recommendations under `film_recommendations` (spec §3). Writes answer false when they could not be saved. */
export interface History {
  /** Newest first; the same list while nothing changed. */
  get(): readonly Batch[];
  add(batch: Batch): Promise<boolean>;
  /** Deletes the batch of the same time and titles; false also when there is none. */
  remove(batch: Batch): Promise<boolean>;
  clear(): Promise<boolean>;
  subscribe: Subscribe;
}

/** The history over one storage. */
export function createHistory(services: BoxServices): History {
  const box = createBox({
    ...services,
    key: STORAGE_KEYS.history,
    codec: listCodec(migrateBatch, newestFirst),
  });

  return {
    get: () => box.get(),
    async add(batch) {
      const { ok } = await box.update((batches) => newestFirst([batch, ...batches]));
      return ok;
    },
    async remove(batch) {
      let found = false;
      const { ok } = await box.update((batches) => {
        const target = batches.find((other) => isSameBatch(other, batch));
        found = target !== undefined;
        return found ? batches.filter((other) => other !== target) : batches;
      });
      return ok && found;
    },
    async clear() {
      const { ok } = await box.update((batches) => (batches.length === 0 ? batches : []));
      return ok;
    },
    subscribe: box.subscribe,
  };
}

const newestFirst = (batches: readonly Batch[]): Batch[] =>
  batches.toSorted((a, b) => Date.parse(b.generatedAt) - Date.parse(a.generatedAt));

const titlesOf = ({ recommendations }: Batch) => JSON.stringify(recommendations.map(({ title }) => title));

const isSameBatch = (a: Batch, b: Batch) => a.generatedAt === b.generatedAt && titlesOf(a) === titlesOf(b);
