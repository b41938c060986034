import { type ReactNode, useId } from 'react';

import { Card } from '#ui/card.tsx';

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One section's card with its heading. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="p-5 sm:p-7">
      <h2 id={id} className="text-2xl font-semibold">
        {title}
      </h2>
      {hint !== undefined && <p className="mt-1 text-muted-foreground">{hint}</p>}
      <div className={hint === undefined ? 'mt-4' : 'mt-6'}>{children}</div>
    </Card>
  );
}
