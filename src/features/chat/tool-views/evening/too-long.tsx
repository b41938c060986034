import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { whatFits, minutesBetween } from '#domain/evening-plan.ts';
import { clockIn } from '#lib/turkish/clock.ts';
import { formatMinutes, inWords, joinList, unbroken } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';

import type { DonePlan, Plan } from './use-plan.ts';

/** By how much a plan misses its hour, and what would help: fewer films, or a shorter one instead of a long one. */
export function TooLong({ plan, swaps }: { plan: Plan; swaps: DonePlan['swaps'] }) {
  const { films, frame } = plan;
  const { over } = plan.plan;
  if (over === 0 || frame.endsBy === undefined) return null;
  const fits = whatFits(films, minutesBetween(frame.startsAt, frame.endsBy), frame.breakMinutes);
  const titles = fits.map(({ title }) => title);
  const possible = swaps.filter(
    ({ title, film }) => films.some((one) => one.title === title) && !films.some(({ id }) => id === film.id),
  );
  return (
    <div className="flex flex-col gap-2 rounded-xl bg-muted p-3">
      <p className="flex gap-2 text-sm">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive-text" />
        <span>
          Bu plan {clockIn(frame.endsBy, 'accusative')} {unbroken(inWords(over))} aşıyor.
          {fits.length === 0 && ' Hiçbiri bu süreye sığmıyor.'}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {fits.length > 0 && (
          <Change onClick={() => plan.keepOnly(titles)}>Yalnızca {joinList(titles)}</Change>
        )}
        {possible.map(({ title, film }) => (
          <Change key={film.id} onClick={() => plan.swap(title, film)}>
            {/* One text, so that the length follows the title wherever the line ends. */}
            <span>
              {title} yerine {film.title} ({formatMinutes(film.duration)})
            </span>
          </Change>
        ))}
      </div>
    </div>
  );
}

function Change({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="h-auto min-h-11 max-w-full shrink py-1.5 text-start whitespace-normal md:pointer-fine:min-h-9"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
