import type { Box } from './box/box.ts';
import type { Subscribe } from './box/listeners.ts';

/** A record that is a list. No method throws or rejects. */
export interface ListRecord<T> {
  /** The same list while nothing changed. */
  get(): readonly T[];
  /**
   * Puts entries back as they were, each in its place, but for those that the list holds already. Answers those that
   * it has put back; null when they could not be saved, and then nothing has changed.
   */
  restoreAll(entries: readonly T[]): Promise<readonly T[] | null>;
  /** Takes out what `restoreAll` put back, each entry only if it is still that very one; false when that failed. */
  withdraw(entries: readonly T[]): Promise<boolean>;
  /** Changes many entries in one write; the caller keeps the rules of the list. Never rejects. */
  update: Box<readonly T[]>['update'];
  /** Makes ready what a change will answer, in pieces, so that writing it is no long task. */
  prepare: Box<readonly T[]>['prepare'];
  /** Empties the list; false when that could not be saved. */
  clear(): Promise<boolean>;
  subscribe: Subscribe;
}

/** What a list is about. */
interface ListRules<T> {
  /** The entries of `incoming` that are new: not in `held`, and not the same film or batch as an earlier one of `incoming`. */
  missing: (held: readonly T[], incoming: readonly T[]) => readonly T[];
  arrange: (entries: readonly T[]) => T[];
  /** What an entry is recognised by. */
  nameOf: (entry: T) => string;
}

/** What all lists have in common, over the box of one. */
export function createListRecord<T>(box: Box<readonly T[]>, rules: ListRules<T>): ListRecord<T> {
  const { missing, arrange, nameOf } = rules;
  return {
    get: box.get,
    update: box.update,
    prepare: box.prepare,
    async restoreAll(entries) {
      let added: readonly T[] = [];
      const result = await box.update((held) => {
        added = missing(held, entries);
        return added.length === 0 ? held : arrange([...held, ...added]);
      });
      return result === 'failed' ? null : added;
    },
    async withdraw(entries) {
      const going = new Set(entries.map(nameOf));
      const result = await box.update((held) => {
        const left = held.filter((entry) => !going.has(nameOf(entry)));
        return left.length === held.length ? held : left;
      });
      return result !== 'failed';
    },
    clear: box.clear,
    subscribe: box.subscribe,
  };
}
