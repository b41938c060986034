import { useChat } from '@ai-sdk/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';

import { cn } from '#lib/cn.ts';
import { useSettled } from '#lib/pacing/use-idle-value.ts';
import type { Chats } from '#storage/chats/chats.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { isBlank } from './session/branch-tree.ts';
import { MessageDeedsProvider } from './actions/message-deeds.tsx';
import { Conversation } from './thread/thread.tsx';
import { ConversationList } from './list/conversation-list.tsx';
import type { Conversations } from './session/conversations-types.ts';
import { PanelHeader } from './panel-header.tsx';
import { ReadOnlyNotice } from './composer/read-only-notice.tsx';
import { textOf } from './session/title.ts';
import { DraftComposer } from './composer/draft-composer.tsx';
import type { DraftStore } from './composer/draft-store.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import { followUpsOf } from './composer/follow-ups.ts';
import { readSubmission } from './composer/submission.ts';
import { QuickChips } from './composer/quick-chips.tsx';
import { QUICK_PROMPTS } from './composer/quick-prompts.ts';
import { announcementOf } from './text/spoken.ts';

interface ChatPanelProps {
  conversations: Conversations;
  chats: Chats;
  draft: DraftStore;
  /** Which model speaks, in words. */
  modelLabel: string;
  className?: string;
  /** Whether the composer takes the focus as it appears. */
  focusOnOpen?: boolean;
}

/** The list of conversations in the place of the thread, and which of them was picked. */
interface List {
  isOpen: boolean;
  picked?: string;
}

/** The conversation with its composer: the front door (product.md §1). */
export function ChatPanel(props: ChatPanelProps) {
  const { conversations, chats, draft, modelLabel, className, focusOnOpen = false } = props;
  const { open, readOnly, loading, branches, cut } = useStore(conversations.store);
  const { messages, status, error } = useChat({ chat: open.chat });
  const [note, setNote] = useState<string>();
  const [list, setList] = useState<List>({ isOpen: false });
  // Until what was picked is there, the list stays: the conversation of before would be drawn for nothing.
  const isListOpen = list.isOpen && list.picked !== open.id;
  const input = useRef<HTMLTextAreaElement>(null);
  const listButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOnOpen) input.current?.focus();
  }, [focusOnOpen]);
  const busy = status === 'submitted' || status === 'streaming';
  const last = messages.at(-1);
  const empty = messages.length === 0;

  const answerApproval = useCallback(
    (id: string, approved: boolean) => {
      open.answer(id, approved);
      input.current?.focus();
    },
    [open],
  );
  const send = (message: string, fromDraft: boolean) => {
    if (busy) return;
    const submission = readSubmission(message, messages);
    setNote(submission.kind === 'tooLong' ? submission.note : undefined);
    if (submission.kind === 'empty' || submission.kind === 'tooLong') return;
    const taken =
      submission.kind === 'approval'
        ? open.answer(submission.id, submission.approved)
        : conversations.send(submission.text);
    if (taken && fromDraft) draft.setState({ text: '' });
  };
  const deeds = useMemo(
    () => ({
      readOnly,
      branches,
      edit: (id: string, next: string) => {
        void open.edit(id, next);
        input.current?.focus();
      },
      regenerate: (id: string) => {
        void open.regenerate(id);
        input.current?.focus();
      },
      switchBranch: open.switchBranch,
    }),
    [open, readOnly, branches],
  );
  const wait = busy || loading;
  const startAfresh = useCallback(() => {
    setList({ isOpen: false });
    setNote(undefined);
    void conversations.startNew().then(() => input.current?.focus());
  }, [conversations]);
  const toggleList = useCallback(() => setList({ isOpen: !isListOpen }), [isListOpen]);
  const closeList = useCallback(() => {
    setList({ isOpen: false });
    listButton.current?.focus();
  }, []);
  const openKept = useCallback(
    (id: string) => {
      const done = () => {
        setList({ isOpen: false });
        requestAnimationFrame(() => input.current?.focus());
      };
      setList({ isOpen: true, picked: id });
      void conversations.openKept(id).then(done, done);
    },
    [conversations],
  );
  const fitting = useMemo(() => {
    const followUps = followUpsOf(last);
    return followUps.length > 0 ? followUps : QUICK_PROMPTS;
  }, [last]);
  // Nobody may press them meanwhile: they change once, when the answer is there.
  const prompts = useSettled(fitting, busy);
  // The chips and the views of the answers stay as they are while what they would call is made anew with every word.
  const say = useRef(send);
  useEffect(() => {
    say.current = send;
  });
  const pick = useCallback((message: string) => say.current(message, false), []);

  return (
    <section
      aria-label="Sohbet"
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-3xl border border-border bg-card/60 contain-strict',
        className,
      )}
    >
      <PanelHeader
        modelLabel={modelLabel}
        isListOpen={isListOpen}
        onToggleList={toggleList}
        onNew={startAfresh}
        canStartNew={!empty && !loading}
        listButton={listButton}
      />
      {isListOpen ? (
        <ConversationList conversations={conversations} chats={chats} onPick={openKept} onClose={closeList} />
      ) : empty ? (
        <div className="flex min-h-0 flex-1 flex-col justify-center-safe gap-4 overflow-y-auto p-4 sm:gap-6 sm:p-5">
          <EmptyConversation />
          <QuickChips prompts={QUICK_PROMPTS} onPick={pick} disabled={wait || readOnly} compact={false} />
          <div role="log" aria-label="Konuşma" aria-live="off" className="sr-only" />
        </div>
      ) : (
        <MessageDeedsProvider deeds={deeds} busy={wait}>
          <Conversation
            messages={messages}
            busy={busy}
            waiting={
              status === 'submitted' ||
              (status === 'streaming' && last?.role === 'assistant' && isBlank(last))
            }
            error={readOnly || busy ? undefined : (error?.message ?? cut)}
            onRetry={() => {
              void open.regenerate();
              input.current?.focus();
            }}
            onApproval={answerApproval}
            onSay={readOnly ? undefined : pick}
          />
        </MessageDeedsProvider>
      )}
      {!isListOpen && (
        <div className="isolate flex flex-col gap-2 border-t border-border p-3">
          {!empty && !readOnly && <QuickChips prompts={prompts} onPick={pick} disabled={wait} compact />}
          {readOnly ? (
            <ReadOnlyNotice
              busy={loading}
              onTakeOver={() => void conversations.takeOver().then(() => input.current?.focus())}
            />
          ) : (
            <DraftComposer
              draft={draft}
              onEdit={() => setNote(undefined)}
              onSubmit={(text) => send(text, true)}
              onStop={() => void open.stop()}
              busy={busy}
              note={note}
              inputRef={input}
              lastMessage={() => lastSaid(messages)}
            />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {announcementOf(status, messages)}
      </p>
    </section>
  );
}

function lastSaid(messages: readonly ChatMessage[]): string | undefined {
  const last = messages.findLast(({ role }) => role === 'user');
  return last && textOf(last);
}
