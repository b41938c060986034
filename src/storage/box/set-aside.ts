import { contentHash } from './content-hash.ts';
import { SET_ASIDE_MARK } from './keys.ts';
import { storageKeys, type StorageLike } from './storage-like.ts';

/**
 * Copies unreadable content to a key of its own, `film_favorites.setAside.<hash>`, and answers that key (E-05). The
 * same content gives the same key, however often and from however many tabs.
 * @throws what the storage throws when there is no space; nothing has changed then
 */
export function setAside(storage: StorageLike, key: string, raw: string): string {
  const base = `${key}${SET_ASIDE_MARK}${contentHash(raw)}`;
  for (let copy = 1; ; copy += 1) {
    // A different text under the same hash is as precious as this one.
    const target = copy === 1 ? base : `${base}-${copy}`;
    const there = storage.getItem(target);
    if (there === raw) return target;
    if (there === null) {
      storage.setItem(target, raw);
      return target;
    }
  }
}

/**
 * The keys of everything that was set aside, in this session or an earlier one; none where storage is blocked.
 * @param of the key whose copies are wanted; all of them without one
 */
export function setAsideKeys(storage: StorageLike, of = ''): string[] {
  return storageKeys(storage)
    .filter((key) => key.includes(SET_ASIDE_MARK) && (of === '' || key.startsWith(`${of}${SET_ASIDE_MARK}`)))
    .toSorted();
}

/** What was set aside, for *Veri Yönetimi* to list, hand out and delete (E-06). */
export interface SetAsideShelf {
  keys(): string[];
  /** The content as it was; null when there is none under this key. */
  read(key: string): string | null;
  /** Deletes one copy for good; refuses every other key. Answers whether it is gone. */
  remove(key: string): boolean;
}

export function createSetAsideShelf(storage: StorageLike): SetAsideShelf {
  const keys = () => setAsideKeys(storage);
  return {
    keys,
    read: (key) => (keys().includes(key) ? storage.getItem(key) : null),
    remove(key) {
      if (!keys().includes(key)) return false;
      try {
        storage.removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
  };
}
