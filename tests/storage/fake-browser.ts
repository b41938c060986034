import type { StorageLike } from '#storage/box/storage-like.ts';
import type { LocksLike } from '#storage/tab-stamps.ts';

export interface FakeTab {
  storage: StorageLike;
  locks: LocksLike;
  /** Ends the page: its locks are free again; what it wrote is still under way to the others. */
  close(): void;
}

/**
 * A browser whose tabs have processes of their own, as Chromium has: each tab holds a copy of the storage, a write goes
 * to a service and from there to the other tabs, in order but late; locks come from elsewhere, and faster.
 * @param storageLag milliseconds for one message of the storage, asked for each
 */
export function createFakeBrowser(storageLag: () => number, lockLag = 1) {
  const tabs: { receive(message: Message): void; copy: Map<string, string> }[] = [];
  const inOrder = () => {
    let last = 0;
    return (deliver: () => void) => {
      last = Math.max(last, Date.now() + storageLag());
      setTimeout(deliver, last - Date.now());
    };
  };
  const manager = createManager();
  const lag = () => new Promise<void>((resolve) => void setTimeout(resolve, lockLag));

  return {
    openTab(): FakeTab {
      const copy = new Map(tabs[0]?.copy);
      const toService = inOrder();
      const fromService = inOrder();
      const pending = new Map<string, number>();
      const self = {
        copy,
        receive: (message: Message) =>
          fromService(() => {
            const waiting = pending.get(message.key) ?? 0;
            if (message.from === copy) pending.set(message.key, waiting - 1);
            else if (waiting === 0) apply(copy, message);
          }),
      };
      tabs.push(self);
      const write = (key: string, value: string | null) => {
        apply(copy, { key, value });
        pending.set(key, (pending.get(key) ?? 0) + 1);
        toService(() => tabs.forEach((tab) => tab.receive({ key, value, from: copy })));
      };
      const held = new Set<() => void>();
      return {
        storage: {
          get length() {
            return copy.size;
          },
          key: (index) => [...copy.keys()][index] ?? null,
          getItem: (key) => copy.get(key) ?? null,
          setItem: (key, value) => write(key, value),
          removeItem: (key) => write(key, null),
        },
        locks: {
          async request(name, work) {
            await lag();
            const free = await manager.take(name);
            held.add(free);
            await lag();
            try {
              return await work();
            } finally {
              setTimeout(free, lockLag);
            }
          },
          async query() {
            await lag();
            const names = manager.held();
            await lag();
            return { held: names.map((name) => ({ name })) };
          },
        },
        close: () => held.forEach((free) => free()),
      };
    },
  };
}

interface Message {
  key: string;
  value: string | null;
  from?: unknown;
}

function apply(copy: Map<string, string>, { key, value }: Message) {
  if (value === null) copy.delete(key);
  else copy.set(key, value);
}

function createManager() {
  const queues = new Map<string, (() => void)[]>();
  return {
    held: () => [...queues.keys()],
    async take(name: string): Promise<() => void> {
      const queue = queues.get(name);
      if (queue === undefined) queues.set(name, []);
      else await new Promise<void>((resolve) => void queue.push(resolve));
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        const next = queues.get(name)?.shift();
        if (next === undefined) queues.delete(name);
        else next();
      };
    },
  };
}
