import { createContext, type ReactNode, use } from 'react';

import type { Places } from '../session/branch-tree.ts';

/** What a message and its tool views may do in the conversation that they stand in. */
export interface ConversationActions {
  /** Another tab writes this conversation: here it can only be read. */
  readOnly: boolean;
  branches: Places;
  /** Says something in the person's name, as if typed. */
  say: (text: string) => void;
  answerApproval: (approvalId: string, approved: boolean) => void;
  edit: (messageId: string, text: string) => void;
  regenerate: (messageId?: string) => void;
  /** Answers the id of the version that is shown now. */
  switchBranch: (messageId: string, step: 1 | -1) => string | undefined;
}

const ActionsContext = createContext<ConversationActions | null>(null);
/** A context of its own: it changes with every answer, and only the few buttons between versions look at it. */
const BusyContext = createContext(false);

interface ConversationActionsProviderProps {
  actions: ConversationActions;
  /** An answer is under way: no other version can be shown meanwhile. */
  busy: boolean;
  children: ReactNode;
}

export function ConversationActionsProvider({ actions, busy, children }: ConversationActionsProviderProps) {
  return (
    <ActionsContext value={actions}>
      <BusyContext value={busy}>{children}</BusyContext>
    </ActionsContext>
  );
}

/** Null where a message is only looked at. */
export const useConversationActions = (): ConversationActions | null => use(ActionsContext);

/** Says something in the person's name; undefined where nobody can answer. */
export function useSay(): ConversationActions['say'] | undefined {
  const actions = useConversationActions();
  return actions === null || actions.readOnly ? undefined : actions.say;
}

export const useIsBusy = (): boolean => use(BusyContext);
