import { ArrowDown, ChevronUp, RotateCcw } from 'lucide-react';
import { memo, type Ref, useEffect, useMemo, useRef } from 'react';

import { useLasting } from '#lib/pacing/use-lasting.ts';
import { useSettled } from '#lib/pacing/use-idle-value.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { Button } from '#ui/button.tsx';

import { Message } from '../message/message.tsx';
import { isOnItsWay } from './on-its-way.ts';
import { useCardKeys } from '../shortcuts/use-card-keys.ts';
import { placeIn } from './thread-places.ts';
import { type ChatActions, ChatActionsProvider } from '../actions/chat-actions.tsx';
import { ToolNote } from '../tool-views/tool-note.tsx';
import type { AnswerApproval } from '../tool-views/tool-part.ts';
import { useFollowEnd } from './use-follow-end.ts';
import { useMessageWindow } from './use-message-window.ts';
import { useThreadPlace } from './use-thread-place.ts';

interface ConversationProps {
  messages: readonly ChatMessage[];
  busy: boolean;
  /** Nothing of the answer has arrived yet. */
  waiting: boolean;
  error: string | undefined;
  onRetry: () => void;
  onApproval: AnswerApproval;
  /** Says something in the person's name, as if typed: how a picker answers. */
  onSay?: ChatActions['say'] | undefined;
}

/** How near to the top scrolling up brings earlier messages. */
const EARLIER_PX = 120;

/** Notes of an answer that has come by then, in milliseconds, are not shown: they would only flicker. */
const FLICKER_MS = 150;

/** A thread is known by its first message; another one starts with its own place and window. */
export function Conversation(props: ConversationProps) {
  const thread = props.messages[0]?.id ?? '';
  return <Thread key={thread} thread={thread} {...props} />;
}

/** The log. It is silent to screen readers; one status announces the finished answer (product.md §5). */
function Thread({
  thread,
  messages,
  busy,
  waiting,
  error,
  onRetry,
  onApproval,
  onSay,
}: ConversationProps & { thread: string }) {
  const list = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const lastOwn = messages.findLast(({ role }) => role === 'user')?.id;
  const { away, toEnd, isFollowing, leaveEnd } = useFollowEnd({ list, inside, content }, lastOwn);
  const { start, showEarlier } = useMessageWindow(messages, {
    list,
    firstId: placeIn(thread)?.firstId,
    lastOwn,
    isFollowing,
  });
  useThreadPlace({ thread, messages, start, list, content, isFollowing, leaveEnd });
  useCardKeys(list, content);
  const hasLasted = useLasting(busy, FLICKER_MS);

  /** Where the list was at the last scrolling; to ask now would make the page lay itself out. */
  const before = useRef(0);
  useEffect(() => {
    const element = list.current;
    if (element === null || start === 0) return;
    const onScroll = () => {
      if (element.scrollTop < before.current && element.scrollTop < EARLIER_PX) showEarlier();
      before.current = element.scrollTop;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [start, showEarlier]);

  const actions = useMemo(() => (onSay === undefined ? null : { say: onSay }), [onSay]);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-label="Konuşma"
        aria-live="off"
        tabIndex={0}
        className="relative h-full overflow-y-auto px-4 py-4 contain-strict sm:px-5"
      >
        <div ref={inside} className="flex flex-col gap-5">
          {start > 0 && (
            <Button
              variant="ghost"
              size="sm"
              className="shrink-0 self-center"
              onClick={() => {
                leaveEnd();
                showEarlier();
                list.current?.focus({ preventScroll: true });
              }}
            >
              <ChevronUp aria-hidden />
              Önceki mesajları göster
            </Button>
          )}
          <ChatActionsProvider actions={actions}>
            <Messages
              ref={content}
              messages={messages}
              start={start}
              busy={busy}
              early={busy && !hasLasted}
              onApproval={onApproval}
            />
          </ChatActionsProvider>
          {waiting && hasLasted && <ToolNote tone="working">Düşünüyor…</ToolNote>}
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
      </div>
      {away && (
        <Button
          variant="secondary"
          size="sm"
          // The focus stays in the composer; whoever comes by keyboard goes to the log.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            toEnd();
            if (currentTarget === document.activeElement) list.current?.focus({ preventScroll: true });
          }}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-popup"
        >
          <ArrowDown aria-hidden />
          Son mesaja git
        </Button>
      )}
    </div>
  );
}

interface MessagesProps {
  ref: Ref<HTMLDivElement>;
  messages: readonly ChatMessage[];
  start: number;
  busy: boolean;
  /** Whether the answer may still come before anybody has missed it. */
  early: boolean;
  onApproval: AnswerApproval;
}

/** The mounted messages; drawn again only when a message has changed, not with every key in the composer. */
const Messages = memo(function Messages(props: MessagesProps) {
  const { ref, messages, start, busy, early, onApproval } = props;
  const lastId = messages.at(-1)?.id;
  // What was the last answer loses its buttons a moment later: what the person just said is shown before that.
  const settledLastId = useSettled(lastId, early);
  return (
    <div ref={ref} className="space-y-5 empty:hidden">
      {messages.slice(start, early && isOnItsWay(messages.at(-1)) ? -1 : undefined).map((message) => (
        <Message
          key={message.id}
          message={message}
          isLast={message.id === lastId || message.id === settledLastId}
          live={message.id === lastId && busy}
          onApproval={onApproval}
        />
      ))}
    </div>
  );
});
