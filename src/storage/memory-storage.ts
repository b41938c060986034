import type { StorageLike } from './box/storage-like.ts';

export interface MemoryStorageOptions {
  /** What it holds at the start. */
  entries?: Iterable<readonly [key: string, value: string]>;
  /** Bytes of keys and values together, two a character as browsers count; none means no limit. */
  quota?: number;
}

/**
 * Storage that lasts as long as the process: for tests, the terminal, and browsers that refuse theirs. Beyond its
 * quota a write throws `QuotaExceededError` and changes nothing, like a browser's.
 */
export function createMemoryStorage({ entries = [], quota }: MemoryStorageOptions = {}): StorageLike {
  const items = new Map(entries);
  const size = () => [...items].reduce((sum, [key, value]) => sum + bytes(key, value), 0);

  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      const old = items.get(key);
      const growth = bytes(key, value) - (old === undefined ? 0 : bytes(key, old));
      if (quota !== undefined && growth > 0 && size() + growth > quota) {
        throw new DOMException(`No room for ${key}`, 'QuotaExceededError');
      }
      items.set(key, value);
    },
    removeItem(key) {
      items.delete(key);
    },
  };
}

const bytes = (key: string, value: string) => (key.length + value.length) * 2;
