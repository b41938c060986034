/** What a worker has around it, as far as this one uses it: TypeScript knows either pages or workers in one project. */
interface Lasting {
  /** The browser lets the worker live until then. */
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Listener {
  postMessage(message: unknown): void;
}

interface Told extends Lasting {
  data: unknown;
  source: Listener | null;
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Asked) => void): void;
  addEventListener(type: 'message', listen: (event: Told) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly Listener[]>;
  };
  registration: { installing: unknown; waiting: unknown };
  location: { origin: string };
  caches: CacheStorage;
  navigator: { locks: Pick<LockManager, 'query'> };
  fetch: typeof globalThis.fetch;
}
