import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

type LabelProps = ComponentProps<'label'> & { htmlFor: string };

export function Label({ className, htmlFor, ...props }: LabelProps) {
  return (
    <label
      htmlFor={htmlFor}
      className={cn('block text-sm font-medium text-foreground', className)}
      {...props}
    />
  );
}
