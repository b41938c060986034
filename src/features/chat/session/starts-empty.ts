import type { Chats } from '#storage/chats/chats.ts';
import type { TabMemory } from '#storage/tab-memory.ts';

/** Under which a tab remembers its open conversation. */
export const OPEN_KEY = 'film_chat_open';
/** The tab's memory of a conversation in which nothing has been said. */
export const NEW = '';

/** What this tab had open before the reload, or the last conversation that is kept. */
export function lastIn(chats: Pick<Chats, 'get'>, tab: Pick<TabMemory, 'get'>): string | undefined {
  const last = chats.get().toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  return tab.get(OPEN_KEY) ?? last?.id;
}

/** Whether a conversation will begin afresh, as it can be known before the chat has been loaded. */
export function startsEmpty(chats: Pick<Chats, 'get'>, tab: Pick<TabMemory, 'get'>): boolean {
  const id = lastIn(chats, tab);
  return id === undefined || id === NEW || !chats.get().some((entry) => entry.id === id);
}
