import * as z from 'zod/mini';

const countSchema = z.object({ day: z.string(), used: z.number() });

/** How many chats were forwarded on a day. */
export type DailyCount = z.infer<typeof countSchema>;

/** The name of a day, from midnight to midnight in UTC: a server is not at home in anybody's time zone. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The count with one more; undefined when the day's share is used up. What is kept of another day counts nothing. */
export function oneMore(kept: unknown, day: string, limit: number): DailyCount | undefined {
  const count = countSchema.safeParse(kept).data;
  const used = count?.day === day ? count.used : 0;
  return used < limit ? { day, used: used + 1 } : undefined;
}

/** Counts one chat more over all visitors; false when the day's share is used up. */
export type SpendOne = () => Promise<boolean>;

/** Where a count outlives the process. Neither rejects. */
export interface CountStore {
  read(): Promise<unknown>;
  write(count: DailyCount): Promise<void>;
}

/** The count of one process, which a store may carry over to the next one. */
export function createDailyCount(limit: number, now: () => Date, store?: CountStore): SpendOne {
  let count: unknown;
  const loaded = store?.read().then((kept) => (count = kept));
  return async () => {
    await loaded;
    const next = oneMore(count, dayOf(now()), limit);
    if (next === undefined) return false;
    count = next;
    await store?.write(next);
    return true;
  };
}
