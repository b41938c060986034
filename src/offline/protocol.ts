/** What page and worker call things when they speak of them to each other. */

export const WORKER_FILE = '/sw.js';

/** What the page's own build is called: `<meta name="build">`, written by scripts/page/offline.ts. */
export const BUILD_META = 'build';

const CACHE = 'sinesohbet-';
const LOCK = 'sinesohbet-page-';

/** The cache that holds a build's files, and the prefix that all of them begin with. */
export const cacheOf = (build: string): string => CACHE + build;

/** The lock that a page holds while it lives, so that the files of its build are kept. */
export const pageLockOf = (build: string): string => LOCK + build;

export const isOurCache = (name: string): boolean => name.startsWith(CACHE);

/**
 * A page's question; the answer is `{build}`, which each worker also says of itself once it has taken over. The one that takes
 * everything back says null (src/server/retired-worker.ts).
 */
export const HELLO = 'hello';
