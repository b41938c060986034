import { isToolUIPart } from 'ai';
import { memo } from 'react';

import type { ChatMessage } from '#tools/registry.ts';

import { MessageText } from './message-text.tsx';
import { ToolErrorBoundary } from './tool-views/tool-error-boundary.tsx';
import { ToolView } from './tool-views/tool-view.tsx';
import type { AnswerApproval } from './tool-views/tool-part.ts';

interface MessageProps {
  message: ChatMessage;
  isLast: boolean;
  /** Whether this message is still being written. */
  live: boolean;
  onApproval: AnswerApproval;
}

/** One message; memoised, since the list is drawn again with every piece that streams in. */
export const Message = memo(function Message({ message, isLast, live, onApproval }: MessageProps) {
  if (message.role === 'user') {
    return (
      <div
        data-own
        className="max-w-[85%] self-end rounded-2xl rounded-br-sm bg-secondary px-4 py-2.5 whitespace-pre-wrap text-secondary-foreground wrap-anywhere"
      >
        {message.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')}
      </div>
    );
  }
  return (
    <div className="flex w-full flex-col gap-3">
      {message.parts.map((part, index) => {
        if (part.type === 'text')
          return part.text === '' ? null : <MessageText key={index} text={part.text} />;
        if (!isToolUIPart(part)) return null;
        return (
          <ToolErrorBoundary key={part.toolCallId}>
            <ToolView part={part} isLast={isLast} live={live} onApproval={onApproval} />
          </ToolErrorBoundary>
        );
      })}
    </div>
  );
});
