import { History, SquarePen } from 'lucide-react';
import { memo, type Ref } from 'react';

import { Button } from '#ui/button.tsx';

interface PanelHeaderProps {
  /** Which model speaks, in words. */
  modelLabel: string;
  isListOpen: boolean;
  onToggleList: () => void;
  onNew: () => void;
  canStartNew: boolean;
  listButton: Ref<HTMLButtonElement>;
}

export const PanelHeader = memo(function PanelHeader(props: PanelHeaderProps) {
  const { modelLabel, isListOpen, onToggleList, onNew, canStartNew, listButton } = props;
  return (
    <header className="isolate flex min-h-14 items-center justify-between gap-2 border-b border-border py-1.5 pr-2 pl-4 sm:pl-5">
      <p className="min-w-0 truncate text-sm text-muted-foreground">{modelLabel}</p>
      <div className="flex shrink-0 items-center gap-1">
        <Button
          ref={listButton}
          variant="ghost"
          size="sm"
          aria-expanded={isListOpen}
          aria-label="Sohbetlerim"
          className="aria-expanded:bg-accent"
          onClick={onToggleList}
        >
          <History aria-hidden />
          <span className="hidden sm:inline">Sohbetlerim</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={onNew} disabled={!canStartNew}>
          <SquarePen aria-hidden />
          Yeni sohbet
        </Button>
      </div>
    </header>
  );
});
