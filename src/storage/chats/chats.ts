import { type Box, createBox, type WriteResult } from '../box/box.ts';
import type { BoxContent, BoxServices } from '../box/box-options.ts';
import type { Subscribe } from '../box/listeners.ts';
import { arrangeEntries, byExpendability, type ChatEntry, MAX_CHATS } from './chat-entry.ts';
import { chatKey, idsInStorage } from './chat-keys.ts';
import { type KeptChat, keptChatCodec } from './kept-chat.ts';

/** A conversation with its line in the list: what is exported, and what brings a deleted one back. */
export interface KeptConversation {
  entry: ChatEntry;
  chat: KeptChat;
}

/** The kept conversations: the list under `film_chats`, each conversation under `film_chat_<id>`. Nothing throws. */
export interface Chats {
  /** Pinned ones first, then newest first; the same list while nothing changed. Reads no conversation. */
  get(): readonly ChatEntry[];
  subscribe: Subscribe;
  /** One conversation; null when there is none, or nothing of it could be read. */
  read(id: string): KeptChat | null;
  /** Calls back when this conversation is written, in this tab or another. */
  subscribeTo(id: string, listener: () => void): () => void;
  /**
   * Writes a conversation at once, without waiting for a turn: only the tab that holds its lease may (see `leases.ts`).
   * Does not touch the list.
   */
  write(id: string, chat: KeptChat): WriteResult;
  /** Does some of what `write` would have to do with these nodes; false once nothing is left but the writing itself. */
  prepare(nodes: KeptChat['nodes']): boolean;
  /**
   * Puts a conversation into the list, or moves it up there; its title is set the first time only. Beyond
   * `MAX_CHATS` the oldest goes, and a problem says so.
   */
  enlist(id: string, about: { title: string; count: number }): Promise<boolean>;
  rename(id: string, title: string): Promise<boolean>;
  pin(id: string, pinned: boolean): Promise<boolean>;
  /** Deletes a conversation, and hands it back for `restore`; null when it could not be deleted or was not there. */
  remove(id: string): Promise<KeptConversation | null>;
  /** Brings back what `remove` or `exportAll` gave, under its old id and time. */
  restore(conversation: KeptConversation): Promise<boolean>;
  /** Deletes every conversation, also those that the list does not name. */
  removeAll(): Promise<boolean>;
  exportAll(): KeptConversation[];
  /** Takes up conversations that are stored but not in the list, titled by `titleOf`. */
  adopt(titleOf: (chat: KeptChat) => string): Promise<void>;
  /** Whether this tab dropped the conversation for want of room, not because anybody wished so. */
  wasDropped(id: string): boolean;
  /** The conversation that is open in this tab: it never gives way. None without one. */
  setOpen(id: string | undefined): void;
  /**
   * Deletes the most expendable conversation, but never the open one, nor the one under this key. False when there is
   * none left.
   */
  makeRoom(forKey: string): boolean;
}

