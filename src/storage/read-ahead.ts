import type { Breathe, Codec } from './box/codec.ts';
import type { StorageLike } from './box/storage-like.ts';
import { RECORD_TABLE } from './record-table.ts';

/** Letters of a text from which on reading it at once would hold up the page. */
const LONG = 250_000;

/**
 * Reads the long lists in pieces before the records are opened, which then find them read. Changes nothing and never
 * rejects: what cannot be read is left to the records.
 */
export async function readAhead(storage: StorageLike, breathe: Breathe): Promise<void> {
  const rows: readonly { key: string; codec: Pick<Codec<never>, 'readAhead'> }[] =
    Object.values(RECORD_TABLE);
  for (const { key, codec } of rows) {
    const raw = peek(storage, key);
    if (raw !== null && raw.length > LONG) await codec.readAhead?.(raw, breathe);
  }
}

function peek(storage: StorageLike, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
