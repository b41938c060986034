import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import { cn } from '#lib/cn.ts';
import { Button } from '#ui/button.tsx';

import { useChangeOf, useJournal } from './journal-context.tsx';
import { UNDO_ANSWERS } from './undo-deed.ts';

/** Takes back what a tool call changed, from its message; says what became of it. Nothing where it changed nothing. */
export function UndoButton({ source }: { source: string }) {
  const journal = useJournal();
  const entry = useChangeOf(source);
  const [acted, setActed] = useState(false);
  const [failed, setFailed] = useState(false);
  if (journal === null || entry === undefined) return null;
  if (entry.state !== 'open') {
    return (
      <span
        ref={acted ? focus : undefined}
        tabIndex={-1}
        // Its words stand where those of the button stood.
        className={cn(
          'ml-auto rounded-sm px-3.5 text-sm text-muted-foreground',
          entry.state === 'undone' && 'whitespace-nowrap',
        )}
      >
        {UNDO_ANSWERS[entry.state]}
      </span>
    );
  }
  return (
    <span className="ml-auto flex flex-wrap items-center gap-2">
      {failed && <span className="text-sm text-destructive-text">{UNDO_ANSWERS.failed}</span>}
      <Button
        variant="ghost"
        size="sm"
        title={entry.label}
        onClick={() => {
          setActed(true);
          void journal.undo(entry.id).then((result) => setFailed(result === 'failed'));
        }}
      >
        <Undo2 aria-hidden />
        Geri al
      </Button>
    </span>
  );
}

/** The button goes once the change is taken back, and the focus with it; it moves to the answer. */
const focus = (answer: HTMLElement | null) => answer?.focus({ preventScroll: true });
