import { createContext, type ReactNode, use, useDeferredValue } from 'react';

import type { BranchPlace } from '../session/branch-tree.ts';

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
/** By itself: it changes with every answer, and only the few buttons between versions look at it. */
const BusyContext = createContext(false);

interface MessageDeedsProviderProps {
  deeds: MessageDeeds;
  /** An answer is under way: no other version can be shown meanwhile. */
  busy: boolean;
  children: ReactNode;
}

export function MessageDeedsProvider({ deeds, busy, children }: MessageDeedsProviderProps) {
  // What the person said is drawn before.
  const settledBusy = useDeferredValue(busy);
  return (
    <MessageDeedsContext value={deeds}>
      <BusyContext value={settledBusy}>{children}</BusyContext>
    </MessageDeedsContext>
  );
}

/** Null where a message is only looked at. */
export const useMessageDeeds = (): MessageDeeds | null => use(MessageDeedsContext);

export const useIsBusy = (): boolean => use(BusyContext);
