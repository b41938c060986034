import type { ReactNode } from 'react';

interface DataRowProps {
  title: string;
  hint: string;
  /** The button that does it. */
  action: ReactNode;
  children?: ReactNode;
}

/** One thing to be done with all the data: what it is, and its button. */
export function DataRow({ title, hint, action, children }: DataRowProps) {
  return (
    <div className="border-t border-border py-6 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-xl min-w-0">
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="text-sm text-muted-foreground">{hint}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
