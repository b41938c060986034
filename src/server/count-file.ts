import { readFile, rename, writeFile } from 'node:fs/promises';

import type { CountStore } from './daily-count.ts';
import { codeOf } from './error-code.ts';
import { objectIn } from './read-body.ts';

/** The day's count in a file; a file that cannot be read or written is said, and counting goes on in memory. */
export function createCountFile(path: string, onProblem: (problem: string) => void): CountStore {
  const note = (error: unknown) => onProblem(`${path}: ${codeOf(error) ?? 'unusable'}`);
  let writes = Promise.resolve();
  return {
    async read() {
      try {
        return objectIn(await readFile(path, 'utf8'));
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') note(error);
        return undefined;
      }
    },
    write(count) {
      // One after the other, and whole: a crash in between leaves the count before it.
      writes = writes
        .then(() => writeFile(`${path}.new`, JSON.stringify(count)))
        .then(() => rename(`${path}.new`, path))
        .catch(note);
      return writes;
    },
  };
}
