import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The red box of the recommendation screen; `children` is what can be done about it. */
export function ErrorBox({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-xl border border-destructive-text bg-destructive/10 p-4 text-destructive-text"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <p className="wrap-anywhere">{message}</p>
        {children}
      </div>
    </div>
  );
}
