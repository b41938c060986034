import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

type SwitchProps = Omit<ComponentProps<'button'>, 'aria-pressed' | 'children' | 'className'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** Drawn as a switch, spoken as a pressed or unpressed button, like every toggle here. */
export function Switch({ checked, onCheckedChange, ...props }: SwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={checked}
      onClick={() => onCheckedChange(!checked)}
      className={cn(
        // The area that answers to a thumb is taller than the track that is drawn.
        'relative inline-flex h-7 w-12 shrink-0 items-center rounded-full border transition-colors duration-150',
        'after:absolute after:-inset-x-1 after:-inset-y-2.5 disabled:cursor-not-allowed disabled:opacity-55',
        checked ? 'border-primary bg-primary' : 'border-input bg-muted',
      )}
      {...props}
    >
      <span
        aria-hidden
        className={cn(
          'block size-5 rounded-full transition-transform duration-150',
          checked ? 'translate-x-[1.45rem] bg-primary-foreground' : 'translate-x-0.75 bg-muted-foreground',
        )}
      />
    </button>
  );
}
