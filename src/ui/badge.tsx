import type { ReactNode } from 'react';

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex w-fit shrink-0 items-center gap-1 rounded-full bg-secondary px-2.5 py-0.5 text-xs font-medium whitespace-nowrap text-secondary-foreground [&_svg]:size-3.5">
      {children}
    </span>
  );
}