/** @param list what is known of the list of conversations */
export function createChats(
  services: BoxServices,
  list: BoxContent<readonly ChatEntry[]>,
  now: () => Date,
): Chats {
  const { storage, logger, problems } = services;
  const index = createBox({ ...services, ...list });
  index.get();
  const codec = keptChatCodec();
  const boxes = new Map<string, Box<KeptChat | null>>();
  const dropped = new Set<string>();
  let openId: string | undefined;

  const boxOf = (id: string): Box<KeptChat | null> => {
    const known = boxes.get(id) ?? createBox({ ...services, key: chatKey(id), name: 'Bir sohbet', codec });
    boxes.set(id, known);
    return known;
  };
  const eraseText = (id: string): boolean => {
    try {
      storage.removeItem(chatKey(id));
      return true;
    } catch (error) {
      logger.error(`Sohbet silinemedi: ${id}`, error);
      return false;
    }
  };
  const change = async (apply: (entries: readonly ChatEntry[]) => ChatEntry[]): Promise<boolean> =>
    (await index.update((entries) => arrangeEntries(apply(entries)))) !== 'failed';
  const edit = (id: string, fields: Partial<ChatEntry>) =>
    change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)));
  const drop = ({ id, title }: ChatEntry, why: string): boolean => {
    if (!eraseText(id)) return false;
    dropped.add(id);
    problems.report({ key: chatKey(id), kind: 'dropped', message: `${why} “${title}”` });
    return true;
  };
  const newEntry = (id: string, title: string, count: number): ChatEntry => {
    const time = now().toISOString();
    return { id, title, pinned: false, createdAt: time, updatedAt: time, count };
  };

  return {
    get: index.get,
    subscribe: index.subscribe,
    read: (id) => boxOf(id).get(),
    subscribeTo: (id, listener) => boxOf(id).subscribe(listener),
    write: (id, chat) => boxOf(id).updateNow(() => chat),
    prepare: codec.prepare,
    enlist: (id, { title, count }) =>
      change((entries) => {
        const fresh = newEntry(id, title, count);
        const known = entries.find((entry) => entry.id === id);
        const others = entries.filter((entry) => entry.id !== id);
        const surplus = byExpendability(others.filter((entry) => entry.id !== openId)).slice(
          0,
          Math.max(0, others.length + 1 - MAX_CHATS),
        );
        const gone = surplus.filter((entry) => drop(entry, TOO_MANY));
        return [
          known === undefined ? fresh : { ...known, updatedAt: fresh.updatedAt, count },
          ...others.filter((entry) => !gone.includes(entry)),
        ];
      }),
    rename: (id, title) => edit(id, { title }),
    pin: (id, pinned) => edit(id, { pinned }),
    async remove(id) {
      const entry = index.get().find((other) => other.id === id);
      const chat = boxOf(id).get();
      if (entry === undefined || !eraseText(id)) return null;
      const ok = await change((entries) => entries.filter((other) => other.id !== id));
      return ok ? { entry, chat: chat ?? NOTHING } : null;
    },
    async restore({ entry, chat }) {
      dropped.delete(entry.id);
      if (boxOf(entry.id).updateNow(() => chat) === 'failed') return false;
      return change((entries) => [...entries.filter(({ id }) => id !== entry.id), entry]);
    },
    async removeAll() {
      const gone = idsInStorage(storage).map(eraseText);
      return (await index.erase()) && gone.every(Boolean);
    },
    exportAll: () =>
      index.get().flatMap((entry) => {
        const chat = boxOf(entry.id).get();
        return chat === null ? [] : [{ entry, chat }];
      }),
    async adopt(titleOf) {
      const known = new Set(index.get().map(({ id }) => id));
      const found = idsInStorage(storage).flatMap((id) => {
        const chat = known.has(id) ? null : boxOf(id).get();
        return chat === null || chat.nodes.length === 0
          ? []
          : [newEntry(id, titleOf(chat), chat.nodes.length)];
      });
      if (found.length > 0) await change((entries) => [...entries, ...found]);
    },
    wasDropped: (id) => dropped.has(id),
    setOpen: (id) => void (openId = id),
    makeRoom(forKey) {
      const stored = new Set(idsInStorage(storage));
      const victim = byExpendability(index.get()).find(
        ({ id }) => stored.has(id) && id !== openId && chatKey(id) !== forKey,
      );
      if (victim === undefined || !drop(victim, NO_ROOM)) return false;
      // The list has a turn of its own; it may be taken right now, even by this very write.
      void change((entries) => entries.filter(({ id }) => id !== victim.id));
      return true;
    },
  };
}

const NOTHING: KeptChat = { revision: 0, head: null, chosen: {}, nodes: [] };
const NO_ROOM = 'Tarayıcıda yer kalmadı; yer açmak için eski bir sohbet silindi:';
const TOO_MANY = `En çok ${MAX_CHATS} sohbet saklanıyor; en eskisi silindi:`;
