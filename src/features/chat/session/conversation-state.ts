import { createStore, type StoreApi } from 'zustand/vanilla';

import { isInterrupted } from '#assistant/close-dangling-calls.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { type BranchTree, createBranchTree, type Places } from './branch-tree.ts';
import type { ReadTree } from './read-messages.ts';

export const CUT = 'Yanıt yarıda kesildi.';
export const STOPPED = 'Yanıt durduruldu.';

/** All that changes in an open conversation, beside what its chat shows. */
interface ConversationState {
  /** `reading`: another tab writes it. `closed`: nobody works on it here any more. */
  mode: 'writing' | 'reading' | 'closed';
  tree: BranchTree;
  branches: Places;
  /** Why the last answer is not whole. */
  cut: string | undefined;
  /** Of what was written last, here or by another tab. */
  revision: number;
  /** Whether it is in the list. */
  listed: boolean;
  /** How many sends are under way. */
  working: number;
}

export type ConversationStore = StoreApi<ConversationState>;

/** The state of a kept conversation that was read, or of a new one. */
export function createConversationState(read?: ReadTree): ConversationStore {
  const tree = createBranchTree(read?.state);
  return createStore<ConversationState>(() => ({
    mode: 'writing',
    tree,
    branches: tree.places(),
    cut: cutOf(tree.path()),
    revision: read?.revision ?? 0,
    listed: read !== undefined,
    working: 0,
  }));
}

/** What a conversation that is opened again was cut off from. */
function cutOf(path: readonly ChatMessage[]): string | undefined {
  const last = path.at(-1);
  if (last === undefined || last.metadata?.unreadable === true) return undefined;
  return last.role === 'user' || last.parts.some(isInterrupted) ? CUT : undefined;
}
