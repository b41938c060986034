import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '#lib/cn.ts';

interface OutcomeLineProps extends ComponentProps<'div'> {
  Icon: LucideIcon;
}

/** What a tool did, in a framed line. */
export function OutcomeLine({ Icon, className = 'py-2.5 text-sm', children, ...props }: OutcomeLineProps) {
  return (
    <div
      className={cn(
        'flex max-w-184 items-center gap-x-3 rounded-xl border border-border bg-card px-3',
        className,
      )}
      {...props}
    >
      <Icon aria-hidden className="my-0.5 size-4 shrink-0 text-link" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">{children}</div>
    </div>
  );
}

/** A link in a tool's view; what leads out of the app opens in a tab that knows nothing of this one. */
export function ToolLink({ href, children }: { href: string; children: ReactNode }) {
  const isOutside = !href.startsWith('#');
  return (
    <a
      className="inline-flex min-h-11 items-center self-start text-sm font-medium text-link underline underline-offset-4 md:min-h-6"
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
