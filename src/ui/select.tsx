import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

import { fieldClasses } from './input.tsx';

/** The platform's own select: it is the one that phones and screen readers know best. `className` sizes the box. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex h-fit w-full', className)}>
      <select className={cn(fieldClasses, 'h-11 appearance-none truncate pr-10 pl-3.5')} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
