import { isToolUIPart } from 'ai';

import { MessageText } from '#features/chat/text/message-text.tsx';
import { ToolView } from '#features/chat/tool-views/tool-view.tsx';
import type { ChatMessage } from '#tools/registry.ts';

/** What one writes first: every message mounted, nothing memoised, always scrolled to the end. */
export function NaiveList({ messages }: { messages: readonly ChatMessage[] }) {
  return (
    <div
      role="log"
      aria-label="Konuşma"
      ref={(list) => list?.scrollTo({ top: list.scrollHeight })}
      className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 py-4"
    >
      {messages.map((message) => (
        <div key={message.id} className="flex flex-col gap-3">
          {message.parts.map((part, index) => {
            if (part.type === 'text') return <MessageText key={index} text={part.text} />;
            if (!isToolUIPart(part)) return null;
            return <ToolView key={index} part={part} isLast={false} live={false} />;
          })}
        </div>
      ))}
    </div>
  );
}
