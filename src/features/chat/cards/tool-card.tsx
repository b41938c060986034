import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

/** The card that a tool's answer is drawn on. The thread rests at it (`[data-card]`), so that it is read from its top. */
export function ToolCard({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      data-card
      className={cn('flex max-w-184 flex-col gap-3 rounded-2xl border border-border bg-card p-4', className)}
      {...props}
    />
  );
}
