import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { minutesBetween, minutesOf, whatFits } from '#domain/evening-plan.ts';
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
      <div className="flex flex-col gap-2">
        {fits.length > 0 && (
          <Change onClick={() => plan.keepOnly(titles)} minutes={minutesOf(fits, frame.breakMinutes)}>
            Yalnızca {joinList(titles)}
          </Change>
        )}
        {possible.map(({ title, film }) => (
          <Change key={film.id} onClick={() => plan.swap(title, film)} minutes={film.duration}>
            {title} yerine {film.title}
          </Change>
        ))}
      </div>
    </div>
  );
}

interface ChangeProps {
  onClick: () => void;
  /** How long what is left would be. */
  minutes: number;
  children: ReactNode;
}

function Change({ onClick, minutes, children }: ChangeProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="h-auto min-h-11 w-full shrink justify-between py-1.5 text-start whitespace-normal md:pointer-fine:min-h-9"
      onClick={onClick}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>{' '}
      <span className="shrink-0 font-normal text-muted-foreground">{formatMinutes(minutes)}</span>
    </Button>
  );
}
