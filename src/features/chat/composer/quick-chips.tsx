import { memo } from 'react';

import { cn } from '#lib/cn.ts';
import { ButtonRow, RowButton } from '#ui/button-row.ts';

import type { Prompt } from './prompts.ts';
import { StarterChips } from './starter-chips.tsx';

interface QuickChipsProps {
  prompts: readonly Prompt[];
  onPick: (message: string) => void;
  disabled: boolean;
  /** One row that scrolls sideways, once the conversation needs the room. */
  compact: boolean;
}

export const QuickChips = memo(function QuickChips({ prompts, onPick, disabled, compact }: QuickChipsProps) {
  if (!compact) return <StarterChips onPick={onPick} disabled={disabled} />;
  return (
    <ButtonRow
      role="group"
      aria-orientation={undefined}
      aria-label="Hızlı öneriler"
      className={cn(
        'flex gap-2',
        compact ? 'fade-end scrollbar-none overflow-x-auto py-1' : 'flex-wrap justify-center',
      )}
    >
      {prompts.map(({ label, message }) => (
        <RowButton
          key={message}
          disabled={disabled}
          onClick={() => onPick(message)}
          className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-input bg-card px-4 text-sm font-medium transition-colors hover:border-link hover:bg-accent disabled:opacity-55 md:px-3.5 md:pointer-fine:min-h-9"
        >
          {label}
        </RowButton>
      ))}
    </ButtonRow>
  );
});
