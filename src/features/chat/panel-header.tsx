import { History, SquarePen } from 'lucide-react';
import { memo, type Ref } from 'react';

import { cn } from '#lib/cn.ts';
import { Button } from '#ui/button.tsx';

import type { Chats } from '#storage/chats/chats.ts';

import type { Conversations } from './session/create-conversations.ts';
import { ShortcutsButton } from './shortcuts/shortcuts-button.tsx';
import { TakeAlongButton } from './take-along/take-along-button.tsx';

interface PanelHeaderProps {
  /** Which model speaks, in words. */
  modelLabel: string;
  isListOpen: boolean;
  onToggleList: () => void;
  onNew: () => void;
  canStartNew: boolean;
  listButton: Ref<HTMLButtonElement>;
  conversations: Conversations;
  chats: Chats;
}

/** The one head of the room. Whoever holds the panel may keep a place at its end free: `--head-end`. */
export const PanelHeader = memo(function PanelHeader(props: PanelHeaderProps) {
  const { modelLabel, isListOpen, onToggleList, onNew, canStartNew, listButton, conversations, chats } =
    props;
  const [who, ...about] = modelLabel.split(' · ');
  return (
    <header className="gutters isolate shrink-0 border-b border-border/70 px-4 sm:px-6">
      <div className="column flex h-12 items-center justify-end gap-0.5 pr-(--head-end)">
        {/* In two small lines where the buttons leave it no more; on a phone each answer says it, and the head has no room.
            Where not even its longest word has room, it falls below the strut's line, out of sight: for ears alone, never
            cut in the middle. */}
        <div
          className={cn(
            'flex h-8 min-w-0 flex-1 flex-wrap items-center overflow-hidden @max-sm/chat:sr-only',
            canStartNew && '@max-md/chat:sr-only',
          )}
        >
          <span aria-hidden className="h-8 w-px" />
          <p
            title={modelLabel}
            className="line-clamp-2 min-w-0 flex-[1_1_min-content] text-xs leading-tight text-muted-foreground @md/chat:line-clamp-1 @md/chat:text-sm"
          >
            {who}
            {about.map((words) => (
              <span key={words} className="hidden @4xl/chat:inline">{` · ${words}`}</span>
            ))}
          </p>
        </div>
        {canStartNew && <TakeAlongButton conversations={conversations} chats={chats} />}
        <ShortcutsButton />
        <Button
          ref={listButton}
          variant="ghost"
          size="sm"
          aria-expanded={isListOpen}
          aria-label="Sohbetlerim"
          title="Sohbetlerim"
          className="min-w-11 px-0 md:pointer-fine:min-w-9 @2xl/chat:px-3 aria-expanded:bg-accent"
          onClick={onToggleList}
        >
          <History aria-hidden />
          <span className="hidden @2xl/chat:inline">Sohbetlerim</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label="Yeni sohbet"
          title="Yeni sohbet"
          className="min-w-11 px-0 md:pointer-fine:min-w-9 @2xl/chat:px-3"
          onClick={onNew}
          disabled={!canStartNew}
        >
          <SquarePen aria-hidden />
          <span className="hidden @2xl/chat:inline">Yeni sohbet</span>
        </Button>
      </div>
    </header>
  );
});
