import { dayOf, oneMore, type SpendOne } from './daily-count.ts';

/** The part of the platform's durable objects that is used here. */
export interface DurableNamespace {
  getByName(name: string): { fetch(url: string): Promise<Response> };
}

interface DurableState {
  storage: { get(key: string): Promise<unknown>; put(key: string, value: unknown): Promise<void> };
}

const KEY = 'count';

/**
 * The day's count of a worker, which lives in many places at once and in none for long: one object for all of them. The
 * platform lets no other request in while the object waits for its storage, so no count is lost.
 */
export class DailyCount {
  readonly #storage: DurableState['storage'];

  constructor({ storage }: DurableState) {
    this.#storage = storage;
  }

  async fetch(request: Request): Promise<Response> {
    const limit = Number(new URL(request.url).searchParams.get('limit'));
    const next = oneMore(await this.#storage.get(KEY), dayOf(new Date()), limit);
    if (next !== undefined) await this.#storage.put(KEY, next);
    return Response.json(next !== undefined);
  }
}

/** Counts in the one object of this namespace. @throws what the platform throws: nobody is let through uncounted */
export const durableCount =
  (namespace: DurableNamespace, limit: number): SpendOne =>
  async () => {
    const answer = await namespace.getByName('all').fetch(`https://daily-count/?limit=${limit}`);
    return (await answer.json()) === true;
  };
