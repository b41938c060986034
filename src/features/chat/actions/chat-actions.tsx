import { createContext, type ReactNode, use } from 'react';

/** What a tool's view may do in the conversation that it stands in. */
export interface ChatActions {
  /** Says something in the person's name, as if typed. */
  say(text: string): void;
}

const ChatActionsContext = createContext<ChatActions | null>(null);

export function ChatActionsProvider({
  actions,
  children,
}: {
  actions: ChatActions | null;
  children: ReactNode;
}) {
  return <ChatActionsContext value={actions}>{children}</ChatActionsContext>;
}

/** The conversation around; none where a message is only looked at. */
export const useChatActions = (): ChatActions | null => use(ChatActionsContext);
