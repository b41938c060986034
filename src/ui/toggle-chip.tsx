import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

type ToggleChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { pressed: boolean };

/** A choice that is on or off: genres, moods, filters. */
export function ToggleChip({ pressed, className, ...props }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={cn(
        'inline-flex min-h-11 md:pointer-fine:min-h-9 shrink-0 items-center justify-center gap-2 rounded-full border px-4 text-sm font-medium select-none',
        'transition-[background-color,border-color,color,scale] duration-150 active:scale-[0.98]',
        'disabled:pointer-events-none disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
        pressed
          ? 'border-primary bg-primary text-primary-foreground'
          : 'border-input bg-card text-foreground hover:border-link hover:bg-accent',
        className,
      )}
      {...props}
    />
  );
}
