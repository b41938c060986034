import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { noticeOf } from '#ai-service/fallback.ts';
import type { Fallback } from '#domain/fallback.ts';

interface FailureNoticeProps {
  fallback: Fallback;
  /** What can be done about it. */
  children?: ReactNode;
}

/** That the AI service could not answer, and why, before the answer that came in its place. */
export function FailureNotice({ fallback, children }: FailureNoticeProps) {
  return (
    <div
      role="note"
      className="flex max-w-184 flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-border bg-muted/60 px-3 py-2 text-sm text-muted-foreground"
    >
      <CloudOff aria-hidden className="size-4 shrink-0 self-start translate-y-0.5" />
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">{noticeOf(fallback)}</p>
      {children}
    </div>
  );
}
