import { cacheOf, isOurCache, pageLockOf } from './protocol.ts';
import type { WorkerScope } from './scope.ts';

/** The build that a worker came with: scripts/page/offline.ts writes it. */
export interface Build {
  id: string;
  /** Addresses of all its files, the page's own (`/`) first. */
  files: readonly string[];
}

/** So many files are fetched at a time: whoever uses the page meanwhile goes first. */
const LANES = 4;

type Around = Pick<WorkerScope, 'caches' | 'navigator' | 'fetch'>;

/** The files of a build, and those of builds whose pages are still open. */
export function createBuildCache({ caches, navigator, fetch }: Around, { id, files }: Build) {
  const fetchInto = async (cache: Cache, file: string) => {
    // The browser has most of them from the visit; what bears no hash is asked for anew.
    const isHashed = file.startsWith('/assets/');
    const answer = await fetch(file, { cache: isHashed ? 'default' : 'no-cache', priority: 'low' });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, answer);
  };

  return {
    /** Fetches what is not here yet. Throws where the server has another build by now, or a part fails to come: all or nothing. */
    async fill(): Promise<void> {
      const cache = await caches.open(cacheOf(id));
      const queue = files.values();
      const lane = async () => {
        for (const file of queue) {
          if ((await cache.match(file)) === undefined) await fetchInto(cache, file);
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      const page = await cache.match('/');
      if ((await page?.text())?.includes(id) === true) return;
      await cache.delete('/');
      throw new Error('the server has another build by now');
    },

    /** The page of this build. Opening its cache would make one anew where the server has just taken the worker back. */
    page: (): Promise<Response | undefined> => caches.match('/', { cacheName: cacheOf(id) }),

    /** A file of this build, or of an older one that somebody still has open: a hash in a name says what is in it. */
    async find(request: Request): Promise<Response | undefined> {
      const own = await caches.match(request, { ignoreVary: true, cacheName: cacheOf(id) });
      return own ?? caches.match(request, { ignoreVary: true });
    },

    /** Deletes the builds that no open page is of. */
    async tidy(): Promise<void> {
      const { held = [] } = await navigator.locks.query();
      const open = new Set(held.map(({ name }) => name));
      const isNeeded = (name: string) =>
        !isOurCache(name) ||
        name === cacheOf(id) ||
        [...open].some((lock) => lock === pageLockOf(name.slice(cacheOf('').length)));
      for (const name of await caches.keys()) if (!isNeeded(name)) await caches.delete(name);
    },
  };
}

export type BuildCache = ReturnType<typeof createBuildCache>;
