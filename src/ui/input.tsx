import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

export const fieldClasses =
  'w-full min-w-0 rounded-lg border border-input bg-card text-base text-foreground placeholder:text-muted-foreground ' +
  'transition-[border-color,box-shadow] disabled:cursor-not-allowed disabled:opacity-60 ' +
  'aria-invalid:border-destructive-text aria-invalid:outline-destructive-text';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      className={cn(
        fieldClasses,
        'h-11 px-3.5 read-only:bg-muted read-only:text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}
