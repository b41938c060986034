import type { Batch } from '#domain/batch.ts';
import type { Box } from './box/box.ts';
import { createListRecord, type ListRecord } from './list-record.ts';

/** Past recommendations, newest first (K-08). Writes answer false when they could not be saved. */
export interface History extends ListRecord<Batch> {
  add(batch: Batch): Promise<boolean>;
  /** Deletes the batch of the same time and titles; false also when there is none (H-16). */
  remove(batch: Batch): Promise<boolean>;
}

/** The history over its box. */
export function createHistory(box: Box<readonly Batch[]>): History {
  return {
    ...createListRecord(box, { missing: missingBatches, arrange: newestFirst, nameOf }),
    async add(batch) {
      return (await box.update((batches) => newestFirst([batch, ...batches]))) === 'written';
    },
    async remove(batch) {
      const name = nameOf(batch);
      const result = await box.update((batches) => {
        const at = batches.findIndex((other) => nameOf(other) === name);
        return at === -1 ? batches : batches.toSpliced(at, 1);
      });
      return result === 'written';
    },
  };
}

/** The order of the history (K-08). */
export const newestFirst = (batches: readonly Batch[]): Batch[] =>
  batches.toSorted((a, b) => Date.parse(b.generatedAt) - Date.parse(a.generatedAt));

/** What a batch is recognised by: its time and its titles. */
const nameOf = ({ generatedAt, recommendations }: Batch) =>
  JSON.stringify([generatedAt, ...recommendations.map(({ title }) => title)]);

/** The batches of `incoming` that are neither in `held` nor earlier in `incoming`. */
export function missingBatches(held: readonly Batch[], incoming: readonly Batch[]): Batch[] {
  const known = new Set(held.map(nameOf));
  return incoming.filter((batch) => {
    const name = nameOf(batch);
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}
