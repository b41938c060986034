import type { WriteResult } from './box.ts';

/** A change that waits for its turn. */
export interface PendingChange<T> {
  change: (current: T) => T;
  /** Whether a failure is logged only. */
  quiet: boolean;
  settle: (result: WriteResult) => void;
}

interface BatchParts<T> {
  /** Runs once when the turn comes. Rejects where there was no turn. */
  takeTurn: (work: () => void) => Promise<void>;
  /** Applies one change and writes. @throws what storage throws */
  apply: (change: (current: T) => T) => WriteResult;
  fail: (error: unknown, quiet: boolean) => WriteResult;
}

/**
 * Changes of one key that are asked for before its turn comes share that turn, and one write: in haste, each with a turn
 * of its own, they would be stored at a few a second (docs/decisions/040-writes-in-haste-share-a-turn.md). They apply in
 * the order of asking. Where all of them together cannot be written, each is tried by itself.
 */
export function createBatchedChanges<T>({ takeTurn, apply, fail }: BatchParts<T>) {
  /** What the turn that was asked for will do; undefined where none is asked for. */
  let open: PendingChange<T>[] | undefined;

  const applyOne = ({ change, quiet, settle }: PendingChange<T>) => {
    try {
      settle(apply(change));
    } catch (error) {
      settle(fail(error, quiet));
    }
  };

  const applyTogether = (batch: readonly PendingChange<T>[]): boolean => {
    const results: WriteResult[] = [];
    try {
      apply((current) =>
        batch.reduce((value, { change }) => {
          const next = change(value);
          results.push(Object.is(next, value) ? 'unchanged' : 'written');
          return next;
        }, current),
      );
    } catch {
      return false;
    }
    batch.forEach(({ settle }, index) => settle(results[index] ?? 'unchanged'));
    return true;
  };

  const run = async (batch: PendingChange<T>[]) => {
    try {
      await takeTurn(() => {
        if (open === batch) open = undefined;
        if (batch.length === 1 || !applyTogether(batch)) batch.forEach(applyOne);
      });
    } catch (error) {
      if (open === batch) open = undefined;
      for (const { quiet, settle } of batch) settle(fail(error, quiet));
    }
  };

  return {
    add: (change: (current: T) => T, quiet: boolean) =>
      new Promise<WriteResult>((settle) => {
        const pending = { change, quiet, settle };
        if (open !== undefined) return void open.push(pending);
        open = [pending];
        void run(open);
      }),
    /** What is asked for from now on comes in a later turn than what is asked for in between. */
    close: () => void (open = undefined),
  };
}
