import { useId } from 'react';

import { Button } from '#ui/button.tsx';

import { ToolCard } from '../cards/tool-card.tsx';
import type { ApprovalWords } from './tool-entry.ts';

/** Asks in the conversation what the confirmation dialog asks on the screens, in the same words. */
export function ApprovalCard({
  tone,
  title,
  body,
  verb,
  onAnswer,
}: ApprovalWords & { onAnswer: (yes: boolean) => void }) {
  const id = useId();
  return (
    <ToolCard
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="shadow-card"
    >
      <h3 id={`${id}-title`} className="font-semibold">
        {title}
      </h3>
      <p id={`${id}-body`} className="text-sm text-muted-foreground">
        {body}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => onAnswer(false)}>
          Vazgeç
        </Button>
        <Button variant={tone === 'danger' ? 'destructive' : 'default'} onClick={() => onAnswer(true)}>
          {verb}
        </Button>
      </div>
    </ToolCard>
  );
}
