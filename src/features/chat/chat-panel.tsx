import { useChat } from '@ai-sdk/react';
import { SquarePen } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';

import { cn } from '#lib/cn.ts';
import { Button } from '#ui/button.tsx';

import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import type { FilmChat } from './create-chat.ts';
import type { DraftStore } from './draft-store.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import { followUpsOf } from './follow-ups.ts';
import { readSubmission } from './message-rules.ts';
import { QuickChips } from './quick-chips.tsx';
import { QUICK_PROMPTS } from './quick-prompts.ts';
import { announcementOf } from './spoken.ts';

const THROTTLE_MS = 50;

interface ChatPanelProps {
  chat: FilmChat;
  draft: DraftStore;
  /** Which model speaks, in words. */
  modelLabel: string;
  className?: string;
  /** Whether the composer takes the focus as it appears. */
  focusOnOpen?: boolean;
}

/** The conversation with its composer: the front door (product.md §1). */
export function ChatPanel({ chat, draft, modelLabel, className, focusOnOpen = false }: ChatPanelProps) {
  const {
    messages,
    status,
    error,
    sendMessage,
    regenerate,
    stop,
    setMessages,
    clearError,
    addToolApprovalResponse,
  } = useChat({ chat, throttle: THROTTLE_MS });
  const text = useStore(draft, (state) => state.text);
  const [note, setNote] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focusOnOpen) input.current?.focus();
  }, [focusOnOpen]);
  const busy = status === 'submitted' || status === 'streaming';
  const last = messages.at(-1);

  const answerApproval = useCallback(
    (id: string, approved: boolean) => {
      void addToolApprovalResponse({ id, approved });
      input.current?.focus();
    },
    [addToolApprovalResponse],
  );
  const send = (message: string, fromDraft: boolean) => {
    if (busy) return;
    const submission = readSubmission(message, messages);
    setNote(submission.kind === 'tooLong' ? submission.note : undefined);
    if (submission.kind === 'empty' || submission.kind === 'tooLong') return;
    if (fromDraft) draft.setState({ text: '' });
    if (submission.kind === 'approval') answerApproval(submission.id, submission.approved);
    else void sendMessage({ text: submission.text });
  };
  const startAfresh = () => {
    void stop();
    clearError();
    setMessages([]);
    input.current?.focus();
  };
  const followUps = followUpsOf(last);
  const empty = messages.length === 0;

  return (
    <section
      aria-label="Sohbet"
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-3xl border border-border bg-card/60',
        className,
      )}
    >
      <header className="flex min-h-14 items-center justify-between gap-3 border-b border-border px-4 py-1.5 sm:px-5">
        <p className="min-w-0 truncate text-sm text-muted-foreground">{modelLabel}</p>
        <Button variant="ghost" size="sm" onClick={startAfresh} disabled={empty}>
          <SquarePen aria-hidden />
          Yeni sohbet
        </Button>
      </header>
      {empty ? (
        <div className="flex min-h-0 flex-1 flex-col justify-center gap-6 overflow-y-auto p-5">
          <EmptyConversation />
          <QuickChips
            prompts={QUICK_PROMPTS}
            onPick={(message) => send(message, false)}
            disabled={busy}
            compact={false}
          />
          <div role="log" aria-label="Konuşma" aria-live="off" className="sr-only" />
        </div>
      ) : (
        <Conversation
          messages={messages}
          busy={busy}
          waiting={
            status === 'submitted' || (status === 'streaming' && last?.role === 'assistant' && isBlank(last))
          }
          error={error?.message}
          onRetry={() => void regenerate()}
          onApproval={answerApproval}
          onSay={(message) => send(message, false)}
        />
      )}
      <div className="flex flex-col gap-2 border-t border-border p-3">
        {!empty && (
          <QuickChips
            prompts={followUps.length > 0 ? followUps : QUICK_PROMPTS}
            onPick={(message) => send(message, false)}
            disabled={busy}
            compact
          />
        )}
        <Composer
          value={text}
          onChange={(next) => {
            draft.setState({ text: next });
            setNote(undefined);
          }}
          onSubmit={() => send(text, true)}
          onStop={() => void stop()}
          busy={busy}
          note={note}
          inputRef={input}
        />
      </div>
      <p role="status" className="sr-only">
        {announcementOf(status, messages)}
      </p>
    </section>
  );
}

const isBlank = (message: { parts: readonly { type: string; text?: string }[] }) =>
  message.parts.every((part) => part.type === 'step-start' || (part.type === 'text' && !part.text));
