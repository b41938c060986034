import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';

import { cn } from '#lib/cn.ts';
import { useMedia } from '#lib/use-media.ts';
import type { Chats } from '#storage/chats/chats.ts';

import { ConversationActionsProvider } from './actions/conversation-actions.tsx';
import { Composer } from './composer/composer.tsx';
import type { DraftStore } from './composer/draft-store.ts';
import { promptsAfter, QUICK_PROMPTS } from './composer/prompts.ts';
import { QuickChips } from './composer/quick-chips.tsx';
import { ReadOnlyNotice } from './composer/read-only-notice.tsx';
import { createPanel } from './create-panel.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import { ConversationList } from './list/conversation-list.tsx';
import { PanelHeader } from './panel-header.tsx';
import { isBlank } from './session/branch-tree.ts';
import type { Conversations } from './session/create-conversations.ts';
import { useComposerKey } from './shortcuts/use-composer-key.ts';
import { announcementOf, textOf } from './text/spoken.ts';
import { Thread } from './thread/thread.tsx';
import { useQuietWhen } from './voice/read-aloud.tsx';
import { useVoice } from './voice/use-voice.ts';

interface ChatPanelProps {
  conversations: Conversations;
  chats: Chats;
  draft: DraftStore;
  /** Which model speaks, in words. */
  modelLabel: string;
  className?: string;
  /** Whether the composer takes the focus as it appears. */
  focusOnOpen?: boolean;
  /** Told before each frame whether nothing has been said. */
  onEmpty?: (isEmpty: boolean) => void;
}

/** The conversation with its composer: the front door. */
export function ChatPanel(props: ChatPanelProps) {
  const { conversations, chats, draft, modelLabel, className, focusOnOpen = false, onEmpty } = props;
  const panel = useMemo(() => createPanel(conversations, draft), [conversations, draft]);
  const { hold } = panel;
  const { view } = useStore(panel.store);
  const { open, phase } = useStore(conversations.store);
  const { messages, status, error } = useStore(open.chat.store);
  const branches = useStore(open.store, (state) => state.branches);
  const cut = useStore(open.store, (state) => state.cut);
  const readOnly = useStore(open.store, ({ mode }) => mode === 'reading');
  useEffect(() => {
    if (focusOnOpen) panel.focusBack();
  }, [focusOnOpen, panel]);
  useComposerKey(panel.isInReach, panel.showInput);
  const voice = useVoice(draft, panel.submit);

  const isListOpen = view.kind === 'list' || (view.kind === 'opening' && view.id !== open.id);
  const last = messages.at(-1);
  const empty = last === undefined;
  useLayoutEffect(() => onEmpty?.(empty), [onEmpty, empty]);
  const loading = phase === 'loading';
  const busy = status === 'submitted' || status === 'streaming';
  const wait = busy || loading;
  useQuietWhen(busy, open.id);
  const prompts = useMemo(() => promptsAfter(last), [last]);
  const actions = useMemo(() => ({ ...panel.actions, readOnly, branches }), [panel, readOnly, branches]);
  // Above the composer they are seen however long the answer is; a short window needs the room for the answer.
  const isShort = useMedia('(height < 40rem)');
  const chips = !wait && !readOnly && !empty && (
    <QuickChips prompts={prompts} onPick={panel.actions.say} disabled={false} compact />
  );

  return (
    <section
      ref={hold}
      tabIndex={-1}
      aria-label="Sohbet"
      className={cn(
        '@container/chat flex min-w-0 flex-col overflow-hidden outline-none contain-strict',
        className,
      )}
    >
      <PanelHeader
        modelLabel={modelLabel}
        isListOpen={isListOpen}
        onToggleList={panel.toggleList}
        onNew={panel.startNew}
        canStartNew={!empty && !loading}
        listButton={panel.listButton}
        conversations={conversations}
        chats={chats}
      />
      {isListOpen ? (
        <ConversationList
          conversations={conversations}
          chats={chats}
          onPick={panel.openKept}
          onClose={panel.closeList}
        />
      ) : empty ? (
        <div className="flex min-h-0 flex-1 flex-col justify-center-safe gap-4 overflow-y-auto px-4 pt-4 [scrollbar-gutter:stable_both-edges] fade-below sm:gap-7 sm:px-6 lg:group-has-data-found/room:justify-end-safe">
          <EmptyConversation />
          <QuickChips
            prompts={QUICK_PROMPTS}
            onPick={panel.actions.say}
            disabled={wait || readOnly}
            compact={false}
          />
          <div role="log" aria-label="Konuşma" aria-live="off" className="sr-only" />
        </div>
      ) : (
        <ConversationActionsProvider actions={actions} busy={wait}>
          <Thread
            messages={messages}
            busy={busy}
            waiting={
              status === 'submitted' || (status === 'streaming' && last.role === 'assistant' && isBlank(last))
            }
            error={readOnly || busy ? undefined : (error?.message ?? cut)}
          >
            {isShort && chips}
          </Thread>
        </ConversationActionsProvider>
      )}
      {!isListOpen && (
        <div className="gutters isolate px-4 pt-1 pb-3 sm:px-6 sm:pb-4">
          <div className="column">
            {/* Its room stays while an answer comes: the thread would jump otherwise. */}
            {!empty && !isShort && !readOnly && <div className="mb-1 min-h-13">{chips}</div>}
            {readOnly ? (
              <ReadOnlyNotice busy={loading} onTakeOver={panel.takeOver} />
            ) : (
              <Composer
                draft={draft}
                onSubmit={panel.submit}
                onStop={panel.stop}
                busy={busy}
                inputRef={panel.input}
                voice={voice}
                lastMessage={() => {
                  const own = messages.findLast(({ role }) => role === 'user');
                  return own && textOf(own);
                }}
              />
            )}
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {announcementOf(status, messages)}
      </p>
    </section>
  );
}
