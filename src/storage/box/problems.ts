import type { Logger } from '#lib/logger.ts';
import { createListeners, type Subscribe } from './listeners.ts';

/** Something about the records that the person should know. */
export interface StorageProblem {
  key: string;
  kind: 'unreadable' | 'quota' | 'unavailable' | 'dropped';
  /** Turkish, ready to be shown. */
  message: string;
  /** Where the unreadable content is kept; absent when it could not be copied. */
  setAsideKey?: string | undefined;
}

export interface Problems {
  /** The same list while nothing changed. */
  list(): readonly StorageProblem[];
  subscribe: Subscribe;
  /**
   * Adds a problem. What was reported before is not added again, except that a write that fails once more is a new
   * entry in place of the old one, so that it is shown again. Answers whether it was new.
   */
  report(problem: StorageProblem): boolean;
  /** Takes back what a successful write to this key has disproved; what was set aside stays listed. */
  resolve(key: string): void;
}

/** The problems of this session. */
export function createProblems(logger: Logger): Problems {
  const listeners = createListeners(logger);
  let problems: readonly StorageProblem[] = [];
  let announced = true;

  // A problem can turn up while a component renders; React forbids updating other components during that.
  const change = (next: readonly StorageProblem[]) => {
    problems = next;
    if (!announced) return;
    announced = false;
    queueMicrotask(() => {
      announced = true;
      listeners.call();
    });
  };

  return {
    list: () => problems,
    subscribe: listeners.subscribe,
    report(problem) {
      const isNew = !problems.some((other) => isSame(other, problem));
      if (isNew || problem.kind !== 'unreadable') {
        change([...problems.filter((other) => !isSame(other, problem)), problem]);
      }
      return isNew;
    },
    resolve(key) {
      const left = problems.filter((problem) => problem.key !== key || problem.setAsideKey !== undefined);
      if (left.length < problems.length) change(left);
    },
  };
}

const isSame = (a: StorageProblem, b: StorageProblem) =>
  a.key === b.key && a.kind === b.kind && a.setAsideKey === b.setAsideKey;
