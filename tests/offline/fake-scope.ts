import type { WorkerScope } from '#offline/scope.ts';

/** The caches of a browser, as far as the worker uses them. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'http://localhost').pathname;
  const cacheIn = (store: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => store.get(keyOf(request))?.clone(),
    put: async (request: RequestInfo | URL, answer: Response) => void store.set(keyOf(request), answer),
    delete: async (request: RequestInfo | URL) => store.delete(keyOf(request)),
  });
  const caches = {
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheIn(store);
    },
    async match(request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) {
      for (const [name, store] of stores) {
        if (cacheName !== undefined && cacheName !== name) continue;
        const found = store.get(keyOf(request));
        if (found !== undefined) return found.clone();
      }
      return undefined;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  // What the worker does not use is not there.
  return { caches: caches as unknown as CacheStorage, stores };
}

type Listeners = {
  [Type in 'install' | 'activate' | 'fetch' | 'message']?: (event: never) => void;
};

/** A worker's surroundings, with its events in the hand of the test. */
export function fakeScope(fetch: typeof globalThis.fetch) {
  const { caches, stores } = fakeCaches();
  const listeners: Listeners = {};
  const told: unknown[] = [];
  const locks = new Set<string>();
  const client = { postMessage: (message: unknown) => void told.push(message) };
  const calls: string[] = [];
  const scope: WorkerScope = {
    addEventListener: (type: keyof Listeners, listen: (event: never) => void) =>
      void (listeners[type] = listen),
    skipWaiting: async () => void calls.push('skipWaiting'),
    clients: { claim: async () => void calls.push('claim'), matchAll: async () => [client] },
    registration: { installing: null, waiting: null },
    location: { origin: 'http://localhost' },
    caches,
    navigator: { locks: { query: async () => ({ held: [...locks].map((name) => ({ name })) }) } },
    fetch,
  };
  async function lasting(type: 'install' | 'activate' | 'message', more: object = {}): Promise<void> {
    const works: Promise<unknown>[] = [];
    const event = { waitUntil: (work: Promise<unknown>) => void works.push(work), ...more };
    listeners[type]?.(event as never);
    await Promise.all(works);
  }
  return {
    scope,
    stores,
    told,
    locks,
    calls,
    install: () => lasting('install'),
    activate: () => lasting('activate'),
    say: (data: unknown) => lasting('message', { data, source: client }),
    /** What the worker answers; undefined where it leaves the request to the browser. */
    ask(request: Request): Promise<Response> | undefined {
      let answer: Promise<Response> | undefined;
      const event = { request, respondWith: (given: Promise<Response>) => void (answer = given) };
      listeners.fetch?.(event as never);
      return answer;
    },
  };
}

/** A page is asked for in a way that no script may ask in. */
export function navigation(address: string): Request {
  const request = new Request(address);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}
