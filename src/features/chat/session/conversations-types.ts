import type { StoreApi } from 'zustand/vanilla';

import type { Logger } from '#lib/logger.ts';
import type { Chats, KeptConversation } from '#storage/chats/chats.ts';
import type { Holds } from '#storage/chats/holds.ts';
import type { TabMemory } from '#storage/tab-memory.ts';
import type { Timers } from '#storage/timers.ts';
import type { Tools } from '#tools/registry.ts';

import type { ConversationView, OpenConversation, OpenOptions } from './types.ts';

/** What the panel draws. */
export interface ConversationsView extends ConversationView {
  open: OpenConversation;
  /** Another tab writes this conversation. */
  readOnly: boolean;
  /** Another conversation is on its way. */
  loading: boolean;
}

/** The conversations of this tab: one is open, the others are kept. Kept outside components. */
export interface Conversations {
  store: StoreApi<ConversationsView>;
  /** Opens what was open before the reload, or the last one. Never rejects. */
  start(): Promise<void>;
  /** Says something in the open conversation; false where it was not taken. */
  send(text: string): boolean;
  startNew(): Promise<void>;
  openKept(id: string): Promise<void>;
  rename(id: string, title: string): Promise<boolean>;
  pin(id: string, pinned: boolean): Promise<boolean>;
  /** Deletes; what it answers brings it back (`restore`). */
  remove(id: string): Promise<KeptConversation | null>;
  restore(conversation: KeptConversation): Promise<boolean>;
  /** Goes on here with what another tab has open. */
  takeOver(): Promise<void>;
  /** Writes at once what has not been written: for a page that is being left. */
  flush(): void;
  /** Ends this stay. */
  dispose(): Promise<void>;
}

export interface ConversationsOptions extends Pick<OpenOptions, 'createChat'> {
  chats: Chats;
  holds: Holds;
  tools: Tools;
  tab: TabMemory;
  generateId: () => string;
  now: () => Date;
  timers: Timers;
  logger: Logger;
}
