import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

/** A place being kept for what is loading. Decorative: say elsewhere, once, that something loads. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cn(
        'animate-shimmer rounded-md bg-muted bg-[linear-gradient(100deg,transparent_35%,var(--accent)_50%,transparent_65%)] bg-size-[200%_100%]',
        className,
      )}
      {...props}
    />
  );
}
