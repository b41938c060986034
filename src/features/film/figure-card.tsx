import type { LucideIcon } from 'lucide-react';

import { formatNumber } from '#lib/turkish/format.ts';
import { Card } from '#ui/card.tsx';

interface FigureCardProps {
  icon: LucideIcon;
  label: string;
  value: number | string;
}

/** One figure with its name: `Toplam öneri` 42. */
export function FigureCard({ icon: Icon, label, value }: FigureCardProps) {
  return (
    <Card className="flex min-w-0 flex-col-reverse justify-end gap-0.5 p-3.5 sm:p-4 lg:p-5">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-2 font-display text-2xl font-bold sm:min-h-9 sm:text-3xl min-h-8">
        <span
          className={
            typeof value === 'number'
              ? 'truncate tabular-nums'
              : 'text-xl leading-tight hyphens-auto wrap-anywhere md:max-lg:text-lg md:max-lg:leading-tight'
          }
        >
          {typeof value === 'number' ? formatNumber(value) : value}
        </span>
        <Icon aria-hidden className="mt-1.5 size-5 shrink-0 self-start text-link sm:mt-2" />
      </dd>
    </Card>
  );
}
