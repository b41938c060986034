import { ArrowDown, RotateCcw } from 'lucide-react';
import { useRef } from 'react';

import type { ChatMessage } from '#tools/registry.ts';
import { Button } from '#ui/button.tsx';

import { Message } from './message.tsx';
import { ToolNote } from './tool-views/tool-note.tsx';
import type { AnswerApproval } from './tool-views/tool-part.ts';
import { useFollowEnd } from './use-follow-end.ts';

interface ConversationProps {
  messages: readonly ChatMessage[];
  busy: boolean;
  /** Nothing of the answer has arrived yet. */
  waiting: boolean;
  error: string | undefined;
  onRetry: () => void;
  onApproval: AnswerApproval;
}

/** The log. It is silent to screen readers; one status announces the finished answer (product.md §5). */
export function Conversation({ messages, busy, waiting, error, onRetry, onApproval }: ConversationProps) {
  const list = useRef<HTMLDivElement>(null);
  const { away, toEnd } = useFollowEnd(list, messages);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-label="Konuşma"
        aria-live="off"
        tabIndex={0}
        className="relative flex h-full flex-col gap-5 overflow-y-auto px-4 py-4 sm:px-5"
      >
        {messages.map((message, index) => {
          const isLast = index === messages.length - 1;
          return (
            <Message
              key={message.id}
              message={message}
              isLast={isLast}
              live={isLast && busy}
              onApproval={onApproval}
            />
          );
        })}
        {waiting && <ToolNote tone="working">Düşünüyor…</ToolNote>}
        {error !== undefined && (
          <div className="flex flex-wrap items-center gap-3">
            <ToolNote tone="error">{error}</ToolNote>
            <Button variant="outline" size="sm" onClick={onRetry}>
              <RotateCcw aria-hidden />
              Tekrar dene
            </Button>
          </div>
        )}
      </div>
      {away && (
        <Button
          variant="secondary"
          size="sm"
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-popup"
        >
          <ArrowDown aria-hidden />
          Son mesaja git
        </Button>
      )}
    </div>
  );
}
