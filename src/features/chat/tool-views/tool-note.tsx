import { CircleAlert, CircleSlash, Info } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '#lib/cn.ts';
import { Spinner } from '#ui/spinner.tsx';

const ICONS = {
  working: <Spinner className="size-4" />,
  info: <Info aria-hidden className="size-4" />,
  cancelled: <CircleSlash aria-hidden className="size-4" />,
  error: <CircleAlert aria-hidden className="size-4" />,
};

/** A short line about a tool's work: what is under way, what was cut, what failed. */
export function ToolNote({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  return (
    <p
      className={cn(
        'flex items-center gap-2 text-sm',
        tone === 'error' ? 'text-destructive-text' : 'text-muted-foreground',
      )}
    >
      {ICONS[tone]}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
