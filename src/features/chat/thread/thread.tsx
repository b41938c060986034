import { ArrowDown, ChevronUp, RotateCcw } from 'lucide-react';
import { memo, type ReactNode, type Ref, useEffect, useRef } from 'react';

import { FLICKER_MS } from '#lib/pacing/constants.ts';
import { useLasting } from '#lib/pacing/use-lasting.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

import { useConversationActions } from '../actions/conversation-actions.tsx';
import { Message } from '../message/message.tsx';
import { useCardKeys } from '../shortcuts/use-card-keys.ts';
import { ToolNote } from '../tool-views/tool-note.tsx';
import { isOnItsWay } from './on-its-way.ts';
import { useFollowEnd } from './use-follow-end.ts';
import { useMessageWindow } from './use-message-window.ts';
import { placeIn, useThreadPlace } from './use-thread-place.ts';

interface ThreadProps {
  messages: readonly ChatMessage[];
  busy: boolean;
  /** Nothing of the answer has arrived yet. */
  waiting: boolean;
  error: string | undefined;
  /** What stands at its end: chips that fit the last answer. */
  children?: ReactNode;
}

/** How near to the top scrolling up brings earlier messages. */
const EARLIER_PX = 120;

/** The messages. A thread is known by its first one; another thread starts with its own place and window. */
export function Thread(props: ThreadProps) {
  const thread = props.messages[0]?.id ?? '';
  return <Log key={thread} thread={thread} {...props} />;
}

/** Silent to screen readers: one status in the panel announces the finished answer. */
function Log({ thread, messages, busy, waiting, error, children }: ThreadProps & { thread: string }) {
  const actions = useConversationActions();
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

  /** The scroll position of the last event: to ask the page for it now would make it lay itself out. */
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

  return (
    // What is cut at its start or end fades: it goes on. At the very start and end the fade lies on empty ground.
    <div className="relative min-h-0 flex-1 before:pointer-events-none before:absolute before:inset-x-4 before:top-0 before:z-1 before:h-3 before:bg-linear-to-b before:from-(--ground,var(--background)) before:content-[''] sm:before:h-4 after:pointer-events-none after:absolute after:inset-x-4 after:bottom-0 after:h-3 after:bg-linear-to-t after:from-(--ground,var(--background)) after:content-[''] sm:after:h-4">
      <div
        ref={list}
        role="log"
        aria-label="Konuşma"
        aria-live="off"
        tabIndex={0}
        // Its own size decides how cards stand in it (`beside:` and `tall:` in the style sheet).
        className="relative h-full overflow-y-auto px-4 py-3 contain-strict [container:thread/size] [scrollbar-gutter:stable_both-edges] focus-visible:-outline-offset-2 sm:px-6 sm:py-4"
      >
        <div ref={inside} className="column flex flex-col gap-4">
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
          <Messages ref={content} messages={messages} start={start} busy={busy} early={busy && !hasLasted} />
          {waiting && hasLasted && <ToolNote tone="working">Düşünüyor…</ToolNote>}
          {error !== undefined && (
            <div className="flex flex-wrap items-center gap-3">
              <ToolNote tone="error">{error}</ToolNote>
              <Button variant="outline" size="sm" onClick={() => actions?.regenerate()}>
                <RotateCcw aria-hidden />
                Tekrar dene
              </Button>
            </div>
          )}
          {children}
        </div>
      </div>
      {away && (
        <IconButton
          label="Son mesaja git"
          title="Son mesaja git"
          Icon={ArrowDown}
          variant="secondary"
          // The focus stays in the composer; whoever comes by keyboard goes to the log.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            toEnd();
            if (currentTarget === document.activeElement) list.current?.focus({ preventScroll: true });
          }}
          className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-full border border-border shadow-popup"
        />
      )}
    </div>
  );
}

interface MessagesProps extends Pick<ThreadProps, 'messages' | 'busy'> {
  ref: Ref<HTMLDivElement>;
  start: number;
  /** Whether the answer may still come before anybody has missed it. */
  early: boolean;
}

/** The mounted messages; drawn again only when a message has changed, not with every key in the composer. */
const Messages = memo(function Messages({ ref, messages, start, busy, early }: MessagesProps) {
  const last = messages.at(-1);
  return (
    <div ref={ref} className="space-y-4 empty:hidden">
      {messages.slice(start, early && isOnItsWay(last) ? -1 : undefined).map((message) => (
        <Message
          key={message.id}
          message={message}
          isLast={message === last}
          live={message === last && busy}
        />
      ))}
    </div>
  );
});
