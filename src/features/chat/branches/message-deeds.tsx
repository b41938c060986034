import { createContext, type ReactNode, use } from 'react';

import type { BranchPlace } from './branch-tree.ts';

/** What can be done with the messages of the open conversation. */
export interface MessageDeeds {
  /** Another tab writes this conversation. */
  readOnly: boolean;
  branches: Readonly<Record<string, BranchPlace>>;
  edit: (messageId: string, text: string) => void;
  regenerate: (messageId: string) => void;
  /** Answers the id of the version that is shown now. */
  switchBranch: (messageId: string, step: 1 | -1) => string | undefined;
}

const MessageDeedsContext = createContext<MessageDeeds | null>(null);
/** By itself: it changes with every answer, and only a few buttons look at it. */
const BusyContext = createContext(false);

interface MessageDeedsProviderProps {
  deeds: MessageDeeds;
  /** An answer is under way: nothing may be rewritten but by an edit, which ends it. */
  busy: boolean;
  children: ReactNode;
}

export function MessageDeedsProvider({ deeds, busy, children }: MessageDeedsProviderProps) {
  return (
    <MessageDeedsContext value={deeds}>
      <BusyContext value={busy}>{children}</BusyContext>
    </MessageDeedsContext>
  );
}

/** Null where a message is only looked at. */
export const useMessageDeeds = (): MessageDeeds | null => use(MessageDeedsContext);

export const useIsBusy = (): boolean => use(BusyContext);
