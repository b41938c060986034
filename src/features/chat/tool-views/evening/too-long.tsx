import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { minutesBetween, planOf, whatFits } from '#domain/evening-plan.ts';
import { clockIn, clockOf } from '#lib/turkish/clock.ts';
import { inWords, joinList, unbroken } from '#lib/turkish/format.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import { Button } from '#ui/button.tsx';

import type { DonePlan, Plan } from './use-plan.ts';

/** The films of a plan that would be over in time. */
const fitting = ({ films, frame: { startsAt, endsBy, breakMinutes } }: Plan) =>
  endsBy === undefined ? [] : whatFits(films, minutesBetween(startsAt, endsBy), breakMinutes);

/** By how much a plan misses its hour. */
export function OverWarning({ plan }: { plan: Plan }) {
  const { endsBy } = plan.frame;
  const { over } = plan.plan;
  if (over === 0 || endsBy === undefined) return null;
  return (
    <p className="flex gap-2 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive-text" />
      <span>
        Bu plan {clockIn(endsBy, 'accusative')} {unbroken(inWords(over))} aşıyor.
        {fitting(plan).length === 0 && ' Hiçbiri bu süreye sığmıyor.'}
      </span>
    </p>
  );
}

/** What helps where it is too long: fewer films, or a shorter one instead of a long one; each with the end it brings. */
export function WaysOut({ plan, swaps }: { plan: Plan; swaps: DonePlan['swaps'] }) {
  const { films, frame } = plan;
  const { over } = plan.plan;
  const fits = fitting(plan);
  const titles = fits.map(({ title }) => title);
  const possible = swaps.filter(
    ({ title, film }) => films.some((one) => one.title === title) && !films.some(({ id }) => id === film.id),
  );
  if (over === 0 || (fits.length === 0 && possible.length === 0)) return null;
  const endOf = (some: readonly OutputFilm[]) => planOf(some, frame).ends;
  const withOther = (title: string, film: OutputFilm) =>
    films.map((one) => (one.title === title ? film : one));
  return (
    <div className="flex flex-col gap-2">
      {fits.length > 0 && (
        <Change onClick={() => plan.keepOnly(titles)} ends={endOf(fits)}>
          Yalnızca {joinList(titles)}
        </Change>
      )}
      {possible.map(({ title, film }) => (
        <Change key={film.id} onClick={() => plan.swap(title, film)} ends={endOf(withOther(title, film))}>
          {title} yerine {film.title}
        </Change>
      ))}
    </div>
  );
}

interface ChangeProps {
  onClick: () => void;
  /** When the evening would be over. */
  ends: Date;
  children: ReactNode;
}

function Change({ onClick, ends, children }: ChangeProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="h-auto min-h-11 w-full shrink justify-between py-1.5 text-start whitespace-normal md:pointer-fine:min-h-9"
      onClick={onClick}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>{' '}
      <span className="shrink-0 font-normal text-muted-foreground">Bitiş {clockOf(ends)}</span>
    </Button>
  );
}
