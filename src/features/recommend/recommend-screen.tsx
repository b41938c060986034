import { ClipboardList, MessagesSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { cn } from '#lib/cn.ts';
import { ToggleChip } from '#ui/toggle-chip.tsx';

import { RecommendPanel, type RecommendPanelProps } from './recommend-panel.tsx';

interface RecommendScreenProps extends RecommendPanelProps {
  chat: ReactNode;
}

/** *Film Öner* (docs/product.md): chat and classic form side by side from 1024 px, below that one of them, chat first. */
export function RecommendScreen({ chat, ...panel }: RecommendScreenProps) {
  const [view, setView] = useState<'chat' | 'form'>('chat');
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3 sm:gap-4">
        <div>
          <h1 className="text-3xl font-bold sm:text-4xl">Film Önerisi Al</h1>
          {/* A phone has no line to spare. */}
          <p className="mt-1.5 hidden text-muted-foreground sm:block">
            Anlat ya da işaretle; sana üç film bulalım.
          </p>
        </div>
        <fieldset aria-label="Görünüm" className="flex gap-2 lg:hidden">
          <ToggleChip pressed={view === 'chat'} onClick={() => setView('chat')}>
            <MessagesSquare aria-hidden />
            Sohbet
          </ToggleChip>
          <ToggleChip pressed={view === 'form'} onClick={() => setView('form')}>
            <ClipboardList aria-hidden />
            Form
          </ToggleChip>
        </fieldset>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div
          className={cn(
            'h-[calc(100dvh-12.5rem)] min-h-100 lg:sticky lg:top-20 lg:block lg:h-[calc(100dvh-13rem)] lg:min-h-120 *:h-full',
            view === 'form' && 'hidden',
          )}
        >
          {chat}
        </div>
        {/* `isolate`: otherwise the form is painted again whenever the conversation beside it grows. */}
        <div
          className={cn(
            'isolate rounded-2xl border border-border bg-card p-4 shadow-card sm:p-6 lg:block',
            view === 'chat' && 'hidden',
          )}
        >
          <RecommendPanel {...panel} />
        </div>
      </div>
    </div>
  );
}
