import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';

import type { Screening } from '#domain/evening-plan.ts';
import { useFilmActions } from '#features/film/film-actions.tsx';
import { Poster } from '#features/film/poster/poster.tsx';
import { cn } from '#lib/cn.ts';
import { clockOf } from '#lib/turkish/clock.ts';
import { formatMinutes } from '#lib/turkish/format.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface PlanRowProps {
  screening: Screening<OutputFilm>;
  place: number;
  count: number;
  isDragged: boolean;
  /** The break before it, in minutes; none before the first film. */
  pause: number;
  onMove: (to: number) => void;
  handle: ComponentProps<'span'>;
}

const ARROW =
  'aria-disabled:pointer-events-none aria-disabled:opacity-0 aria-disabled:focus-visible:opacity-40';

/** A film of a plan with its times. It is moved by its handle, or by two buttons. */
export function PlanRow({ screening, place, count, isDragged, pause, onMove, handle }: PlanRowProps) {
  const { openFilm } = useFilmActions();
  const { film, starts, ends } = screening;
  return (
    <li className={cn('rounded-xl', isDragged && 'bg-accent')}>
      {pause > 0 && <p className="py-1 ps-22 text-xs text-muted-foreground">{pause} dk ara</p>}
      <div className="flex items-center gap-3 rounded-xl py-1 hover:bg-muted">
        <span
          aria-hidden
          className={cn(
            'flex h-11 w-6 shrink-0 touch-none items-center justify-center text-muted-foreground',
            count > 1 ? 'cursor-grab active:cursor-grabbing' : 'invisible',
          )}
          {...handle}
        >
          <GripVertical className="size-4" />
        </span>
        <Poster film={film} className="w-10 shrink-0 rounded-md" />
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold tabular-nums">
            <time dateTime={starts.toISOString()}>{clockOf(starts)}</time>–
            <time dateTime={ends.toISOString()}>{clockOf(ends)}</time>
          </p>
          <button
            type="button"
            dir="auto"
            className="min-h-6 rounded-sm text-start wrap-anywhere hover:underline"
            onClick={() => openFilm(film)}
          >
            {film.title}
          </button>
          <p className="text-xs text-muted-foreground">{formatMinutes(film.duration)}</p>
        </div>
        {count > 1 && (
          // One that leads nowhere is not seen: it keeps the focus that it may have, and the edge belongs to the other.
          <div className={cn('flex shrink-0', place === count - 1 && 'flex-row-reverse')}>
            <IconButton
              label={`${film.title}: öne al`}
              Icon={ArrowUp}
              aria-disabled={place === 0}
              className={ARROW}
              onClick={() => onMove(place - 1)}
            />
            <IconButton
              label={`${film.title}: sona al`}
              Icon={ArrowDown}
              aria-disabled={place === count - 1}
              className={ARROW}
              onClick={() => onMove(place + 1)}
            />
          </div>
        )}
      </div>
    </li>
  );
}
