import type { ReactNode } from 'react';

import { INTERRUPTED } from '#assistant/close-dangling-calls.ts';

import { useConversationActions } from '../actions/conversation-actions.tsx';
import { ApprovalCard } from './approval-card.tsx';
import type { AnyToolPart, Place, ToolWords } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

interface ToolFrameProps extends Place {
  part: AnyToolPart;
  words: ToolWords;
  /** The output, where there is one. */
  children: ReactNode;
}

const DECLINED = <ToolNote tone="cancelled">Vazgeçtin; hiçbir şey değişmedi.</ToolNote>;

/** What every tool view shares: the six states without a result of its own, and room for the seventh. */
export function ToolFrame({ part, words, isLast, live, children }: ToolFrameProps) {
  const actions = useConversationActions();
  const working = (text: string, isRunning: boolean) => (
    <ToolNote tone={isRunning ? 'working' : 'cancelled'}>{isRunning ? text : INTERRUPTED}</ToolNote>
  );
  switch (part.state) {
    case 'input-streaming':
      return working('Hazırlanıyor…', live);
    case 'input-available':
      return working(words.working, live);
    case 'approval-requested':
      return isLast && words.approval ? (
        <ApprovalCard
          {...words.approval(part.input)}
          onAnswer={(approved) => actions?.answerApproval(part.approval.id, approved)}
        />
      ) : (
        <ToolNote tone="cancelled">Yanıtlanmadı; hiçbir şey değişmedi.</ToolNote>
      );
    case 'approval-responded':
      return part.approval.approved ? working(words.working, live || isLast) : DECLINED;
    case 'output-denied':
      return DECLINED;
    case 'output-error':
      return <ToolNote tone="error">{part.errorText}</ToolNote>;
    case 'output-available':
      return children;
  }
}
