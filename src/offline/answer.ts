import type { BuildCache } from './build-cache.ts';
import type { WorkerScope } from './scope.ts';

/** How long the server may take to send a page before the kept one is shown, in milliseconds. */
const PATIENCE_MS = 3000;

const PAGES: ReadonlySet<string> = new Set(['/', '/index.html']);

interface Around extends Pick<WorkerScope, 'fetch'> {
  origin: string;
  cache: Pick<BuildCache, 'page' | 'find'>;
  /** The files of the build. */
  files: ReadonlySet<string>;
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<void>;
}

/**
 * Who answers what the page asks for: the network first for the page itself, so that a deploy is seen at once; what was kept
 * for its parts. Undefined for everything else (services, other origins, whatever changes something): the browser's own way.
 */
export function createAnswer({ origin, cache, files, fetch, wait }: Around) {
  async function page(request: Request): Promise<Response> {
    const network = fetch(request);
    // A server that is in trouble is as good as none; what it refuses on purpose is passed on.
    const good = network.then(
      (answer) => (answer.status < 500 ? answer : undefined),
      () => undefined,
    );
    const late = wait(PATIENCE_MS).then(() => undefined);
    return (await Promise.race([good, late])) ?? (await cache.page()) ?? network;
  }

  const part = async (request: Request) => (await cache.find(request)) ?? fetch(request);

  return (request: Request): Promise<Response> | undefined => {
    const asked = new URL(request.url);
    if (request.method !== 'GET' || asked.origin !== origin || request.headers.has('range')) return undefined;
    if (request.mode === 'navigate') return PAGES.has(asked.pathname) ? page(request) : undefined;
    const isPart = asked.pathname.startsWith('/assets/') || files.has(asked.pathname);
    return isPart && !PAGES.has(asked.pathname) ? part(request) : undefined;
  };
}
