import { readFileSync, writeFileSync } from 'node:fs';

import * as z from 'zod/mini';

import { createMemoryStorage } from '#storage/memory-storage.ts';
import type { StorageLike } from '#storage/box/storage-like.ts';

const stateSchema = z.record(z.string(), z.string());

/**
 * Storage for the terminal: in memory, or kept in a file between runs (docs/product.md). The file holds the keys of the
 * specification as text, exactly as a browser would.
 * @throws Error with a Turkish message when the file exists but is no such state: it is never overwritten then
 */
export function openState(file: string | undefined): { storage: StorageLike; save: () => void } {
  const storage = createMemoryStorage();
  if (file === undefined) return { storage, save: () => {} };
  for (const [key, value] of Object.entries(readState(file))) storage.setItem(key, value);
  return {
    storage,
    save: () => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const state = Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
      writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`);
    },
  };
}

function readState(file: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} bir kayıt dosyası değil; üzerine yazılmadı.`);
  }
}
