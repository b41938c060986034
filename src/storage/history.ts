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
  /**
   * Puts many batches back as they were, but for those it holds already. Answers those that it has put back; null when
   * they could not be saved, and then nothing has changed.
   */
  restoreAll(batches: readonly Batch[]): Promise<readonly Batch[] | null>;
  /** Takes out what `restoreAll` put back; false when that failed. */
  withdraw(batches: readonly Batch[]): Promise<boolean>;
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
    async restoreAll(batches) {
      let added: readonly Batch[] = [];
      const { ok } = await box.update((held) => {
        added = missingBatches(held, batches);
        return added.length === 0 ? held : newestFirst([...held, ...added]);
      });
      return ok ? added : null;
    },
    async withdraw(batches) {
      const going = new Set(batches.map(nameOf));
      const { ok } = await box.update((held) => {
        const kept = held.filter((batch) => !going.has(nameOf(batch)));
        return kept.length === held.length ? held : kept;
      });
      return ok;
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

/** What a batch is recognised by: its time and its titles. */
const nameOf = ({ generatedAt, recommendations }: Batch) =>
  JSON.stringify([generatedAt, ...recommendations.map(({ title }) => title)]);

const isSameBatch = (a: Batch, b: Batch) => nameOf(a) === nameOf(b);

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
