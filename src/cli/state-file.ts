import { readFileSync, writeFileSync } from 'node:fs';

import * as z from 'zod/mini';

import { createMemoryStorage } from '#storage/memory-storage.ts';
import { type StorageLike, storageKeys } from '#storage/box/storage-like.ts';

const stateSchema = z.record(z.string(), z.string());

export interface State {
  storage: StorageLike;
  /**
   * Takes over what the file holds now: another run may have written it since.
   * @throws Error with a Turkish message when it is no such state
   */
  load: () => void;
  save: () => void;
}

/**
 * Storage for the terminal: in memory, or kept in a file between runs (docs/product.md). The file holds the keys of the
 * specification as text, exactly as a browser would.
 * @throws Error with a Turkish message when the file exists but is no such state: it is never overwritten then
 */
export function openState(file: string | undefined): State {
  const storage = createMemoryStorage();
  if (file === undefined) return { storage, load: () => {}, save: () => {} };
  const load = () => {
    const state = readState(file);
    if (state === undefined) return;
    for (const key of storageKeys(storage)) storage.removeItem(key);
    for (const [key, value] of Object.entries(state)) storage.setItem(key, value);
  };
  load();
  return {
    storage,
    load,
    save: () => {
      const state = Object.fromEntries(storageKeys(storage).map((key) => [key, storage.getItem(key) ?? '']));
      writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`);
    },
  };
}

/** Undefined where there is no such file yet. */
function readState(file: string): Record<string, string> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} bir kayıt dosyası değil; üzerine yazılmadı.`);
  }
}
