import type { ChatOnFinishCallback } from 'ai';

import type { Chats } from '#storage/chats/chats.ts';
import type { Timers } from '#storage/timers.ts';
import type { ChatMessage } from '#tools/registry.ts';

import type { BranchPlace, TreeNode, TreeState } from './branch-tree.ts';
import type { FilmChat } from './create-chat.ts';

/** What the panel draws beside the messages. */
export interface ConversationView {
  /** The places of messages that have several versions, by their ids. */
  branches: Record<string, BranchPlace>;
  /** Why the last answer is not whole. */
  cut: string | undefined;
}

/** One conversation, open in this tab. */
export interface OpenConversation {
  id: string;
  chat: FilmChat;
  isBusy(): boolean;
  /** False where it was not taken: an answer is under way, or another tab has the conversation. */
  send(text: string): boolean;
  /** Answers an approval that the last message asks for; an older one is passed over. */
  answer(approvalId: string, approved: boolean): boolean;
  /** Ends the answer and keeps what has arrived. */
  stop(): Promise<void>;
  /** Asks again for an answer that failed, was cut or did not please; the earlier one stays as another version. What is being said is ended, as by an edit. */
  regenerate(messageId?: string): Promise<boolean>;
  /** Says something else instead; what followed stays as another version. */
  edit(messageId: string, text: string): Promise<boolean>;
  /** Shows the version before or after; answers its id. */
  switchBranch(messageId: string, step: 1 | -1): string | undefined;
  setReadOnly(readOnly: boolean): void;
  isReadOnly(): boolean;
  /** Shows what another tab wrote. */
  show(state: TreeState, revision: number): void;
  /** Puts stand-ins in the place of messages that turned out to be unreadable. */
  amend(nodes: readonly TreeNode[]): void;
  /** Whether it is in the list. */
  isListed(): boolean;
  /** Writes what has not been written, at once. */
  flush(): void;
  /** Lets go; with `forget` nothing more is written. */
  close(options?: { forget: boolean }): Promise<void>;
  revision(): number;
  view(): ConversationView;
}

export interface OpenOptions {
  id: string;
  state?: TreeState | undefined;
  revision?: number;
  listed: boolean;
  chats: Chats;
  createChat: (init: {
    id: string;
    messages: ChatMessage[];
    onFinish: ChatOnFinishCallback<ChatMessage>;
  }) => FilmChat;
  timers: Timers;
  now: () => Date;
  onView: (view: ConversationView) => void;
  /** There is something to come back to. */
  onKept: () => void;
}
