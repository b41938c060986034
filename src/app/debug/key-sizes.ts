import type { StorageLike } from '#storage/box/storage-like.ts';

export interface KeySize {
  key: string;
  characters: number;
}

/** How much each key takes, the largest first. @throws what the storage throws */
export function keySizes(storage: StorageLike): KeySize[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .map((key) => ({ key, characters: key.length + (storage.getItem(key)?.length ?? 0) }))
    .toSorted((a, b) => b.characters - a.characters);
}
