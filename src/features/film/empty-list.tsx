import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyListProps {
  icon: LucideIcon;
  title: string;
  hint: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What stands in the place of a list that has nothing in it yet. */
export function EmptyList({ icon: Icon, title, hint, children }: EmptyListProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-2xl bg-muted/60 px-6 py-14 text-center">
      <Icon aria-hidden className="mb-2 size-10 text-muted-foreground" />
      <p className="font-display text-xl font-semibold">{title}</p>
      <p className="text-muted-foreground">{hint}</p>
      {children}
    </div>
  );
}
