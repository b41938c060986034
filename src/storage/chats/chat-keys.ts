import { CHAT_PREFIX, SET_ASIDE_MARK } from '../keys.ts';
import type { StorageLike } from '../storage-like.ts';

/** The key of one conversation. */
export const chatKey = (id: string) => `${CHAT_PREFIX}${id}`;

/** The ids of all conversations in storage; copies that were set aside are none. Empty where storage is blocked. */
export function idsInStorage(storage: StorageLike): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    return keys.flatMap((key) =>
      key.startsWith(CHAT_PREFIX) && !key.includes(SET_ASIDE_MARK) ? [key.slice(CHAT_PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}
