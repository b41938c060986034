import { formatNumber } from '#lib/turkish/format.ts';

import type { Bar } from './charts.ts';

/** Upright bars, as high as there is room. Whoever cannot see them reads the same as a list. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="grid min-h-44 flex-1 auto-cols-fr grid-flow-col gap-2">
      {bars.map(({ label, name, count }) => (
        <li key={name} className="flex min-w-0 flex-col items-center justify-end gap-1.5">
          <span className="sr-only">
            {name}: {formatNumber(count)} film
          </span>
          <span aria-hidden className="text-xs font-semibold tabular-nums">
            {count > 0 ? formatNumber(count) : ''}
          </span>
          <span
            aria-hidden
            className={
              count > 0 ? 'w-full max-w-12 rounded-t-md bg-primary' : 'w-full max-w-12 rounded-t-md bg-muted'
            }
            style={{ height: `${Math.max(3, (count / most) * 76)}%` }}
          />
          <span aria-hidden className="text-xs text-muted-foreground">
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
