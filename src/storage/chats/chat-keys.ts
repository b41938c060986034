import { CHAT_PREFIX, SET_ASIDE_MARK } from '../box/keys.ts';
import { storageKeys, type StorageLike } from '../box/storage-like.ts';

/** The key of one conversation. */
export const chatKey = (id: string) => `${CHAT_PREFIX}${id}`;

/** The ids of all conversations in storage; copies that were set aside are none. Empty where storage is blocked. */
export const idsInStorage = (storage: StorageLike): string[] =>
  storageKeys(storage)
    .filter((key) => key.startsWith(CHAT_PREFIX) && !key.includes(SET_ASIDE_MARK))
    .map((key) => key.slice(CHAT_PREFIX.length));
