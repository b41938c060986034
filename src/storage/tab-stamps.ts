import { contentHash } from './box/content-hash.ts';
import type { StorageLike } from './box/storage-like.ts';
import type { Timers } from '#lib/timers.ts';

/** The part of `navigator.locks` that is used here. */
export interface LocksLike {
  request<T>(name: string, work: () => T | Promise<T>): Promise<T>;
  query(): Promise<{ held?: { name?: string }[] }>;
}

/** How long a write is waited for in other tabs, in milliseconds. Measured under heavy load: 0.4 s. */
export const STAMP_LIFETIME = 2000;
const POLL = 5;
/** Letters of a text from which on its hash is a task of its own, apart from reading and writing it. */
const LONG = 250_000;

interface TabStamps {
  /** Waits until this tab sees what the last writer of the key wrote. Answers the number of that write. */
  catchUp(key: string): Promise<number>;
  /** Tells the other tabs what this tab just wrote. */
  announce(key: string, number: number): Promise<void>;
}

export interface TabStampsOptions {
  locks: LocksLike;
  storage: StorageLike;
  now: () => Date;
  timers: Timers;
}

interface Stamp {
  number: number;
  time: number;
  hash: string;
}

/**
 * Tabs run in processes of their own, and a write to localStorage reaches the others some milliseconds later, which
 * may be after a lock that was released behind it: under load, tabs that only took turns lost every second write. So
 * a writer leaves a stamp, the hash of what it wrote, and the next one waits until its storage agrees. Stamps are the
 * names of held locks, the one thing that all tabs see alike at once. They end with their page, or after
 * `STAMP_LIFETIME`; a write that has not arrived by then never will (somebody else changed the storage).
 */
export function createTabStamps({ locks, storage, now, timers }: TabStampsOptions): TabStamps {
  const releases = new Map<string, () => void>();
  const pause = () => new Promise<void>((resolve) => void timers.setTimeout(resolve, POLL));
  const hashOf = (key: string): string => {
    const text = storage.getItem(key);
    return text === null ? 'none' : contentHash(text);
  };
  const isLong = (key: string) => (storage.getItem(key)?.length ?? 0) > LONG;

  return {
    async catchUp(key) {
      const { held = [] } = await locks.query();
      const stamps = held.flatMap(({ name = '' }) => parseStamp(key, name) ?? []);
      const last = stamps.reduce<Stamp | undefined>(
        (latest, stamp) => (latest === undefined || stamp.number > latest.number ? stamp : latest),
        undefined,
      );
      if (last === undefined) return 0;
      const isFresh = () => Math.abs(now().getTime() - last.time) < STAMP_LIFETIME;
      while (hashOf(key) !== last.hash && isFresh()) await pause();
      if (isLong(key)) await pause();
      return last.number;
    },

    async announce(key, number) {
      // The turn lasts until then, so that nobody writes meanwhile.
      if (isLong(key)) await pause();
      const name = stampName(key, { number, time: now().getTime(), hash: hashOf(key) });
      const earlier = releases.get(key);
      await new Promise<void>((granted, failed) => {
        const hold = () =>
          new Promise<void>((release) => {
            releases.set(key, release);
            timers.setTimeout(release, STAMP_LIFETIME);
            granted();
          });
        locks.request(name, hold).catch(failed);
      });
      earlier?.();
    },
  };
}

const prefix = (key: string) => `sinesohbet/${key}/wrote/`;

const stampName = (key: string, { number, time, hash }: Stamp) => `${prefix(key)}${number}/${time}/${hash}`;

function parseStamp(key: string, name: string): Stamp | undefined {
  if (!name.startsWith(prefix(key))) return undefined;
  const [number, time, hash] = name.slice(prefix(key).length).split('/');
  return hash === undefined ? undefined : { number: Number(number), time: Number(time), hash };
}
