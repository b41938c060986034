import type { ReactNode } from 'react';

import { ApprovalCard } from './approval-card.tsx';
import { ToolNote } from './tool-note.tsx';
import type { ToolWords } from './tool-words.ts';
import type { AnyToolPart, Place } from './tool-part.ts';

interface ToolFrameProps extends Place {
  part: AnyToolPart;
  words: ToolWords;
  /** Draws the output; called only where there is one. */
  children: () => ReactNode;
}

const CUT = 'Yarıda kesildi.';

/** What every tool view shares: the six states without a result of its own, and room for the seventh. */
export function ToolFrame({ part, words, isLast, live, onApproval, children }: ToolFrameProps) {
  switch (part.state) {
    case 'input-streaming':
      return live ? (
        <ToolNote tone="working">Hazırlanıyor…</ToolNote>
      ) : (
        <ToolNote tone="cancelled">{CUT}</ToolNote>
      );
    case 'input-available':
      return live ? (
        <ToolNote tone="working">{words.working}</ToolNote>
      ) : (
        <ToolNote tone="cancelled">{CUT}</ToolNote>
      );
    case 'approval-requested':
      return isLast && words.approval ? (
        <ApprovalCard
          {...words.approval(part.input)}
          onAnswer={(approved) => onApproval(part.approval.id, approved)}
        />
      ) : (
        <ToolNote tone="cancelled">Yanıtlanmadı; hiçbir şey değişmedi.</ToolNote>
      );
    case 'approval-responded':
      if (!part.approval.approved)
        return <ToolNote tone="cancelled">Vazgeçtin; hiçbir şey değişmedi.</ToolNote>;
      return live || isLast ? (
        <ToolNote tone="working">{words.working}</ToolNote>
      ) : (
        <ToolNote tone="cancelled">{CUT}</ToolNote>
      );
    case 'output-denied':
      return <ToolNote tone="cancelled">Vazgeçtin; hiçbir şey değişmedi.</ToolNote>;
    case 'output-error':
      return <ToolNote tone="error">{part.errorText}</ToolNote>;
    case 'output-available':
      return children();
  }
}
